import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { requestError, ShopifyError } from '~/shopify/errors';
import { openFeed } from './feed.server';

const shop = { siteUrl: 'https://shop.example', locale: 'en', description: 'A shop.' } as const;

/** A page of the platform's response with one product. */
function page(number: number, hasNextPage: boolean) {
	const price = { amount: '5.0', currencyCode: 'USD' };
	const variant = { id: `gid://shopify/ProductVariant/${number}`, price, selectedOptions: [] };
	const variants = { pageInfo: { hasNextPage: false }, nodes: [variant] };
	const nodes = [{ id: 'x/1', title: `P${number}`, images: { nodes: [] }, variants }];
	return { products: { pageInfo: { hasNextPage, endCursor: `after ${number}` }, nodes } };
}

/** The page with a product sold by subscription only, at another price than once. */
function subscriptionPage() {
	const response = page(1, false);
	const adjusted = { price: { amount: '4.5', currencyCode: 'USD' } };
	const plans = { sellingPlanAllocations: { nodes: [{ priceAdjustments: [adjusted] }] } };
	const nodes = response.products.nodes.map(({ variants, ...product }) => ({
		...product,
		requiresSellingPlan: true,
		variants: { ...variants, nodes: variants.nodes.map((node) => ({ ...node, ...plans })) },
	}));
	return { products: { ...response.products, nodes } };
}

type Respond = (requestCount: number) => object;

async function readFeed(
	respond: Respond,
	isCacheable: (requestCount: number) => boolean = () => true,
) {
	let requestCount = 0;
	const context = {
		shopify: { query: async () => respond(++requestCount) },
		get isCacheable() {
			return isCacheable(requestCount);
		},
	} as unknown as AppContext;
	let text = '';
	const reader = (await openFeed(context, shop)).pipeThrough(new TextDecoderStream()).getReader();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
	} catch (error) {
		return { text, error };
	}
	return { text, asked: requestCount };
}

test('all pages follow one another, and the feed ends after the last one', async () => {
	const { text, asked: requestCount } = await readFeed((count) => page(count, count < 3));
	expect(text.match(/<title>P\d/g)).toEqual(['<title>P1', '<title>P2', '<title>P3']);
	expect(text).toMatch(/<\/channel><\/rss>\n$/);
	expect(requestCount).toBe(3);
});

test('a product sold by subscription only has the price of its page', async () => {
	const { text } = await readFeed(subscriptionPage);
	expect(text).toContain('<g:price>4.50 USD</g:price>');
});

test('an aborted feed has no end, so that it is not mistaken for a complete one', async () => {
	const { text, error } = await readFeed((count) => {
		if (count === 3) throw requestError(3, 'gone');
		return page(count, true);
	});
	expect(error).toBeInstanceOf(ShopifyError);
	expect(text).not.toContain('</rss>');
});

test('a partial page aborts it too', async () => {
	const { text, error } = await readFeed(
		(count) => page(count, count < 3),
		(count) => count < 2,
	);
	expect(error).toBeInstanceOf(ShopifyError);
	expect(text).not.toContain('</rss>');
});

test('without its first page there is no feed', async () => {
	const broken = readFeed(() => {
		throw requestError(3, 'gone');
	});
	await expect(broken).rejects.toThrow(ShopifyError);
});
