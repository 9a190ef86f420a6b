import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueProduct } from '../catalogue/types';
import { testCatalogue } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const cords = Array.from({ length: 12 }, (_, index) => `cord-${index}`);

/** The test catalogue with twelve cords beside the cable, all in one collection with it. */
const catalogue: Catalogue = {
	...testCatalogue,
	products: testCatalogue.products.flatMap((product) => {
		if (product.handle === 'map') {
			return [{ ...product, complementary: ['gift-card', 'cable', 'draft'] }];
		}
		return product.handle === 'cable'
			? [product, ...cords.map((handle, index) => copyOf(product, handle, 1000 + index))]
			: [product];
	}),
	collections: [
		...testCatalogue.collections,
		{
			id: 12,
			handle: 'cords',
			title: { de: 'Kabel', en: 'Cords' },
			descriptionHtml: { de: '', en: '' },
			products: ['cable', ...cords],
			updatedAt: '2026-01-01T00:00:00Z',
		},
	],
};

function copyOf(product: CatalogueProduct, handle: string, id: number): CatalogueProduct {
	const variants = product.variants.map((variant) => ({ ...variant, id }));
	return { ...product, id, handle, variants };
}

const shop = useDemoShop({ catalogue });

async function recommended(args: string): Promise<string[] | null> {
	const data = await shop.data(`{ productRecommendations(${args}) { handle } }`);
	return data.productRecommendations?.map(({ handle }: Json) => handle) ?? null;
}

describe('recommended products', () => {
	test('are those that share most collections first, never the product itself', async () => {
		const handles = await recommended('productHandle: "map"');
		expect(handles?.slice(0, 2)).toEqual(['cable', 'gift-card']);
		expect(handles).not.toContain('map');
		expect(handles).not.toContain('draft');
	});

	test('are ten at most', async () => {
		expect(await recommended('productHandle: "cable"')).toHaveLength(10);
	});

	test('are the same by id and by handle', async () => {
		expect(await recommended('productId: "gid://shopify/Product/1"')).toEqual(
			await recommended('productHandle: "map", intent: RELATED'),
		);
	});

	test('that complement a product are the merchant’s choice, as far as published', async () => {
		expect(await recommended('productHandle: "map", intent: COMPLEMENTARY')).toEqual([
			'gift-card',
			'cable',
		]);
		expect(await recommended('productHandle: "cable", intent: COMPLEMENTARY')).toEqual([]);
	});

	test.each([
		'productHandle: "nope"',
		'productId: "gid://shopify/Product/999"',
		'productHandle: "draft"',
	])('of %s are null', async (args) => {
		expect(await recommended(args)).toBeNull();
	});

	test('need a product', async () => {
		const { body } = await shop.query('{ productRecommendations { handle } }');
		expect(body.data).toEqual({ productRecommendations: null });
		expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
	});
});
