import { expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);

const set = async (metafields: object[]) =>
	(
		await shop.data(
			'mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { id namespace key value type parentResource { __typename ... on Cart { id } } } userErrors { code field message elementIndex } } }',
			{ metafields },
		)
	).cartMetafieldsSet;

const remove = async (ownerId: string, key: string) =>
	(
		await shop.data(
			'mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } } }',
			{ input: { ownerId, key } },
		)
	).cartMetafieldDelete;

const read = async (id: string) =>
	(
		await shop.data(
			'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "note") { value } metafields(identifiers: [{namespace: "custom", key: "note"}, {namespace: "custom", key: "count"}]) { key value } } }',
			{ id },
		)
	).cart;

test('metafields of a cart are set, read and deleted; missing ones are left out of the list', async () => {
	const { cart } = await carts.create([], {
		metafields: [{ key: 'custom.count', type: 'number_integer', value: '1' }],
	});
	expect(await read(cart.id)).toEqual({
		metafield: null,
		metafields: [{ key: 'count', value: '1' }],
	});
	const { metafields, userErrors } = await set([
		{ ownerId: cart.id, key: 'custom.note', type: 'single_line_text_field', value: 'Hallo' },
		{ ownerId: cart.id, key: 'custom.count', type: 'number_integer', value: '2' },
	]);
	expect(userErrors).toEqual([]);
	expect(metafields[0]).toEqual({
		id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/),
		namespace: 'custom',
		key: 'note',
		value: 'Hallo',
		type: 'single_line_text_field',
		parentResource: { __typename: 'Cart', id: cart.id.split('?')[0] },
	});
	expect(await read(cart.id)).toEqual({
		metafield: { value: 'Hallo' },
		metafields: [
			{ key: 'note', value: 'Hallo' },
			{ key: 'count', value: '2' },
		],
	});
	expect(await remove(cart.id, 'custom.note')).toEqual({
		deletedId: metafields[0].id,
		userErrors: [],
	});
	expect(await remove(cart.id, 'custom.note')).toEqual({
		deletedId: null,
		userErrors: [
			{
				code: 'METAFIELD_DOES_NOT_EXIST',
				field: ['input', 'key'],
				message: 'Metafield does not exist',
			},
		],
	});
	expect((await read(cart.id)).metafield).toBeNull();
});

test('an invalid value, or the cart of somebody else, sets none of them', async () => {
	const { cart } = await carts.create();
	const note = {
		ownerId: cart.id,
		key: 'custom.note',
		type: 'single_line_text_field',
		value: 'Hallo',
	};
	const invalid = { ...note, key: 'custom.count', type: 'number_integer', value: 'not-a-number' };
	expect(await set([note, invalid])).toEqual({
		metafields: [],
		userErrors: [
			{
				code: 'INVALID_VALUE',
				field: ['metafields', '1', 'value'],
				message: 'Value must be an integer.',
				elementIndex: null,
			},
		],
	});
	const [withoutKey] = cart.id.split('?');
	expect((await set([{ ...note, ownerId: withoutKey }])).userErrors).toMatchObject([
		{ code: 'INVALID_OWNER', field: ['metafields', '0', 'ownerId'] },
	]);
	expect((await remove(withoutKey ?? '', 'custom.note')).userErrors).toMatchObject([
		{ code: 'INVALID_OWNER' },
	]);
	expect((await read(cart.id)).metafields).toEqual([]);
});

