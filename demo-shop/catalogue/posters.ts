import { barcode } from './barcode';
import { defaultTitle, type SizeKey, sizeOption, sizes } from './options';
import { detail, picture } from './pictures';
import { type PrintKey, printViews } from './print-pictures';
import { parcelDays, tubeShipping } from './shipping';
import type { CatalogueProduct, CatalogueVariant, Localized, Prices } from './types';

const chartPrices: Record<SizeKey, Prices> = {
	'60x40': { EUR: '39.00', USD: '42.00' },
	'90x60': { EUR: '59.00', USD: '65.00' },
};

const chartDetails: Localized = {
	de: 'Papier: Baumwollpapier 310 g/m², matt\nDruck: Pigmenttinte, 12 Farben\nRahmen: nicht enthalten; passt in unsere Wechselrahmen',
	en: 'Paper: cotton paper 310 g/m², matte\nPrint: pigment ink, 12 colors\nFrame: not included; fits our frames',
};

interface Chart {
	key: Exclude<PrintKey, 'clouds'>;
	/** Last digits of the first variant id; the second variant has the next one. */
	firstVariant: number;
	title: Localized;
	descriptionHtml: Localized;
	alt: Localized;
	stock: Record<SizeKey, number>;
	createdAt: string;
	published?: boolean;
}

const charts: Chart[] = [
	{
		key: 'germany',
		firstVariant: 201,
		title: { de: 'Druck Deutschland', en: 'Germany print' },
		descriptionHtml: {
			de: '<p>Die Karte ohne Licht: Küsten, Grenzen, Gradnetz und ein feiner Ring für jeden Flughafen. Gedruckt auf dem Papier, das auch in der Aerolume steckt.</p><p>Hochkant, von Hand geprüft und gerollt.</p>',
			en: '<p>The map without the lights: coastlines, borders, graticule, and a fine ring for every airport. Printed on the same paper as Aerolume itself.</p><p>Vertical, checked by hand, and rolled.</p>',
		},
		alt: {
			de: 'Ungerahmter Kartendruck von Deutschland, mit zwei Messingstiften an der Wand',
			en: 'Unframed map print of Germany, pinned to the wall with two brass pins',
		},
		stock: { '60x40': 60, '90x60': 25 },
		createdAt: '2025-06-02T08:00:00Z',
	},
	{
		key: 'alps',
		firstVariant: 203,
		title: { de: 'Druck Alpen', en: 'Alps print' },
		descriptionHtml: {
			de: '<p>Vom Genfer See bis Wien, von Augsburg bis Genua: die Alpen als Navigationskarte, auf das Nötige gebracht. Quer, gerollt.</p>',
			en: '<p>From Lake Geneva to Vienna, from Augsburg to Genoa: the Alps as a navigation chart, pared down to what matters. Horizontal, rolled.</p>',
		},
		alt: {
			de: 'Ungerahmter Kartendruck der Alpen, mit zwei Messingstiften an der Wand',
			en: 'Unframed map print of the Alps, pinned to the wall with two brass pins',
		},
		stock: { '60x40': 33, '90x60': 3 },
		createdAt: '2025-06-02T08:05:00Z',
	},
	{
		key: 'europe',
		firstVariant: 205,
		title: { de: 'Druck Europa', en: 'Europe print' },
		descriptionHtml: {
			de: '<p>Ein Kontinent auf einem Bogen, von Reykjavík bis Kreta, in winkeltreuer Kegelprojektion wie auf den Karten im Cockpit. Hochkant, gerollt.</p>',
			en: '<p>A continent on one sheet, from Reykjavík to Crete, in the conformal conic projection used for cockpit charts. Vertical, rolled.</p>',
		},
		alt: {
			de: 'Ungerahmter Kartendruck von Europa, mit zwei Messingstiften an der Wand',
			en: 'Unframed map print of Europe, pinned to the wall with two brass pins',
		},
		stock: { '60x40': 48, '90x60': 20 },
		createdAt: '2025-06-02T08:10:00Z',
	},
	{
		key: 'usa',
		firstVariant: 207,
		title: { de: 'Druck USA', en: 'USA print' },
		descriptionHtml: {
			de: '<p>Die 48 zusammenhängenden Staaten in flächentreuer Projektion: Texas ist hier so groß, wie es ist, und nicht größer. Quer, gerollt.</p>',
			en: '<p>The 48 contiguous states in an equal-area projection: Texas is exactly as big as it is, and no bigger. Horizontal, rolled.</p>',
		},
		alt: {
			de: 'Ungerahmter Kartendruck der USA, mit zwei Messingstiften an der Wand',
			en: 'Unframed map print of the USA, pinned to the wall with two brass pins',
		},
		stock: { '60x40': 27, '90x60': 0 },
		createdAt: '2025-06-02T08:15:00Z',
	},
	{
		key: 'scandinavia',
		firstVariant: 209,
		title: { de: 'Druck Skandinavien', en: 'Scandinavia print' },
		descriptionHtml: {
			de: '<p>Fjorde, Schären und tausend Seen: der Norden auf einem Bogen. Hochkant, gerollt.</p>',
			en: '<p>Fjords, skerries, and a thousand lakes: the North on one sheet. Vertical, rolled.</p>',
		},
		alt: {
			de: 'Ungerahmter Kartendruck von Skandinavien, mit zwei Messingstiften an der Wand',
			en: 'Unframed map print of Scandinavia, pinned to the wall with two brass pins',
		},
		stock: { '60x40': 10, '90x60': 10 },
		createdAt: '2026-10-12T08:00:00Z',
		// Not yet published to this sales channel.
		published: false,
	},
];

