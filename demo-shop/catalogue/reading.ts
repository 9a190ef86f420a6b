import { barcode } from './barcode';
import { deskTogether, giftsTogether } from './group-pictures';
import { defaultTitle } from './options';
import { detail, picture } from './pictures';
import { letterDays, letterShipping, parcelDays } from './shipping';
import type { CatalogueProduct } from './types';

const pocketCard: CatalogueProduct = {
	id: 8_000_000_000_019,
	handle: 'metar-pocket-card',
	title: { de: 'METAR-Taschenkarte', en: 'METAR pocket card' },
	descriptionHtml: {
		de: '<p>Ein METAR, Gruppe für Gruppe aufgelöst, auf einer Karte so groß wie ein Führerschein. Auf der Rückseite die vier Kategorien mit ihren Grenzen in Fuß und Landmeilen.</p>',
		en: '<p>One METAR, decoded group by group, on a card the size of a driver’s license. On the back, the four categories with their thresholds in feet and statute miles.</p>',
	},
	productType: { de: 'Lesestoff', en: 'Reading' },
	vendor: 'Aerolume',
	tags: ['reading', 'metar', 'gift'],
	options: [
		{
			key: 'language',
			name: { de: 'Sprache', en: 'Language' },
			values: [
				{ key: 'de', name: { de: 'Deutsch', en: 'German' } },
				{ key: 'en', name: { de: 'Englisch', en: 'English' } },
			],
		},
	],
	variants: [
		{
			id: 44_000_000_000_241,
			sku: 'CARD-DE',
			options: { language: 'de' },
			language: 'de',
			price: { EUR: '4.90', USD: '5.50' },
			image: 'metar-pocket-card.webp',
			stock: 320,
			weight: 8,
			requiresShipping: true,
			barcode: barcode(241),
		},
		{
			id: 44_000_000_000_242,
			sku: 'CARD-EN',
			options: { language: 'en' },
			language: 'en',
			price: { EUR: '4.90', USD: '5.50' },
			image: 'metar-pocket-card-en.webp',
			stock: 210,
			weight: 8,
			requiresShipping: true,
			barcode: barcode(242),
		},
	],
	images: [
		picture(
			'metar-pocket-card',
			'Zwei Taschenkarten, Vorderseite mit einem METAR, Rückseite mit den vier Kategorien',
			'Two pocket cards, the front with a METAR, the back with the four categories',
		),
		picture(
			'metar-pocket-card-en',
			'Zwei Taschenkarten auf Englisch, Vorderseite mit einem METAR, Rückseite mit den vier Kategorien',
			'Two pocket cards in English, the front with a METAR, the back with the four categories',
		),
		detail(
			'metar-pocket-card-limits',
			'Rückseite der Taschenkarte: VFR, MVFR, IFR und LIFR mit ihren Grenzen in Fuß und Landmeilen',
			'Back of the pocket card: VFR, MVFR, IFR, and LIFR with their thresholds in feet and statute miles',
		),
		detail(
			'metar-pocket-card-logbook',
			'Die Taschenkarte im aufgeschlagenen Wettertagebuch, daneben ein Bleistift',
			'The pocket card in the open weather logbook, a pencil next to it',
		),
		detail(
			'metar-pocket-card-size',
			'Die Taschenkarte neben einem Lineal: 85 mm breit',
			'The pocket card next to a ruler: 3.3 in (85 mm) wide',
		),
		giftsTogether,
	],
	details: {
		de: 'Format: 85 × 54 mm\nMaterial: Steinpapier, wasserfest',
		en: 'Size: 3.3 × 2.1 in (85 × 54 mm)\nMaterial: stone paper, waterproof',
	},
	shipping: letterShipping,
	deliveryDays: letterDays,
	createdAt: '2025-07-07T08:00:00Z',
	updatedAt: '2026-07-20T08:20:00Z',
};

