import { barcode } from './barcode';
import { deskTogether } from './group-pictures';
import { mapFromBehind } from './map-pictures';
import { defaultTitle, frameOption } from './options';
import { detail, picture } from './pictures';
import { parcelDays } from './shipping';
import type { CatalogueProduct, CatalogueSellingPlanGroup } from './types';

const wallMountKit: CatalogueProduct = {
	id: 8_000_000_000_009,
	handle: 'wall-mount-kit',
	title: { de: 'Wandhalterung', en: 'Wall-mount kit' },
	descriptionHtml: {
		de: '<p>Zwei Leisten aus Stahl, eine an die Wand, eine an den Rahmen. Die Karte hängt sich ein, sitzt 6 mm vor der Wand und lässt sich noch um 10 mm nach links und rechts schieben.</p><p>Mit Schrauben und Dübeln für deine Wand, dazu eine kleine Wasserwaage.</p>',
		en: '<p>Two steel rails, one on the wall, one on the frame. The map hooks in, sits 1/4 in (6 mm) off the wall, and can still slide 3/8 in (10 mm) left or right.</p><p>Comes with screws and anchors for your wall, and a small level.</p>',
	},
	productType: { de: 'Zubehör', en: 'Accessory' },
	vendor: 'Aerolume',
	tags: ['accessory', 'mounting'],
	options: [
		{
			key: 'wall',
			name: { de: 'Wand', en: 'Wall' },
			values: [
				{ key: 'drywall', name: { de: 'Gipskarton', en: 'Drywall' } },
				{ key: 'masonry', name: { de: 'Mauerwerk und Beton', en: 'Masonry and concrete' } },
			],
		},
	],
	variants: [
		// First: the anchors for masonry are in every map's box.
		{
			id: 44_000_000_000_152,
			sku: 'WM-DRY',
			options: { wall: 'drywall' },
			price: { EUR: '16.90', USD: '17.90' },
			stock: 47,
			weight: 295,
			requiresShipping: true,
			barcode: barcode(152),
		},
		{
			id: 44_000_000_000_151,
			sku: 'WM-MAS',
			options: { wall: 'masonry' },
			price: { EUR: '16.90', USD: '17.90' },
			stock: 53,
			weight: 310,
			requiresShipping: true,
			barcode: barcode(151),
		},
	],
	images: [
		picture(
			'wall-mount-kit',
			'Zwei Stahlleisten, vier Schrauben, vier Dübel und eine kleine Wasserwaage, flach ausgelegt',
			'Two steel rails, four screws, four anchors, and a small level, laid out flat',
		),
		detail(
			'wall-mount-kit-rail',
			'Eine Schiene an die Wand geschraubt, die Wasserwaage liegt darauf',
			'One rail screwed to the wall, with the level resting on it',
		),
		detail(
			'wall-mount-kit-gap',
			'Karte von der Seite: Zwischen Rahmen und Wand bleiben 6 mm',
			'Map from the side: a gap of 1/4 in (6 mm) between frame and wall',
		),
		mapFromBehind,
		detail(
			'wall-mount-kit-screws',
			'Vier Schrauben und vier Dübel neben einem Lineal: 4 cm lang',
			'Four screws and four anchors next to a ruler: 1.6 in (4 cm) long',
		),
	],
	details: {
		de: 'Traglast: 15 kg\nLänge der Leisten: 30 cm\nMaterial: Stahl, pulverbeschichtet',
		en: 'Load: 33 lb (15 kg)\nRail length: 12 in (30 cm)\nMaterial: powder-coated steel',
	},
	deliveryDays: parcelDays,
	safety: {
		de: `Vor dem Bohren prüfen, ob Leitungen in der Wand liegen.
Dübel passend zur Wand wählen.`,
		en: `Before drilling, check the wall for wires and pipes.
Use anchors that suit the wall.`,
	},
	createdAt: '2025-04-15T08:00:00Z',
	updatedAt: '2026-06-30T12:00:00Z',
};

