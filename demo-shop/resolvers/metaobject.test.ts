import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({
	catalogue: {
		...testCatalogue,
		colors: [
			...testCatalogue.colors,
			{ key: 'black', name: { de: 'Schwarz', en: 'Black' }, hex: '#111111' },
			{ key: 'paper', name: { de: 'Papier', en: 'Paper' }, hex: '#f4efe6' },
		],
	},
});

const list = (args: string) =>
	`query @inContext(language: EN) { metaobjects(${args}) { edges { cursor } nodes { id handle type label: field(key: "label") { value type } fields { key value } } pageInfo { hasNextPage endCursor } } }`;

describe('metaobjects', () => {
	test('are listed by type, in pages', async () => {
		const first: Json = (await shop.data(list('type: "color", first: 2'))).metaobjects;
		expect(first.nodes[0]).toEqual({
			id: 'gid://shopify/Metaobject/1',
			handle: 'oak',
			type: 'color',
			label: { value: 'Oak', type: 'single_line_text_field' },
			fields: [
				{ key: 'label', value: 'Oak' },
				{ key: 'color', value: '#b58b5a' },
			],
		});
		expect(first.pageInfo.hasNextPage).toBe(true);
		const after = first.pageInfo.endCursor;
		const second: Json = (await shop.data(list(`type: "color", first: 2, after: "${after}"`)))
			.metaobjects;
		expect(second.nodes.map(({ handle }: Json) => handle)).toEqual(['paper']);
	});

	test('can be reversed', async () => {
		const { metaobjects } = await shop.data(
			list('type: "color", first: 9, sortKey: "id", reverse: true'),
		);
		expect(metaobjects.nodes.map(({ handle }: Json) => handle)).toEqual(['paper', 'black', 'oak']);
	});

	test('of an unknown type are none', async () => {
		const { metaobjects } = await shop.data(list('type: "size", first: 9'));
		expect(metaobjects.nodes).toEqual([]);
	});

	test.each([
		['id: "gid://shopify/Metaobject/2"', { handle: 'black' }],
		['handle: {type: "color", handle: "black"}', { handle: 'black' }],
		['handle: {type: "size", handle: "black"}', null],
		['handle: {type: "color", handle: "nope"}', null],
		['id: "gid://shopify/Metaobject/9"', null],
	])('one by %s is %j', async (args, expected) => {
		const data = await shop.data(`{ metaobject(${args}) { handle } }`);
		expect(data.metaobject).toEqual(expected);
	});

	test('one needs an id or a handle', async () => {
		const { body } = await shop.query('{ metaobject { id } }');
		expect(body.errors[0].message).toBe('you must provide one of id or handle');
	});

	test('need a token', async () => {
		const { body } = await shop.post('/api/2026-04/graphql.json', {
			body: JSON.stringify({ query: '{ metaobjects(type: "color", first: 1) { nodes { id } } }' }),
		});
		expect(body.errors[0].extensions.code).toBe('ACCESS_DENIED');
	});
});