const handbook: CatalogueProduct = {
	id: 8_000_000_000_020,
	handle: 'metar-handbook',
	title: {
		de: 'Flugplatz\u00adwetter\u00adberichts\u00adentschlüsselungs\u00adhandbuch für Segelflug-, Motorflug- und Ultraleicht\u00adpilotinnen und \u2011piloten, mit Wolken\u00aduntergrenzen\u00adumrechnungs\u00adtabelle',
		en: 'The Airport Weather Report Decoding Handbook for Glider, Airplane, and Ultralight Pilots, with a Cloud Base Conversion Table and 120 Worked Examples',
	},
	descriptionHtml: {
		de: '<p>Der Titel ist das Längste an diesem Buch. 144 Seiten, auf denen jede Gruppe eines METARs einmal erklärt, dreimal geübt und danach nicht mehr vergessen wird: Windrichtungsschwankungsbereich, Landebahnsicht\u00adweiten\u00adänderungs\u00adtendenz und alles dazwischen.</p>',
		en: '<p>The title is the longest thing about this book. In 144 pages, every group of a METAR is explained once, practiced three times, and never forgotten: wind direction variability, runway visual range tendency, and everything in between.</p>',
	},
	productType: { de: 'Lesestoff', en: 'Reading' },
	vendor: 'Aerolume',
	tags: ['reading', 'metar', 'book', 'gift'],
	options: [
		{
			key: 'edition',
			name: { de: 'Ausgabe', en: 'Edition' },
			values: [
				{
					key: 'hardcover-de',
					name: {
						de: 'Deutsch, Fadenheftung mit Leinenrücken',
						en: 'German, sewn binding with a linen spine',
					},
				},
				{
					key: 'hardcover-en',
					name: {
						de: 'Englisch, Fadenheftung mit Leinenrücken',
						en: 'English, sewn binding with a linen spine',
					},
				},
			],
		},
	],
	variants: [
		{
			id: 44_000_000_000_251,
			sku: 'BOOK-DE',
			options: { edition: 'hardcover-de' },
			language: 'de',
			price: { EUR: '28.00', USD: '31.00' },
			image: 'metar-handbook.webp',
			stock: 55,
			weight: 390,
			requiresShipping: true,
			barcode: barcode(251),
		},
		{
			id: 44_000_000_000_252,
			sku: 'BOOK-EN',
			options: { edition: 'hardcover-en' },
			language: 'en',
			price: { EUR: '28.00', USD: '31.00' },
			image: 'metar-handbook-en.webp',
			stock: 0,
			weight: 390,
			requiresShipping: true,
			barcode: barcode(252),
		},
	],
	images: [
		picture(
			'metar-handbook',
			'Handbuch mit nachtblauem Einband und Leinenrücken auf einem Tisch',
			'Handbook with a night-blue cover and linen spine on a table',
		),
		picture(
			'metar-handbook-en',
			'Die englische Ausgabe des Handbuchs: „Decoding airfield weather“ auf nachtblauem Einband',
			'The English edition of the handbook: “Decoding airfield weather” on a night-blue cover',
		),
		picture(
			'metar-handbook-open',
			'Das Handbuch aufgeschlagen: links ein METAR Gruppe für Gruppe, rechts die Tabelle der Wolkenuntergrenzen',
			'The open handbook: a METAR group by group on the left, the table of cloud bases on the right',
		),
		detail(
			'metar-handbook-spine',
			'Zwei Handbücher übereinander, vom Leinenrücken her gesehen',
			'Two stacked handbooks, their linen spines facing you',
		),
		giftsTogether,
	],
	details: {
		de: 'Umfang: 144 Seiten\nFormat: 14,8 × 21 cm\nEinband: fester Einband, Fadenheftung',
		en: 'Length: 144 pages\nSize: 5.8 × 8.3 in (14.8 × 21 cm)\nBinding: hardcover, sewn',
	},
	deliveryDays: parcelDays,
	filterColors: ['night'],
	createdAt: '2025-11-24T08:00:00Z',
	updatedAt: '2026-11-12T15:35:00Z',
};

const logbook: CatalogueProduct = {
	id: 8_000_000_000_021,
	handle: 'weather-logbook',
	title: { de: 'Wettertagebuch', en: 'Weather logbook' },
	descriptionHtml: {
		de: '<p>Ein Jahr auf 192 Seiten: links die Vorhersage, rechts, was wirklich kam. Nach ein paar Wochen kennst du deinen Platz besser als jede App.</p>',
		en: '<p>A year on 192 pages: the forecast on the left, what actually happened on the right. After a few weeks, you’ll know your airfield better than any app.</p>',
	},
	productType: { de: 'Lesestoff', en: 'Reading' },
	vendor: 'Aerolume',
	tags: ['reading', 'logbook', 'gift', 'desk'],
	options: [defaultTitle],
	variants: [
		{
			id: 44_000_000_000_261,
			sku: 'LOG-1',
			options: { title: 'default' },
			price: { EUR: '18.00', USD: '20.00' },
			stock: 90,
			weight: 280,
			requiresShipping: true,
			barcode: barcode(261),
		},
	],
	images: [
		picture(
			'weather-logbook',
			'Aufgeschlagenes Wettertagebuch mit Bleistift auf einem Tisch',
			'Open weather logbook with a pencil on a table',
		),
		detail(
			'weather-logbook-closed',
			'Das Wettertagebuch geschlossen: graugrünes Leinen, geprägter Titel, Lesebändchen',
			'The closed weather logbook: gray-green cloth, stamped title, ribbon marker',
		),
		detail(
			'weather-logbook-page',
			'Eine Seite von nah: Datum, Handschrift und die Spitze des Bleistifts',
			'Close-up of a page: date, handwriting, and the tip of the pencil',
		),
		deskTogether,
	],
	details: {
		de: 'Umfang: 192 Seiten\nFormat: 14,8 × 21 cm\nPapier: 100 g/m², füllerfest',
		en: 'Length: 192 pages\nSize: 5.8 × 8.3 in (14.8 × 21 cm)\nPaper: 100 g/m², fountain-pen friendly',
	},
	deliveryDays: parcelDays,
	filterColors: ['paper'],
	createdAt: '2026-01-12T08:00:00Z',
	updatedAt: '2026-06-15T10:25:00Z',
};

/** Books, cards and notebooks. */
export const reading: CatalogueProduct[] = [pocketCard, handbook, logbook];
