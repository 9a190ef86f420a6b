import { frameOption, sizeOption } from './options';
import type { CatalogueFilter } from './types';

/** Filters of lists and searches. */
export const filters: CatalogueFilter[] = [
	{ kind: 'availability' },
	{ kind: 'price' },
	{ kind: 'productType' },
	{ kind: 'option', name: { de: 'Region', en: 'Region' } },
	{ kind: 'option', name: frameOption().name },
	{ kind: 'option', name: sizeOption.name },
	{
		kind: 'productMetafield',
		namespace: 'custom',
		key: 'filter_color',
		name: { de: 'Farbe', en: 'Color' },
	},
];
