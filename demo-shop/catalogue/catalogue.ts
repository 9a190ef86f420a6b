import { accessories } from './accessories';
import { aerolume } from './aerolume';
import { collections } from './collections';
import { content } from './content';
import { filters } from './filters';
import { exchangeFrames } from './frames';
import { giftCard } from './gift-card';
import { frameNames, frameSwatches, frames } from './options';
import { parts } from './parts';
import { posters } from './posters';
import { reading } from './reading';
import { redirects } from './redirects';
import type { Catalogue, CatalogueColor, CatalogueDiscount, CatalogueGiftCard } from './types';

/** Metaobjects for `custom.filter_color`. */
const colors: CatalogueColor[] = [
	...frames.map((key) => ({ key, name: frameNames[key], hex: frameSwatches[key] })),
	{ key: 'paper', name: { de: 'Papierweiß', en: 'Paper white' }, hex: '#f1ece1' },
	{ key: 'night', name: { de: 'Nachtblau', en: 'Night blue' }, hex: '#14202e' },
];

const discounts: CatalogueDiscount[] = [
	{ code: 'WILLKOMMEN10', title: 'WILLKOMMEN10', percentage: 10, active: true },
	{
		code: 'TAKEOFF20',
		title: 'TAKEOFF20',
		amount: { EUR: '20.00', USD: '22.00' },
		active: true,
	},
	{ code: 'SOMMER25', title: 'SOMMER25', percentage: 25, active: false },
	{
		code: 'LANGSTRECKE15',
		title: 'LANGSTRECKE15',
		percentage: 15,
		minimum: { EUR: '500.00', USD: '550.00' },
		active: true,
	},
	{
		code: 'POSTER20',
		title: 'POSTER20',
		percentage: 20,
		products: posters.map(({ handle }) => handle),
		active: true,
	},
];

const giftCards: CatalogueGiftCard[] = [
	{ code: 'WOLKE7FLUG2026AB', value: { EUR: '50.00', USD: '55.00' } },
	{ code: 'LANDEANFLUG500XY', value: { EUR: '500.00', USD: '550.00' } },
];

/** Everything the demo shop sells. */
export const catalogue: Catalogue = {
	products: [
		aerolume,
		...exchangeFrames,
		...parts,
		...accessories,
		...posters,
		...reading,
		giftCard,
	],
	collections,
	colors,
	discounts,
	giftCards,
	filters,
	redirects,
	content,
};
