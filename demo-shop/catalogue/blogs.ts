import { picture } from './pictures';
import type { CatalogueBlog } from './types';

export const blogs: CatalogueBlog[] = [
	{
		id: 95_000_000_001,
		handle: 'journal',
		title: { de: 'Journal', en: 'Journal' },
		createdAt: '2025-03-12T09:00:00Z',
		updatedAt: '2026-04-22T07:30:00Z',
		articles: [
			{
				id: 605_000_000_001,
				handle: 'four-colours',
				title: { de: 'Vier Farben, ein Blick', en: 'Four colors, one glance' },
				contentHtml: {
					de: '<p>Grün heißt VFR, Blau MVFR, Rot IFR und Magenta LIFR. Die Grenzen dazwischen sind Wolkenuntergrenze und Sicht, und die schlechtere von beiden entscheidet.</p><p>Ein Flughafen ohne Meldung bleibt dunkel.</p>',
					en: '<p>Green means VFR, blue MVFR, red IFR, and magenta LIFR. The thresholds between them are ceiling and visibility, and the worse of the two wins.</p><p>An airport without a report stays dark.</p>',
				},
				excerptHtml: {
					de: '<p>Was die Lichter der Karte bedeuten.</p>',
					en: '<p>What the lights on the map mean.</p>',
				},
				author: {
					firstName: 'Erika',
					lastName: 'Muster',
					email: 'hallo@kartenwerk.example',
					bio: { de: 'Zeichnet die Karten.', en: 'Draws the maps.' },
				},
				image: picture(
					'aerolume-germany-closeup',
					'Nahaufnahme der Karte: LEDs in Grün, Blau, Rot und Magenta leuchten durch das Papier',
					'Close-up of the map: LEDs in green, blue, red, and magenta shine through the paper',
				),
				tags: ['metar'],
				createdAt: '2026-04-21T16:00:00Z',
				publishedAt: '2026-04-22T07:30:00Z',
				updatedAt: '2026-04-22T07:30:00Z',
			},
		],
	},
];
