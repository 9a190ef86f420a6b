import { expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({
	missingScopes: [
		'unauthenticated_read_product_inventory',
		'unauthenticated_read_content',
		'unauthenticated_read_selling_plans',
	],
});

const QUERY = `{
	product(handle: "map") { title tags totalInventory }
	menu(handle: "main-menu") { id }
	page(handle: "about") { id }
}`;

test.each([
	['public', {}],
	['private', { 'Shopify-Storefront-Private-Token': 'shpat_demo_aerolume_private' }],
])('a %s token without an access scope is denied its fields alone', async (_name, headers) => {
	const { status, body } = await shop.query(QUERY, {}, headers);
	expect(status).toBe(200);
	expect(body.data).toMatchObject({
		product: { title: expect.any(String), tags: expect.any(Array), totalInventory: null },
		menu: null,
		page: null,
	});
	const denied = body.errors.map(({ path, extensions }: typeof body) => [
		path.join('.'),
		extensions.code,
		extensions.requiredAccess,
	]);
	expect(denied).toEqual([
		[
			'product.totalInventory',
			'ACCESS_DENIED',
			'`unauthenticated_read_product_inventory` access scope.',
		],
		['menu', 'ACCESS_DENIED', '`unauthenticated_read_content` access scope.'],
		['page', 'ACCESS_DENIED', '`unauthenticated_read_content` access scope.'],
	]);
});

test('selling plans need an access scope of a token, and none without a token', async () => {
	const query =
		'{ product(handle: "map") { variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } } } }';
	const { body } = await shop.query(query);
	expect(body.data.product).toBeNull();
	expect(body.errors[0].extensions.requiredAccess).toBe(
		'`unauthenticated_read_selling_plans` access scope.',
	);
	const open = await shop.post('/api/2026-04/graphql.json', { body: JSON.stringify({ query }) });
	expect(open.body.data.product.variants.nodes).toHaveLength(1);
});
