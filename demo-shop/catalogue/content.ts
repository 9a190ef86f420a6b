import { blogs } from './blogs';
import { menus } from './menus';
import { policies } from './policies';
import type { CatalogueContent, CataloguePage } from './types';

const pages: CataloguePage[] = [
	{
		id: 108_000_000_001,
		handle: 'about',
		title: { de: 'Über Aerolume', en: 'About Aerolume' },
		bodyHtml: {
			de: '<p>Aerolume entsteht in einer kleinen Werkstatt: Wir drucken die Karten, fügen die Rahmen und löten jede Steuerplatine selbst.</p><h2>Warum eine Karte?</h2><p>Weil ein Blick auf dem Weg zur Tür reicht, um zu wissen, wo man heute fliegen kann.</p>',
			en: '<p>Aerolume is made in a small workshop: we print the maps, join the frames, and solder every controller board ourselves.</p><h2>Why a map?</h2><p>Because one glance on your way out the door tells you where it’s a good day to fly.</p>',
		},
		createdAt: '2025-03-12T09:00:00Z',
		updatedAt: '2026-02-03T14:10:00Z',
	},
];

/** What the shop publishes besides its products. */
export const content: CatalogueContent = { pages, blogs, policies, menus };
