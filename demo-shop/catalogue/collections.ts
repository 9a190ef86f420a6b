import {
	deskTogether,
	framesTogether,
	giftsTogether,
	partsTogether,
	printsTogether,
} from './group-pictures';
import { picture } from './pictures';
import type { CatalogueCollection } from './types';

export const collections: CatalogueCollection[] = [
	{
		id: 460_000_000_001,
		handle: 'maps',
		title: { de: 'Karten', en: 'Maps' },
		descriptionHtml: {
			de: '<p>Mit Licht oder ohne: Deutschland, Alpen, Europa und USA für die Wand.</p>',
			en: '<p>With lights or without: Germany, the Alps, Europe, and the USA for your wall.</p>',
		},
		image: picture(
			'collection-maps',
			'Drei gerahmte Karten nebeneinander an einer Wand',
			'Three framed maps side by side on a wall',
		),
		nightPicture: picture(
			'collection-maps-night',
			'Drei gerahmte Karten nebeneinander an einer Wand bei Nacht, ihre LEDs leuchten',
			'Three framed maps side by side on a wall at night, their LEDs glowing',
		),
		products: ['aerolume', 'poster-germany', 'poster-alps', 'poster-europe', 'poster-usa'],
		updatedAt: '2026-11-09T08:30:00Z',
	},
	{
		id: 460_000_000_002,
		handle: 'frames',
		title: { de: 'Rahmen', en: 'Frames' },
		descriptionHtml: {
			de: '<p>Eiche, Schwarz, Aluminium: drei Rahmen für jede Aerolume und jeden Druck gleicher Größe.</p>',
			en: '<p>Oak, black, aluminum: three frames for every Aerolume and every print of the same size.</p>',
		},
		image: framesTogether,
		products: ['frame-oak', 'frame-black', 'frame-aluminium'],
		updatedAt: '2026-10-03T10:15:00Z',
	},
	{
		id: 460_000_000_003,
		handle: 'spare-parts',
		title: { de: 'Ersatzteile und Zubehör', en: 'Spare parts and accessories' },
		descriptionHtml: {
			de: '<p>Aerolume ist zum Reparieren gebaut. Netzteil, Kabel, LEDs, Platine und Rahmen gibt es einzeln, mindestens zehn Jahre lang.</p>',
			en: '<p>Aerolume is built to be repaired. The power supply, cable, LEDs, board, and frame are sold separately, for at least ten years.</p>',
		},
		image: partsTogether,
		products: [
			'power-supply-usb-c',
			'cable-usb-c',
			'led-strip',
			'controller-board',
			'wall-mount-kit',
			'table-stand',
			'cleaning-set',
		],
		updatedAt: '2026-11-02T14:00:00Z',
	},
	{
		id: 460_000_000_004,
		handle: 'posters',
		title: { de: 'Drucke', en: 'Prints' },
		descriptionHtml: {
			de: '<p>Karten und Tafeln auf Baumwollpapier, ungerahmt und gerollt.</p>',
			en: '<p>Maps and charts on cotton paper, unframed and rolled.</p>',
		},
		image: printsTogether,
		products: [
			'poster-germany',
			'poster-alps',
			'poster-europe',
			'poster-usa',
			'poster-clouds',
			'poster-scandinavia',
			'calendar-2026',
		],
		updatedAt: '2026-10-15T13:05:00Z',
	},
	{
		id: 460_000_000_005,
		handle: 'gifts',
		title: { de: 'Geschenke', en: 'Gifts' },
		descriptionHtml: {
			de: '<p>Für Menschen, die zuerst nach oben sehen: vom Gutschein bis zum Handbuch.</p>',
			en: '<p>For people who look up first, from a gift card to a handbook.</p>',
		},
		image: giftsTogether,
		products: [
			'aerolume',
			'gift-card',
			'metar-pocket-card',
			'metar-handbook',
			'weather-logbook',
			'poster-clouds',
			'table-stand',
			'calendar-2026',
		],
		updatedAt: '2026-11-12T15:35:00Z',
	},
	{
		id: 460_000_000_006,
		handle: 'desk',
		title: { de: 'Für den Schreibtisch', en: 'For the desk' },
		descriptionHtml: {
			de: '<p>Zwei Dinge für Tage, an denen man am Boden bleibt.</p>',
			en: '<p>Two things for days when the weather keeps you on the ground.</p>',
		},
		image: deskTogether,
		nightPicture: picture(
			'collection-desk-night',
			'Karte auf dem Tischständer neben einem aufgeschlagenen Tagebuch bei Nacht',
			'Map on its stand beside an open logbook at night',
		),
		products: ['table-stand', 'weather-logbook'],
		updatedAt: '2026-10-30T16:40:00Z',
	},
];
