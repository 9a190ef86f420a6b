import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/types';
import { testCatalogue } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

/** 251 products that are published and one that is not: the second page has one entry. */
const catalogue: Catalogue = {
	...testCatalogue,
	products: [
		...testCatalogue.products,
		...Array.from({ length: 248 }, (_, index) => ({
			id: 1000 - index,
			handle: `print-${1000 - index}`,
			title: { de: 'Druck', en: 'Print' },
			descriptionHtml: { de: '', en: '' },
			productType: { de: 'Druck', en: 'Print' },
			vendor: 'Aerolume',
			tags: [],
			options: [],
			variants: [],
			images: [],
			createdAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-02-01T00:00:00Z',
		})),
	],
};

const shop = useDemoShop({ catalogue });

function page(type: string, number: number): Promise<Json> {
	return shop
		.data(
			`{ sitemap(type: ${type}) { pagesCount { count precision } resources(page: ${number}) { hasNextPage items { handle updatedAt } } } }`,
		)
		.then(({ sitemap }) => sitemap);
}

const handlesOf = ({ resources }: Json) => resources.items.map(({ handle }: Json) => handle);

describe('the sitemap', () => {
	test('has up to 250 products a page, by id, and says whether more follow', async () => {
		const first = await page('PRODUCT', 1);
		expect(first.pagesCount).toEqual({ count: 2, precision: 'EXACT' });
		expect(first.resources.hasNextPage).toBe(true);
		expect(first.resources.items[0]).toEqual({
			handle: 'map',
			updatedAt: '2026-02-01T00:00:00Z',
		});
		const second = await page('PRODUCT', 2);
		expect(second.resources.hasNextPage).toBe(false);
		expect(handlesOf(first)).toHaveLength(250);
		expect(handlesOf(second)).toEqual(['print-1000']);
		expect(handlesOf(first)).not.toContain('draft');
	});

	test.each([0, 3])('page %i is empty', async (number) => {
		expect((await page('PRODUCT', number)).resources.items).toEqual([]);
	});

	test('has the collections', async () => {
		expect(await page('COLLECTION', 1)).toEqual({
			pagesCount: { count: 1, precision: 'EXACT' },
			resources: {
				hasNextPage: false,
				items: [
					{ handle: 'all', updatedAt: '2026-02-01T00:00:00Z' },
					{ handle: 'parts', updatedAt: '2026-01-01T00:00:00Z' },
				],
			},
		});
	});

	test.each(['PAGE', 'BLOG', 'ARTICLE', 'METAOBJECT'])('has nothing of %s', async (type) => {
		expect(await page(type, 1)).toEqual({
			pagesCount: { count: 0, precision: 'EXACT' },
			resources: { hasNextPage: false, items: [] },
		});
	});

	test('has titles and images in the language of the context', async () => {
		const data = await shop.data(
			'query @inContext(language: EN) { sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource { title image { alt filepath } } } } } }',
		);
		expect(data.sitemap.resources.items.slice(0, 2)).toEqual([
			{ title: 'Wall map', image: { alt: 'Oak', filepath: '/cdn/shop/files/oak.webp' } },
			{ title: 'EN cable', image: null },
		]);
	});
});
