import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { testContent } from '../testing/test-content';
import { type Json, useDemoShop } from '../testing/test-shop';

const updatedAt = '2026-01-04T08:00:00Z';

const shop = useDemoShop({
	catalogue: {
		...testCatalogue,
		content: testContent,
		colors: [
			...testCatalogue.colors,
			{ key: 'black', name: { de: 'Schwarz', en: 'Black' }, hex: '#111111', updatedAt },
			{ key: 'paper', name: { de: 'Papier', en: 'Paper' }, hex: '#f4efe6', updatedAt },
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

	test('say when they were changed, and can be sorted by it', async () => {
		const { metaobjects } = await shop.data(
			'{ metaobjects(type: "room_idea", first: 9, sortKey: "updated_at") { nodes { handle updatedAt } } }',
		);
		expect(metaobjects.nodes).toEqual([
			{ handle: 'hall', updatedAt: '2026-01-18T09:20:00Z' },
			{ handle: 'desk', updatedAt: '2026-03-18T09:20:00Z' },
		]);
		const { metaobject } = await shop.data(
			'{ metaobject(id: "gid://shopify/Metaobject/2") { updatedAt } }',
		);
		expect(metaobject.updatedAt).toBe('2026-01-04T08:00:00Z');
	});

	test('refer to other entries', async () => {
		const reference = `reference { __typename ... on MediaImage { image { altText } } ... on Page { title } ... on Metaobject { handle } }
			references(first: 1) { nodes { __typename ... on Product { handle } ... on Collection { handle } } pageInfo { hasNextPage } }`;
		const { metaobject } = await shop.data(
			`{ metaobject(handle: {type: "room_idea", handle: "desk"}) { fields { key type value ${reference} } items: field(key: "items") { references(last: 1) { nodes { __typename } } } none: field(key: "nope") { key } } }`,
		);
		const field = (key: string) => metaobject.fields.find((one: Json) => one.key === key);
		expect(metaobject.fields).toHaveLength(5);
		expect(field('title')).toMatchObject({ value: 'Am Tisch', reference: null, references: null });
		expect(field('picture')).toMatchObject({
			type: 'file_reference',
			value: 'gid://shopify/MediaImage/1002',
			reference: { __typename: 'MediaImage', image: { altText: 'Wand' } },
			references: null,
		});
		expect(field('page').reference).toEqual({ __typename: 'Page', title: 'Über uns' });
		expect(field('color')).toMatchObject({
			value: 'gid://shopify/Metaobject/1',
			reference: { __typename: 'Metaobject', handle: 'oak' },
		});
		expect(field('items')).toMatchObject({
			value: '["gid://shopify/Product/1","gid://shopify/Collection/10"]',
			reference: null,
			references: {
				nodes: [{ __typename: 'Product', handle: 'map' }],
				pageInfo: { hasNextPage: true },
			},
		});
		expect(metaobject.items.references.nodes).toEqual([{ __typename: 'Collection' }]);
		expect(metaobject.none).toBeNull();
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