function chartVariants(chart: Chart): CatalogueVariant[] {
	return sizes.map((size, index) => ({
		id: 44_000_000_000_000 + chart.firstVariant + index,
		sku: `PR-${chart.key.slice(0, 3).toUpperCase()}-${size.slice(0, 2)}`,
		options: { size },
		price: chartPrices[size],
		stock: chart.stock[size],
		weight: size === '60x40' ? 210 : 420,
		requiresShipping: true,
		barcode: barcode(chart.firstVariant + index),
	}));
}

const chartPosters: CatalogueProduct[] = charts.map((chart, index) => ({
	id: 8_000_000_000_012 + index,
	handle: `poster-${chart.key}`,
	title: chart.title,
	descriptionHtml: chart.descriptionHtml,
	productType: { de: 'Druck', en: 'Print' },
	vendor: 'Aerolume',
	tags: ['print', 'chart', 'unframed'],
	options: [sizeOption],
	variants: chartVariants(chart),
	images: [picture(`poster-${chart.key}`, chart.alt.de, chart.alt.en), ...printViews[chart.key]],
	details: chartDetails,
	shipping: tubeShipping,
	deliveryDays: parcelDays,
	filterColors: ['paper'],
	complementary: ['frame-oak', 'frame-black', 'frame-aluminium'],
	createdAt: chart.createdAt,
	updatedAt: '2026-10-15T13:05:00Z',
	published: chart.published,
}));

