import { barcode } from './barcode';
import { framesTogether } from './group-pictures';
import { mapByDay, mapByNight } from './map-pictures';
import { type FrameKey, frames, sizeOption } from './options';
import { detail, picture } from './pictures';
import { framedPrints } from './print-pictures';
import { parcelDays } from './shipping';
import type { CatalogueImage, CatalogueProduct, CatalogueVariant, Localized } from './types';

interface FrameText {
	title: Localized;
	descriptionHtml: Localized;
	details: Localized;
	frontAlt: Localized;
	cornerAlt: Localized;
	backAlt: Localized;
	/** The frame around a map and around a print. */
	inUse: CatalogueImage[];
}

const texts: Record<FrameKey, FrameText> = {
	oak: {
		title: { de: 'Wechselrahmen Eiche', en: 'Oak frame' },
		descriptionHtml: {
			de: '<p>Massive Eiche aus dem Spessart, geölt, an den Ecken auf Gehrung verleimt. Das Holz dunkelt mit den Jahren ein wenig nach, das gehört dazu.</p><p>Der Rahmen passt auf jede Aerolume gleicher Größe und auf unsere Drucke. Vier Schrauben auf der Rückseite, ein Schraubendreher, zehn Minuten.</p>',
			en: '<p>Solid, oiled oak from the Spessart hills, with glued miter joints at the corners. The wood darkens a little over the years, as it should.</p><p>Swap it yourself: four screws on the back, one screwdriver, ten minutes. Fits every Aerolume of the same size, and our prints.</p>',
		},
		details: {
			de: 'Profil: 24 mm breit, 32 mm tief\nMaterial: massive Eiche, geölt\nGlas: keins, die Karte bleibt offen\nLieferumfang: Rahmen, vier Schrauben M4',
			en: 'Profile: 0.9 in (24 mm) wide, 1.3 in (32 mm) deep\nMaterial: solid oak, oiled\nGlass: none, the map stays uncovered\nIn the box: frame, four M4 screws',
		},
		frontAlt: {
			de: 'Zwei leere Wechselrahmen aus Eiche, an eine Wand gelehnt',
			en: 'Two empty oak frames leaning against a wall',
		},
		cornerAlt: {
			de: 'Ecke des Eichenrahmens mit Gehrung und Maserung',
			en: 'Corner of the oak frame with miter joint and grain',
		},
		backAlt: {
			de: 'Eichenrahmen von hinten mit vier Schrauben M4 und einem Schraubendreher',
			en: 'Oak frame from behind with four M4 screws and a screwdriver',
		},
		inUse: [mapByDay('alps', 'oak'), framedPrints.usa],
	},
	black: {
		title: { de: 'Wechselrahmen Schwarz', en: 'Black frame' },
		descriptionHtml: {
			de: '<p>Lindenholz, schwarz lasiert, sodass die Maserung im Streiflicht noch zu sehen ist. Bei Nacht verschwindet der Rahmen, und nur die Karte leuchtet.</p><p>Er passt auf jede Aerolume gleicher Größe und auf unsere Drucke.</p>',
			en: '<p>Basswood with a black stain that still shows the grain in raking light. At night the frame disappears and only the map glows.</p><p>Fits every Aerolume and every print of the same size. Swap it yourself in ten minutes.</p>',
		},
		details: {
			de: 'Profil: 24 mm breit, 32 mm tief\nMaterial: Lindenholz, schwarz lasiert\nGlas: keins, die Karte bleibt offen\nLieferumfang: Rahmen, vier Schrauben M4',
			en: 'Profile: 0.9 in (24 mm) wide, 1.3 in (32 mm) deep\nMaterial: basswood, stained black\nGlass: none, the map stays uncovered\nIn the box: frame, four M4 screws',
		},
		frontAlt: {
			de: 'Zwei leere schwarze Wechselrahmen, an eine Wand gelehnt',
			en: 'Two empty black frames leaning against a wall',
		},
		cornerAlt: {
			de: 'Ecke des schwarzen Rahmens mit Gehrung',
			en: 'Corner of the black frame with miter joint',
		},
		backAlt: {
			de: 'Schwarzer Rahmen von hinten mit vier Schrauben M4 und einem Schraubendreher',
			en: 'Black frame from behind with four M4 screws and a screwdriver',
		},
		inUse: [mapByNight('europe', 'black'), framedPrints.clouds],
	},
	aluminium: {
		title: { de: 'Wechselrahmen Aluminium', en: 'Aluminum frame' },
		descriptionHtml: {
			de: '<p>Stranggepresstes Aluminium, gebürstet und farblos eloxiert, die Ecken verdeckt verschraubt. Der leichteste der drei Rahmen und der, der am meisten nach Flugzeug aussieht.</p><p>Er passt auf jede Aerolume gleicher Größe und auf unsere Drucke.</p>',
			en: '<p>Extruded aluminum, brushed and clear anodized, its corners joined with hidden screws. The lightest of the three frames, and the one that looks most like an aircraft.</p><p>Fits every Aerolume and every print of the same size. Swap it yourself in ten minutes.</p>',
		},
		details: {
			de: 'Profil: 18 mm breit, 32 mm tief\nMaterial: Aluminium, gebürstet, eloxiert\nGlas: keins, die Karte bleibt offen\nLieferumfang: Rahmen, vier Schrauben M4',
			en: 'Profile: 0.7 in (18 mm) wide, 1.3 in (32 mm) deep\nMaterial: aluminum, brushed, anodized\nGlass: none, the map stays uncovered\nIn the box: frame, four M4 screws',
		},
		frontAlt: {
			de: 'Zwei leere Wechselrahmen aus gebürstetem Aluminium, an eine Wand gelehnt',
			en: 'Two empty brushed aluminum frames leaning against a wall',
		},
		cornerAlt: {
			de: 'Ecke des Aluminiumrahmens, fein gebürstet',
			en: 'Corner of the aluminum frame, finely brushed',
		},
		backAlt: {
			de: 'Aluminiumrahmen von hinten mit vier Schrauben M4 und einem Schraubendreher',
			en: 'Aluminum frame from behind with four M4 screws and a screwdriver',
		},
		inUse: [mapByDay('usa', 'aluminium'), framedPrints.europe],
	},
};

