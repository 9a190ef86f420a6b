import type { Catalogue, CatalogueProduct, CatalogueVariant } from '../catalogue/types';

/** Variant ids of the test catalogue. */
export const variantIds = {
	/** Stock 5. */
	oakSmall: 101,
	/** Stock 0. */
	oakLarge: 102,
	/** Stock 1, with compare-at and 30-day price. */
	blackSmall: 103,
	/** Stock 0, continues selling. */
	cable: 201,
	/** Stock is not tracked. */
	giftCard: 301,
	unpublished: 401,
} as const;

function variant(
	parts: Partial<CatalogueVariant> & Pick<CatalogueVariant, 'id'>,
): CatalogueVariant {
	return {
		sku: `SKU-${parts.id}`,
		options: {},
		price: { EUR: '100.00', USD: '110.00' },
		stock: 5,
		weight: 1000,
		requiresShipping: true,
		...parts,
	};
}

function product(
	parts: Partial<CatalogueProduct> & Pick<CatalogueProduct, 'id' | 'handle'>,
): CatalogueProduct {
	return {
		title: { de: `DE ${parts.handle}`, en: `EN ${parts.handle}` },
		descriptionHtml: { de: '<p>Text</p>', en: '<p>Text</p>' },
		productType: { de: 'Teil', en: 'Part' },
		vendor: 'Aerolume',
		tags: [],
		options: [],
		variants: [],
		images: [],
		createdAt: '2026-01-01T00:00:00Z',
		updatedAt: '2026-02-01T00:00:00Z',
		...parts,
	};
}

/** The minimum that covers every rule. The map in black, large does not exist. */
export const testCatalogue: Catalogue = {
	products: [
		product({
			id: 1,
			handle: 'map',
			title: { de: 'Wandkarte', en: 'Wall map' },
			descriptionHtml: {
				de: '<p>Eine Karte,</p><p>die <strong>leuchtet</strong> &amp; lebt.</p>',
				en: '<p>A map</p><p>that <strong>glows</strong> &amp; lives.</p>',
			},
			tags: ['map', 'light'],
			options: [
				{
					key: 'frame',
					name: { de: 'Rahmen', en: 'Frame' },
					values: [
						{ key: 'oak', name: { de: 'Eiche', en: 'Oak' }, swatch: '#b58b5a' },
						{ key: 'black', name: { de: 'Schwarz', en: 'Black' }, swatch: '#111111' },
					],
				},
				{
					key: 'size',
					name: { de: 'Größe', en: 'Size' },
					values: [
						{ key: 's', name: { de: 'Klein', en: 'Small' } },
						{ key: 'l', name: { de: 'Groß', en: 'Large' } },
					],
				},
			],
			variants: [
				variant({
					id: variantIds.oakSmall,
					options: { frame: 'oak', size: 's' },
					price: { EUR: '299.90', USD: '329.00' },
					image: 'oak.webp',
				}),
				variant({
					id: variantIds.oakLarge,
					options: { frame: 'oak', size: 'l' },
					price: { EUR: '399.00', USD: '439.00' },
					stock: 0,
				}),
				variant({
					id: variantIds.blackSmall,
					options: { frame: 'black', size: 's' },
					price: { EUR: '279.00', USD: '307.00' },
					compareAtPrice: { EUR: '299.00', USD: '329.00' },
					lowestPrice30d: { EUR: '289.00', USD: '318.00' },
					stock: 1,
				}),
			],
			images: [
				{ file: 'oak.webp', alt: { de: 'Eiche', en: 'Oak' }, width: 400, height: 300 },
				{ file: 'wall.webp', alt: { de: 'Wand', en: 'Wall' }, width: 400, height: 300 },
			],
			details: { de: 'Technik', en: 'Technical data' },
			filterColors: ['oak'],
			matchingColors: ['cable', 'draft'],
		}),
		product({
			id: 2,
			handle: 'cable',
			variants: [
				variant({
					id: variantIds.cable,
					price: { EUR: '12.50', USD: '14.25' },
					stock: 0,
					sellWhenOutOfStock: true,
					unitPrice: { quantity: 250, unit: 'CM', reference: 1, referenceUnit: 'M' },
				}),
			],
			createdAt: '2026-03-01T00:00:00Z',
		}),
		product({
			id: 3,
			handle: 'gift-card',
			isGiftCard: true,
			variants: [
				variant({
					id: variantIds.giftCard,
					price: { EUR: '25.00', USD: '25.00' },
					stock: null,
					requiresShipping: false,
				}),
			],
		}),
		product({
			id: 4,
			handle: 'draft',
			published: false,
			variants: [variant({ id: variantIds.unpublished })],
		}),
	],
	collections: [
		{
			id: 10,
			handle: 'all',
			title: { de: 'Alles', en: 'Everything' },
			descriptionHtml: { de: '<p>Alles da.</p>', en: '<p>All of it.</p>' },
			nightPicture: { file: 'wall.webp', alt: { de: 'Wand', en: 'Wall' }, width: 400, height: 300 },
			products: ['map', 'cable', 'gift-card', 'draft'],
			updatedAt: '2026-02-01T00:00:00Z',
		},
		{
			id: 11,
			handle: 'parts',
			title: { de: 'Teile', en: 'Parts' },
			descriptionHtml: { de: '', en: '' },
			products: ['map', 'cable'],
			updatedAt: '2026-01-01T00:00:00Z',
		},
	],
	colors: [
		{
			key: 'oak',
			name: { de: 'Eiche', en: 'Oak' },
			hex: '#b58b5a',
		},
	],
	discounts: [
		{ code: 'TEN', title: 'Ten', percentage: 10, active: true },
		{ code: 'MINUS20', title: 'Minus', amount: { EUR: '20.00', USD: '22.00' }, active: true },
		{ code: 'OVER', title: 'Over', percentage: 50, active: false },
		{ code: 'MAP30', title: 'Map', percentage: 30, products: ['map'], active: true },
		{
			code: 'FROM500',
			title: 'From 500',
			percentage: 20,
			minimum: { EUR: '500.00', USD: '550.00' },
			active: true,
		},
	],
	giftCards: [
		{ code: 'CARD-50-ABCD', value: { EUR: '50.00', USD: '55.00' } },
		{ code: 'CARD-20-WXYZ', value: { EUR: '20.00', USD: '22.00' } },
	],
	redirects: [
		{
			id: 1,
			path: '/products/map-v1',
			target: '/products/map',
			createdAt: '2026-01-01T00:00:00Z',
		},
		{
			id: 2,
			path: '/products/cord',
			target: 'https://example.com/cord',
			createdAt: '2026-02-01T00:00:00Z',
		},
		{ id: 3, path: '/pages/contact', target: '/contact', createdAt: '2026-03-01T00:00:00Z' },
	],
};