const cloudPoster: CatalogueProduct = {
	id: 8_000_000_000_017,
	handle: 'poster-clouds',
	title: { de: 'Wolkentafel', en: 'Cloud chart' },
	descriptionHtml: {
		de: '<p>Zehn Wolkengattungen, jede in ihrer Höhe, vom Stratus über dem Hangar bis zum Cirrus auf Flugfläche 350. Am Rand die Höhen in Fuß und Metern.</p><p>Hochkant, nachtblau gedruckt.</p>',
		en: '<p>Ten cloud genera, each at its height, from the stratus over the hangar to the cirrus at flight level 350. Heights in feet and meters along the edge.</p><p>Vertical, printed in night blue.</p>',
	},
	productType: { de: 'Druck', en: 'Print' },
	vendor: 'Aerolume',
	tags: ['print', 'clouds', 'unframed'],
	options: [sizeOption],
	variants: [
		{
			id: 44_000_000_000_221,
			sku: 'PR-CLD-60',
			options: { size: '60x40' },
			price: { EUR: '34.00', USD: '37.00' },
			compareAtPrice: { EUR: '39.00', USD: '42.00' },
			stock: 41,
			weight: 210,
			requiresShipping: true,
			barcode: barcode(221),
		},
		{
			id: 44_000_000_000_222,
			sku: 'PR-CLD-90',
			options: { size: '90x60' },
			price: { EUR: '59.00', USD: '65.00' },
			stock: 16,
			weight: 420,
			requiresShipping: true,
			barcode: barcode(222),
		},
	],
	images: [
		picture(
			'poster-clouds',
			'Nachtblaue Tafel mit zehn Wolkengattungen nach Höhe geordnet',
			'Night-blue chart of ten cloud genera ordered by height',
		),
		...printViews.clouds,
	],
	details: chartDetails,
	shipping: tubeShipping,
	deliveryDays: parcelDays,
	filterColors: ['night'],
	createdAt: '2025-08-18T08:00:00Z',
	updatedAt: '2026-09-01T10:00:00Z',
};

const calendar: CatalogueProduct = {
	id: 8_000_000_000_018,
	handle: 'calendar-2026',
	title: { de: 'Flugwetter\u00adkalender 2026', en: 'Flying weather calendar 2026' },
	descriptionHtml: {
		de: '<p>Zwölf Karten, eine für jeden Monat: wie oft an jedem Flughafen Sichtflug möglich war. Dazu Sonnenaufgang und Sonnenuntergang für die Mitte Deutschlands.</p><p>Die Auflage für 2026 ist vergriffen. Trag dich ein, dann melden wir uns, sobald der Kalender für 2027 da ist.</p>',
		en: '<p>Twelve maps, one for each month: how often each airport was VFR. With sunrise and sunset times for central Germany.</p><p>The 2026 edition is sold out. Leave us your email, and we’ll let you know as soon as the 2027 calendar is here.</p>',
	},
	productType: { de: 'Druck', en: 'Print' },
	vendor: 'Aerolume',
	tags: ['print', 'calendar', 'gift'],
	options: [defaultTitle],
	variants: [
		{
			id: 44_000_000_000_231,
			sku: 'CAL-2026',
			options: { title: 'default' },
			price: { EUR: '24.00', USD: '26.00' },
			stock: 0,
			weight: 480,
			requiresShipping: true,
			barcode: barcode(231),
		},
	],
	images: [
		picture(
			'calendar-2026',
			'Wandkalender 2026: über dem Januar die Flughäfen Deutschlands als farbige Punkte',
			'Wall calendar 2026: above January, the airports of Germany as colored dots',
		),
		detail(
			'calendar-2026-june',
			'Der Juni: fast alle Flughäfen grün, darunter die Tage mit Sonnenaufgang und Sonnenuntergang',
			'June: almost all airports green, below them the days with sunrise and sunset',
		),
		detail(
			'calendar-2026-comb',
			'Der Drahtkamm aus Stahl, an dem die Blätter hängen',
			'The steel wire comb that holds the sheets',
		),
		detail(
			'calendar-2026-table',
			'Das Kalenderblatt auf einem Tisch, ein Bleistift liegt darauf',
			'The calendar sheet on a table with a pencil on top',
		),
	],
	details: {
		de: 'Format: 30 × 42 cm\nBlätter: 13\nBindung: Drahtkamm aus Stahl, ohne Plastik',
		en: 'Size: 12 × 16.5 in (30 × 42 cm)\nSheets: 13\nBinding: steel wire, no plastic',
	},
	shipping: {
		de: 'Kommt flach in einem festen Karton.',
		en: 'Ships flat in a stiff cardboard mailer.',
	},
	deliveryDays: parcelDays,
	filterColors: ['paper'],
	createdAt: '2025-10-01T08:00:00Z',
	updatedAt: '2026-02-02T08:00:00Z',
};

export const posters: CatalogueProduct[] = [...chartPosters, cloudPoster, calendar];