const variants: Record<FrameKey, CatalogueVariant[]> = {
	oak: [
		{
			id: 44_000_000_000_101,
			sku: 'FR-OAK-60',
			options: { size: '60x40' },
			price: { EUR: '59.00', USD: '65.00' },
			stock: 31,
			weight: 1100,
			requiresShipping: true,
			barcode: barcode(101),
		},
		{
			id: 44_000_000_000_102,
			sku: 'FR-OAK-90',
			options: { size: '90x60' },
			price: { EUR: '89.00', USD: '97.00' },
			stock: 14,
			weight: 1700,
			requiresShipping: true,
			barcode: barcode(102),
		},
	],
	black: [
		{
			id: 44_000_000_000_103,
			sku: 'FR-BLK-60',
			options: { size: '60x40' },
			price: { EUR: '44.00', USD: '48.00' },
			compareAtPrice: { EUR: '54.00', USD: '59.00' },
			lowestPrice30d: { EUR: '54.00', USD: '59.00' },
			stock: 19,
			weight: 1050,
			requiresShipping: true,
			barcode: barcode(103),
		},
		{
			id: 44_000_000_000_104,
			sku: 'FR-BLK-90',
			options: { size: '90x60' },
			price: { EUR: '79.00', USD: '86.00' },
			stock: 2,
			weight: 1600,
			requiresShipping: true,
			barcode: barcode(104),
		},
	],
	aluminium: [
		{
			id: 44_000_000_000_105,
			sku: 'FR-ALU-60',
			options: { size: '60x40' },
			price: { EUR: '64.00', USD: '70.00' },
			stock: 22,
			weight: 700,
			requiresShipping: true,
			barcode: barcode(105),
		},
		{
			id: 44_000_000_000_106,
			sku: 'FR-ALU-90',
			options: { size: '90x60' },
			price: { EUR: '94.00', USD: '102.00' },
			stock: 0,
			weight: 1050,
			requiresShipping: true,
			barcode: barcode(106),
		},
	],
};

/** One product per colour, each with references to the two others. */
export const exchangeFrames: CatalogueProduct[] = frames.map((key, index) => {
	const text = texts[key];
	return {
		id: 8_000_000_000_002 + index,
		handle: `frame-${key}`,
		title: text.title,
		descriptionHtml: text.descriptionHtml,
		productType: { de: 'Rahmen', en: 'Frame' },
		vendor: 'Aerolume',
		tags: ['frame', key],
		options: [sizeOption],
		variants: variants[key],
		images: [
			picture(`frame-${key}`, text.frontAlt.de, text.frontAlt.en),
			picture(`frame-${key}-corner`, text.cornerAlt.de, text.cornerAlt.en),
			...text.inUse,
			detail(`frame-${key}-back`, text.backAlt.de, text.backAlt.en),
			framesTogether,
		],
		details: text.details,
		deliveryDays: parcelDays,
		filterColors: [key],
		complementary: ['wall-mount-kit', 'poster-germany', 'poster-alps', 'poster-clouds'],
		matchingColors: frames.filter((other) => other !== key).map((other) => `frame-${other}`),
		createdAt: `2025-03-1${index}T09:00:00Z`,
		updatedAt: `2026-10-0${index + 1}T10:15:00Z`,
	};
});