test.each([
	['date', '2026-12-24', '24.12.2026'],
	['url', 'https://aerolume.example', 'aerolume'],
	['color', '#f5a623', 'orange'],
	['product_reference', 'gid://shopify/Product/2', 'gid://shopify/Product/99'],
	['list.single_line_text_field', '["a","b"]', 'a, b'],
	['list.number_integer', '[1,2]', '["one"]'],
	[
		'rich_text_field',
		'{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"Hallo","bold":true}]}]}',
		'{"type":"root","children":[{"type":"script","children":[]}]}',
	],
	['metaobject_reference', 'gid://shopify/Metaobject/1', 'gid://shopify/Metaobject/9'],
	['variant_reference', 'gid://shopify/ProductVariant/101', 'gid://shopify/Product/1'],
])('a metafield of type %s takes %j, and refuses %j', async (type, value, wrong) => {
	const { cart } = await carts.create();
	const field = { ownerId: cart.id, key: 'custom.note', type };
	expect((await set([{ ...field, value }])).userErrors).toEqual([]);
	expect((await read(cart.id)).metafield).toEqual({ value });
	expect((await set([{ ...field, value: wrong }])).userErrors).toMatchObject([
		{ code: 'INVALID_VALUE', field: ['metafields', '0', 'value'] },
	]);
});

test.each([
	['dimension', '{"value": 60, "unit": "cm"}', '{"value":60,"unit":"CENTIMETERS"}'],
	['volume', '{"value":0.5,"unit":"l"}', '{"value":0.5,"unit":"LITERS"}'],
	['weight', '{"value":2.5,"unit":"KILOGRAMS"}', '{"value":2.5,"unit":"KILOGRAMS"}'],
	['list.weight', '[{"value":1,"unit":"g"}]', '[{"value":1,"unit":"GRAMS"}]'],
])(
	'a measurement of type %s has the name of its unit, and needs one of the type',
	async (type, value, stored) => {
		const { cart } = await carts.create();
		const field = { ownerId: cart.id, key: 'custom.note', type };
		expect((await set([{ ...field, value }])).metafields).toMatchObject([{ value: stored }]);
		expect((await read(cart.id)).metafield).toEqual({ value: stored });
		const wrong = value.replace(/"unit": ?"\w+"/, '"unit":"parsec"');
		expect((await set([{ ...field, value: wrong }])).userErrors).toMatchObject([
			{ code: 'INVALID_VALUE', message: expect.stringMatching(/^Unit must be one of/) },
		]);
	},
);

test('a reference leads to its resource, in a list to those that are published', async () => {
	const { cart } = await carts.create();
	const color = 'gid://shopify/Metaobject/1';
	const products = ['gid://shopify/Product/2'];
	const fields = [
		{ key: 'custom.note', type: 'metaobject_reference', value: color },
		{ key: 'custom.count', type: 'list.product_reference', value: JSON.stringify(products) },
	].map((field) => ({ ...field, ownerId: cart.id }));
	expect((await set(fields)).userErrors).toEqual([]);
	const data = await shop.data(
		'query ($id: ID!) { cart(id: $id) { one: metafield(namespace: "custom", key: "note") { references(first: 1) { nodes { __typename } } reference { ... on Metaobject { id handle } } } many: metafield(namespace: "custom", key: "count") { reference { __typename } references(first: 5) { nodes { ... on Product { id } } } } } }',
		{ id: cart.id },
	);
	expect(data.cart).toEqual({
		one: { references: null, reference: { id: color, handle: 'oak' } },
		many: { reference: null, references: { nodes: [{ id: products[0] }] } },
	});
});

test('a type whose rules are not documented here is named as not served', async () => {
	const { cart } = await carts.create();
	const voltage = { ownerId: cart.id, key: 'custom.note', type: 'voltage', value: '{"value":5}' };
	const { body } = await shop.query(
		'mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { userErrors { message } } }',
		{ metafields: [voltage] },
	);
	expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_SERVED' } }]);
});

test('a key without a namespace is one of the app’s own', async () => {
	const { cart } = await carts.create();
	const { metafields } = await set([
		{ ownerId: cart.id, key: 'note', type: 'single_line_text_field', value: 'Hallo' },
	]);
	expect(metafields).toMatchObject([{ namespace: 'app--1', key: 'note' }]);
	const data = await shop.data(
		'query ($id: ID!) { cart(id: $id) { metafield(key: "note") { value } } }',
		{ id: cart.id },
	);
	expect(data.cart.metafield).toEqual({ value: 'Hallo' });
	expect((await remove(cart.id, 'note')).userErrors).toEqual([]);
});