const tableStand: CatalogueProduct = {
	id: 8_000_000_000_010,
	handle: 'table-stand',
	title: { de: 'Tischständer', en: 'Tabletop stand' },
	descriptionHtml: {
		de: '<p>Für Sideboard, Schreibtisch oder den Tresen im Vereinsheim: Eine Leiste mit einer Nut, in der die Karte leicht nach hinten geneigt steht. Das Kabel läuft unsichtbar durch den Fuß.</p><p>Für Karten mit 60 × 40 cm, hochkant und quer.</p>',
		en: '<p>For a sideboard, a desk, or the counter at the flying club: a bar with a groove that holds the map, tilted slightly back. The cable runs out of sight through the base.</p><p>For 24 × 16 in (60 × 40 cm) maps, vertical or horizontal.</p>',
	},
	productType: { de: 'Zubehör', en: 'Accessory' },
	vendor: 'Aerolume',
	tags: ['accessory', 'desk'],
	options: [frameOption(['oak', 'black'])],
	variants: [
		{
			id: 44_000_000_000_161,
			sku: 'TS-OAK',
			options: { frame: 'oak' },
			price: { EUR: '34.00', USD: '37.00' },
			image: 'table-stand.webp',
			nightPicture: 'table-stand-night.webp',
			stock: 18,
			weight: 620,
			requiresShipping: true,
			barcode: barcode(161),
		},
		{
			id: 44_000_000_000_162,
			sku: 'TS-BLK',
			options: { frame: 'black' },
			price: { EUR: '34.00', USD: '37.00' },
			image: 'table-stand-black.webp',
			nightPicture: 'table-stand-black-night.webp',
			stock: 2,
			weight: 610,
			requiresShipping: true,
			barcode: barcode(162),
		},
	],
	images: [
		picture(
			'table-stand',
			'Aerolume Alpen auf einem Tischständer aus Eiche, auf einem Sideboard',
			'Aerolume Alps on an oak tabletop stand, on a sideboard',
		),
		picture(
			'table-stand-black',
			'Aerolume Deutschland, hochkant, auf dem Tischständer in Schwarz',
			'Aerolume Germany, vertical, on the black tabletop stand',
		),
		picture(
			'table-stand-night',
			'Aerolume Alpen auf dem Tischständer aus Eiche bei Nacht, im Licht einer Lampe',
			'Aerolume Alps on the oak tabletop stand at night, in the light of a lamp',
		),
		picture(
			'table-stand-black-night',
			'Aerolume Deutschland auf dem Tischständer in Schwarz bei Nacht, im Licht einer Lampe',
			'Aerolume Germany on the black tabletop stand at night, in the light of a lamp',
		),
		detail(
			'table-stand-groove',
			'Der Tischständer allein: 32 cm lang, mit der Nut, in der die Karte steht',
			'The tabletop stand by itself: 12.6 in (32 cm) long, with the groove that holds the map',
		),
		detail(
			'table-stand-side',
			'Tischständer und Karte von der Seite: um 8° nach hinten geneigt',
			'Tabletop stand and map from the side: tilted back by 8°',
		),
		deskTogether,
	],
	details: {
		de: 'Maße: 32 × 9 × 4 cm\nNeigung: 8°\nMaterial: massive Eiche, geölt oder schwarz lasiert\nUnterseite: Kork',
		en: 'Size: 12.6 × 3.5 × 1.6 in (32 × 9 × 4 cm)\nTilt: 8°\nMaterial: solid oak, oiled or stained black\nUnderside: cork',
	},
	deliveryDays: parcelDays,
	filterColors: ['oak', 'black'],
	createdAt: '2025-09-01T08:00:00Z',
	updatedAt: '2026-10-30T16:40:00Z',
};

