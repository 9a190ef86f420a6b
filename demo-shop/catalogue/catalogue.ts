import { accessories } from './accessories';
import { aerolume } from './aerolume';
import { collections } from './collections';
import { colors } from './colors';
import { discounts } from './discounts';
import { filters } from './filters';
import { exchangeFrames } from './frames';
import { giftCard } from './gift-card';
import { parts } from './parts';
import { posters } from './posters';
import { reading } from './reading';
import { redirects } from './redirects';
import type { Catalogue } from './types';

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
	filters,
	redirects,
};
