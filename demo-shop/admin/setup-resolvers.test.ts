import { describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const reader = useDemoShop({ adminScopes: ['read_customers'] });

async function ask(query: string, variables: object = {}, origin = shop) {
	const { body } = await origin.post('/admin/api/2026-04/graphql.json', {
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Access-Token': 'shpat_demo_aerolume_admin',
		},
		body: JSON.stringify({ query, variables }),
	});
	return body;
}

const weee = { ownerType: 'PRODUCT', namespace: 'custom', key: 'weee' };
const create =
	'mutation ($definition: MetafieldDefinitionInput!) { metafieldDefinitionCreate(definition: $definition) { createdDefinition { ownerType type { name } access { storefront customerAccount } } userErrors { code field message } } }';
const update =
	'mutation ($definition: MetafieldDefinitionUpdateInput!) { metafieldDefinitionUpdate(definition: $definition) { updatedDefinition { access { storefront } } userErrors { code } } }';

/** What storefronts read of the test catalogue's map. */
async function details() {
	const { product } = await shop.data(
		'{ product(handle: "map") { metafield(namespace: "custom", key: "details") { value } } }',
	);
	return product.metafield;
}

describe('definitions of metafields', () => {
	test('decide whether storefronts see a metafield', async () => {
		expect(await details()).not.toBeNull();
		await shop.control('definitions', 'DELETE');
		expect(await details()).toBeNull();
		const definition = { ...weee, key: 'details', name: 'Details', type: 'multi_line_text_field' };
		const { data } = await ask(create, { definition });
		expect(data.metafieldDefinitionCreate).toEqual({
			createdDefinition: {
				ownerType: 'PRODUCT',
				type: { name: 'multi_line_text_field' },
				access: { storefront: 'NONE', customerAccount: 'NONE' },
			},
			userErrors: [],
		});
		expect(await details()).toBeNull();
		const access = { storefront: 'PUBLIC_READ' };
		await ask(update, { definition: { ...weee, key: 'details', access } });
		expect(await details()).not.toBeNull();
	});

	test('are listed by owner, namespace and key', async () => {
		const { data } = await ask(
			'{ metafieldDefinitions(ownerType: PRODUCT, namespace: "custom", key: "weee", first: 5) { nodes { key type { name } access { storefront } } } }',
		);
		expect(data.metafieldDefinitions.nodes).toEqual([
			{ key: 'weee', type: { name: 'boolean' }, access: { storefront: 'PUBLIC_READ' } },
		]);
	});

	test.each([
		[{ ...weee, name: 'WEEE', type: 'boolean' }, 'TAKEN', ['definition', 'key']],
		[{ ...weee, key: 'x', name: 'X', type: 'text' }, 'INVALID', ['definition', 'type']],
	])('refuse %j', async (definition, code, field) => {
		const { data } = await ask(create, { definition });
		expect(data.metafieldDefinitionCreate.userErrors).toMatchObject([{ code, field }]);
	});

	test('that do not exist cannot be changed', async () => {
		const { data } = await ask(update, { definition: { ...weee, key: 'x' } });
		expect(data.metafieldDefinitionUpdate.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
	});
});

test('a metaobject definition is created once', async () => {
	const query =
		'mutation ($definition: MetaobjectDefinitionCreateInput!) { metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { type access { storefront } fieldDefinitions { key type { name } } } userErrors { code } } }';
	const definition = {
		type: 'story',
		access: { storefront: 'PUBLIC_READ' },
		fieldDefinitions: [{ key: 'title', type: 'single_line_text_field' }],
	};
	const read = '{ metaobjectDefinitionByType(type: "story") { type } }';
	expect((await ask(read)).data.metaobjectDefinitionByType).toBeNull();
	expect((await ask(query, { definition })).data.metaobjectDefinitionCreate).toEqual({
		metaobjectDefinition: {
			type: 'story',
			access: { storefront: 'PUBLIC_READ' },
			fieldDefinitions: [{ key: 'title', type: { name: 'single_line_text_field' } }],
		},
		userErrors: [],
	});
	const again = await ask(query, { definition });
	expect(again.data.metaobjectDefinitionCreate.userErrors).toEqual([{ code: 'TAKEN' }]);
	expect((await ask(read)).data.metaobjectDefinitionByType).toEqual({ type: 'story' });
});

test('a product is created as a draft, which storefronts do not see', async () => {
	const query =
		'mutation ($input: ProductSetInput!) { productSet(input: $input) { product { handle status } userErrors { code } } }';
	const read = '{ productByIdentifier(identifier: { handle: "globe" }) { title status } }';
	const input = { handle: 'globe', title: 'Globe', status: 'DRAFT' };
	expect((await ask(query, { input })).data.productSet).toEqual({
		product: { handle: 'globe', status: 'DRAFT' },
		userErrors: [],
	});
	expect((await ask(read)).data.productByIdentifier).toEqual({ title: 'Globe', status: 'DRAFT' });
	expect((await shop.data('{ product(handle: "globe") { id } }')).product).toBeNull();
	const again = await ask(query, { input });
	expect(again.data.productSet.userErrors).toEqual([{ code: 'HANDLE_NOT_UNIQUE' }]);
	const active = await ask(query, { input: { ...input, handle: 'other', status: 'ACTIVE' } });
	expect(active.errors[0].extensions.code).toBe('NOT_SERVED');
});

test('each field needs its scope', async () => {
	const scopes = await ask('{ currentAppInstallation { accessScopes { handle } } }', {}, reader);
	expect(scopes.data.currentAppInstallation.accessScopes).toEqual([{ handle: 'read_customers' }]);
	const customers = '{ metafieldDefinitions(ownerType: CUSTOMER, first: 1) { nodes { key } } }';
	expect((await ask(customers, {}, reader)).errors).toBeUndefined();
	const products = '{ metafieldDefinitions(ownerType: PRODUCT, first: 1) { nodes { key } } }';
	expect((await ask(products, {}, reader)).errors[0].extensions).toMatchObject({
		code: 'ACCESS_DENIED',
		requiredAccess: '`read_products` access scope.',
	});
	const saved = await ask(
		'mutation { customerUpdate(input: { id: "gid://shopify/Customer/7100000000001" }) { userErrors { message } } }',
		{},
		reader,
	);
	expect(saved.errors[0].message).toContain('Access denied for customerUpdate field.');
});