const careSubscription: CatalogueSellingPlanGroup = {
	name: { de: 'Pflege im Abo', en: 'Subscribe to care' },
	option: { de: 'Lieferung', en: 'Delivery' },
	plans: [
		{
			id: 690_000_000_001,
			name: { de: 'Jedes Jahr, 10 % günstiger', en: 'Every year, 10% off' },
			description: {
				de: 'Einmal im Jahr kommt ein neues Pflegeset. Du kannst jederzeit kündigen.',
				en: 'A new care kit arrives once a year. Cancel anytime.',
			},
			optionValue: { de: 'jedes Jahr', en: 'every year' },
			interval: 'YEAR',
			intervalCount: 1,
			percentage: 10,
		},
		{
			id: 690_000_000_002,
			name: { de: 'Alle zwei Jahre, 5 % günstiger', en: 'Every two years, 5% off' },
			description: {
				de: 'Alle zwei Jahre kommt ein neues Pflegeset. Du kannst jederzeit kündigen.',
				en: 'A new care kit arrives every two years. Cancel anytime.',
			},
			optionValue: { de: 'alle zwei Jahre', en: 'every two years' },
			interval: 'YEAR',
			intervalCount: 2,
			percentage: 5,
		},
	],
};

const cleaningSet: CatalogueProduct = {
	id: 8_000_000_000_011,
	handle: 'cleaning-set',
	title: { de: 'Pflegeset', en: 'Care kit' },
	descriptionHtml: {
		de: '<p>Ein Pinsel aus Ziegenhaar für das Papier, ein Tuch für den Rahmen, ein Fläschchen Leinöl für die Eiche. Zweimal im Jahr reicht.</p>',
		en: '<p>A goat-hair brush for the paper, a cloth for the frame, and a small bottle of linseed oil for the oak. Twice a year is enough.</p>',
	},
	productType: { de: 'Zubehör', en: 'Accessory' },
	vendor: 'Aerolume',
	tags: ['accessory', 'care'],
	options: [defaultTitle],
	variants: [
		{
			id: 44_000_000_000_171,
			sku: 'CARE-1',
			options: { title: 'default' },
			price: { EUR: '22.00', USD: '24.00' },
			stock: 36,
			weight: 180,
			requiresShipping: true,
			barcode: barcode(171),
		},
	],
	images: [
		picture(
			'cleaning-set',
			'Pinsel, gefaltetes Leinentuch und ein kleines Fläschchen Leinöl',
			'Brush, folded linen cloth, and a small bottle of linseed oil',
		),
		detail(
			'cleaning-set-brush',
			'Der Pinsel auf dem Papier einer liegenden, ausgeschalteten Karte',
			'The brush on the paper of a map lying flat, switched off',
		),
		detail(
			'cleaning-set-oil',
			'Leinöl und Tuch neben der Ecke eines Rahmens aus Eiche',
			'Linseed oil and cloth next to the corner of an oak frame',
		),
		detail(
			'cleaning-set-box',
			'Tuch, Pinsel und Fläschchen in ihrer Schachtel, der Deckel liegt daneben',
			'Cloth, brush, and bottle in their box, the lid next to it',
		),
	],
	details: {
		de: 'Pinsel: Ziegenhaar, Buchenholz\nTuch: Leinen, 30 × 30 cm\nLeinöl: 30 ml',
		en: 'Brush: goat hair, beech wood\nCloth: linen, 12 × 12 in (30 × 30 cm)\nLinseed oil: 1 fl oz (30 ml)',
	},
	safety: {
		de: 'Ölgetränkte Lappen können sich selbst entzünden: zum Trocknen ausbreiten.\nVon Kindern fernhalten.',
		en: 'Oil-soaked rags can ignite on their own: spread them out to dry.\nKeep away from children.',
	},
	deliveryDays: parcelDays,
	sellingPlanGroup: careSubscription,
	createdAt: '2025-11-03T08:00:00Z',
	updatedAt: '2026-05-11T09:30:00Z',
};

export const accessories: CatalogueProduct[] = [wallMountKit, tableStand, cleaningSet];
