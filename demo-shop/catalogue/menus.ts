import type { CatalogueMenu } from './types';

/** The two menus that every shop has at the start, with the platform's handles. */
export const menus: CatalogueMenu[] = [
	{
		id: 242_000_000_001,
		handle: 'main-menu',
		title: { de: 'Hauptmenü', en: 'Main menu' },
		items: [
			{ id: 776_000_000_001, type: 'FRONTPAGE', title: { de: 'Start', en: 'Home' } },
			{
				id: 776_000_000_002,
				type: 'PRODUCT',
				handle: 'aerolume',
				title: { de: 'Die Karte', en: 'The map' },
			},
			{
				id: 776_000_000_003,
				type: 'COLLECTIONS',
				title: { de: 'Sortiment', en: 'Collections' },
				items: [
					{
						id: 776_000_000_004,
						type: 'COLLECTION',
						handle: 'maps',
						title: { de: 'Karten', en: 'Maps' },
					},
					{
						id: 776_000_000_005,
						type: 'COLLECTION',
						handle: 'frames',
						title: { de: 'Rahmen', en: 'Frames' },
					},
				],
			},
			{
				id: 776_000_000_006,
				type: 'BLOG',
				handle: 'journal',
				title: { de: 'Journal', en: 'Journal' },
			},
			{
				id: 776_000_000_007,
				type: 'PAGE',
				handle: 'about',
				title: { de: 'Über uns', en: 'About us' },
			},
		],
	},
	{
		id: 242_000_000_002,
		handle: 'footer',
		title: { de: 'Fußmenü', en: 'Footer menu' },
		items: [
			{ id: 776_000_000_011, type: 'SEARCH', title: { de: 'Suche', en: 'Search' } },
			{
				id: 776_000_000_012,
				type: 'SHOP_POLICY',
				kind: 'privacyPolicy',
				title: { de: 'Datenschutz', en: 'Privacy policy' },
			},
			{
				id: 776_000_000_013,
				type: 'SHOP_POLICY',
				kind: 'refundPolicy',
				title: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
			},
			{
				id: 776_000_000_014,
				type: 'SHOP_POLICY',
				kind: 'shippingPolicy',
				title: { de: 'Versand', en: 'Shipping' },
			},
			{
				id: 776_000_000_015,
				type: 'SHOP_POLICY',
				kind: 'termsOfService',
				title: { de: 'AGB', en: 'Terms of service' },
			},
			{
				id: 776_000_000_016,
				type: 'HTTP',
				url: '/contact',
				title: { de: 'Kontakt', en: 'Contact' },
			},
			{
				id: 776_000_000_017,
				type: 'HTTP',
				url: 'https://aviationweather.gov/',
				title: { de: 'Quelle der Meldungen', en: 'Source of the reports' },
			},
		],
	},
];
