import type { CatalogueArticle, CatalogueContent } from '../catalogue/types';

function article(
	parts: Pick<CatalogueArticle, 'id' | 'handle' | 'title'> & Partial<CatalogueArticle>,
): CatalogueArticle {
	return {
		contentHtml: { de: '<p>Ein Text.</p>', en: '<p>A text.</p>' },
		author: { firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com' },
		tags: [],
		createdAt: '2026-01-01T00:00:00Z',
		publishedAt: '2026-01-02T00:00:00Z',
		updatedAt: '2026-01-03T00:00:00Z',
		...parts,
	};
}

/** Content for the test catalogue, with two of most kinds. */
export const testContent: CatalogueContent = {
	pages: [
		{
			id: 22,
			handle: 'about',
			title: { de: 'Über uns', en: 'About us' },
			bodyHtml: {
				de: '<h2>Werkstatt</h2><p>Wir löten &amp; drucken.</p>',
				en: `<h2>Workshop</h2><p>We solder &amp; print. ${'All day. '.repeat(20)}</p>`,
			},
			createdAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-03-01T00:00:00Z',
		},
		{
			id: 21,
			handle: 'visit',
			title: { de: 'Besuch', en: 'Visit' },
			bodyHtml: { de: '<p>Offen am Dienstag.</p>', en: '<p>Open on Tuesdays.</p>' },
			createdAt: '2026-02-01T00:00:00Z',
			updatedAt: '2026-02-01T00:00:00Z',
		},
	],
	blogs: [
		{
			id: 31,
			handle: 'journal',
			title: { de: 'Tagebuch', en: 'Journal' },
			createdAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-01-01T00:00:00Z',
			articles: [
				article({
					id: 41,
					handle: 'colours',
					title: { de: 'Farben', en: 'Colours' },
					contentHtml: { de: '<p>Grün ist gut.</p>', en: '<p>Green is good.</p>' },
					excerptHtml: { de: '<p>Kurz</p>', en: '<p>Short</p>' },
					image: { file: 'oak.webp', alt: { de: 'Eiche', en: 'Oak' }, width: 400, height: 300 },
					tags: ['metar', 'light'],
					publishedAt: '2026-04-01T00:00:00Z',
				}),
				article({
					id: 42,
					handle: 'paper',
					title: { de: 'Papier', en: 'Paper' },
					author: {
						firstName: 'Bo',
						lastName: 'Beispiel',
						email: 'bo@example.com',
						bio: { de: 'Druckt.', en: 'Prints.' },
					},
					tags: ['print'],
				}),
			],
		},
		{
			id: 32,
			handle: 'news',
			title: { de: 'Neues', en: 'News' },
			createdAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-01-01T00:00:00Z',
			articles: [],
		},
	],
	policies: [
		{
			id: 51,
			kind: 'privacyPolicy',
			title: { de: 'Datenschutz', en: 'Privacy' },
			bodyHtml: { de: '<p>Wir schweigen.</p>', en: '<p>We keep quiet.</p>' },
		},
		{
			id: 52,
			kind: 'subscriptionPolicy',
			title: { de: 'Abo', en: 'Subscription' },
			bodyHtml: { de: '<p>Kündbar.</p>', en: '<p>Can be cancelled.</p>' },
		},
	],
	menus: [
		{
			id: 61,
			handle: 'main-menu',
			title: { de: 'Hauptmenü', en: 'Main menu' },
			items: [
				{ id: 71, type: 'FRONTPAGE', title: { de: 'Start', en: 'Home' } },
				{
					id: 72,
					type: 'COLLECTION',
					handle: 'all',
					title: { de: 'Alles', en: 'Everything' },
					items: [
						{ id: 73, type: 'PRODUCT', handle: 'map', title: { de: 'Karte', en: 'Map' } },
						{ id: 74, type: 'PRODUCT', handle: 'draft', title: { de: 'Entwurf', en: 'Draft' } },
					],
				},
				{ id: 75, type: 'PAGE', handle: 'about', title: { de: 'Über uns', en: 'About us' } },
				{ id: 76, type: 'BLOG', handle: 'journal', title: { de: 'Tagebuch', en: 'Journal' } },
				{
					id: 77,
					type: 'ARTICLE',
					blog: 'journal',
					handle: 'colours',
					title: { de: 'Farben', en: 'Colours' },
				},
				{
					id: 78,
					type: 'SHOP_POLICY',
					kind: 'privacyPolicy',
					title: { de: 'Datenschutz', en: 'Privacy' },
				},
				{ id: 79, type: 'HTTP', url: '/contact', title: { de: 'Kontakt', en: 'Contact' } },
				{
					id: 80,
					type: 'HTTP',
					url: 'https://example.com/x',
					title: { de: 'Anderswo', en: 'Elsewhere' },
				},
			],
		},
	],
};
