import type { Catalogue, CatalogueProduct } from '../catalogue/types';
import { testCatalogue } from './test-catalogue';

/** A print in two sizes; `stock` of small and large. */
function print(
	id: number,
	parts: Pick<CatalogueProduct, 'handle' | 'title' | 'tags'> & { stock: [number, number] },
): CatalogueProduct {
	const { stock, ...rest } = parts;
	return {
		id,
		descriptionHtml: { de: '<p>Auf Papier.</p>', en: '<p>On paper.</p>' },
		productType: { de: 'Druck', en: 'Print' },
		vendor: 'Papierhaus',
		options: [
			{
				key: 'size',
				name: { de: 'Größe', en: 'Size' },
				values: [
					{ key: 's', name: { de: 'Klein', en: 'Small' } },
					{ key: 'l', name: { de: 'Groß', en: 'Large' } },
				],
			},
			{
				key: 'paper',
				name: { de: 'Papier', en: 'Paper' },
				values: [
					{
						key: 'cotton',
						name: { de: 'Baumwolle', en: 'Cotton' },
						swatch: '#f1ece1',
						swatchImage: {
							file: 'cotton.webp',
							alt: { de: 'Baumwollpapier', en: 'Cotton paper' },
							width: 40,
							height: 40,
						},
					},
				],
			},
		],
		variants: (['s', 'l'] as const).map((size, index) => ({
			id: id * 100 + index,
			sku: `PR-${id}-${size.toUpperCase()}`,
			options: { size, paper: 'cotton' },
			price: index === 0 ? { EUR: '20.00', USD: '22.00' } : { EUR: '40.00', USD: '44.00' },
			stock: stock[index] ?? 0,
			weight: 100,
			requiresShipping: true,
		})),
		images: [],
		createdAt: '2026-04-01T00:00:00Z',
		updatedAt: '2026-04-01T00:00:00Z',
		...rest,
	};
}

const prints = [
	print(21, {
		handle: 'alps',
		title: { de: 'Druck Alpen', en: 'Alps print' },
		tags: ['print', 'mountain'],
		stock: [3, 0],
	}),
	print(22, {
		handle: 'sea',
		title: { de: 'Druck Küste für Flieger', en: 'Coast print for pilots' },
		tags: ['print'],
		stock: [0, 0],
	}),
];

/** The test catalogue with two more prints and every kind of filter. */
export const filterCatalogue: Catalogue = {
	...testCatalogue,
	products: [...testCatalogue.products, ...prints],
	collections: [
		...testCatalogue.collections,
		{
			id: 12,
			handle: 'walls',
			title: { de: 'Für die Wand', en: 'For the wall' },
			descriptionHtml: { de: '', en: '' },
			products: ['map', 'alps', 'sea'],
			updatedAt: '2026-04-01T00:00:00Z',
		},
	],
	filters: [
		{ kind: 'availability' },
		{ kind: 'price' },
		{ kind: 'productType' },
		{ kind: 'vendor' },
		{ kind: 'tag' },
		{ kind: 'option', name: { de: 'Größe', en: 'Size' } },
		{ kind: 'option', name: { de: 'Papier', en: 'Paper' } },
		{ kind: 'option', name: { de: 'Netzteil', en: 'Plug' } },
		{
			kind: 'productMetafield',
			namespace: 'custom',
			key: 'filter_color',
			name: { de: 'Farbe', en: 'Colour' },
		},
	],
};
