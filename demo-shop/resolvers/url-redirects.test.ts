import { describe, expect, test } from 'vitest';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

describe('redirects', () => {
	test.each([
		['path:/products/map-v1', ['/products/map']],
		['path:/Products/Map-V1', ['/products/map']],
		["path:'/pages/contact'", ['/contact']],
		['/pages/contact', ['/contact']],
		['path:/products/*', ['/products/map', 'https://example.com/cord']],
		['target:/contact', ['/contact']],
		['path:/products/* AND -target:/products/map', ['https://example.com/cord']],
		["created_at:>'2026-02-15'", ['/contact']],
		['path:/products/map', []],
		['', ['/products/map', 'https://example.com/cord', '/contact']],
	])('%j leads to %j', async (query, targets) => {
		const data = await shop.data(
			'query ($query: String) { urlRedirects(first: 9, query: $query) { nodes { target } } }',
			{ query },
		);
		expect(data.urlRedirects.nodes.map(({ target }: Json) => target)).toEqual(targets);
	});

	test('are paginated', async () => {
		const pageAfter = async (after: string | null): Promise<Json> =>
			(
				await shop.data(
					'query ($after: String) { urlRedirects(first: 2, after: $after) { edges { node { id path target } } pageInfo { hasNextPage endCursor } } }',
					{ after },
				)
			).urlRedirects;
		const first = await pageAfter(null);
		expect(first.edges[0].node).toEqual({
			id: 'gid://shopify/UrlRedirect/1',
			path: '/products/map-v1',
			target: '/products/map',
		});
		expect(first.pageInfo.hasNextPage).toBe(true);
		const second = await pageAfter(first.pageInfo.endCursor);
		expect(second.edges.map(({ node }: Json) => node.path)).toEqual(['/pages/contact']);
		expect(second.pageInfo.hasNextPage).toBe(false);
	});

	test('are found by id; an unknown one is null', async () => {
		const data = await shop.data(
			'{ nodes(ids: ["gid://shopify/UrlRedirect/3", "gid://shopify/UrlRedirect/99"]) { ... on UrlRedirect { path } } }',
		);
		expect(data.nodes).toEqual([{ path: '/pages/contact' }, null]);
	});

	test('cannot be searched in other fields', async () => {
		const { body } = await shop.query(
			'{ urlRedirects(first: 1, query: "colour:x") { nodes { id } } }',
		);
		expect(body.errors[0].message).toBe(
			'The search field "colour" is not served by the demo shop.',
		);
	});
});
