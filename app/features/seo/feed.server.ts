import { locales } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { FEED_END, type FeedProduct, type FeedShop, feedItems, feedStart } from './feed';
import { requireComplete } from './file-response.server';
import { PRODUCT_FEED_QUERY, PRODUCT_FEED_VARIANTS_QUERY } from './seo.queries';

/** Products per request: with all variants some hundred kB. */
const PAGE = 100;

/**
 * All products, in the prices of the locale's own market. Each page is fetched after the previous page was read,
 * so the worker holds one page at a time. Where the platform fails midway the stream is aborted: without
 * its end the feed is invalid XML, and is not mistaken for a complete one.
 * @throws ShopifyError where the platform cannot be reached for the first page
 */
export async function openFeed(context: AppContext, shop: FeedShop): Promise<ReadableStream> {
	const encoder = new TextEncoder();
	let page = await loadPage(context, shop, null);
	let hasStarted = false;
	return new ReadableStream({
		async pull(controller) {
			if (!hasStarted) {
				hasStarted = true;
				controller.enqueue(encoder.encode(feedStart(shop) + page.items));
			} else if (page.next) {
				page = await loadPage(context, shop, page.next);
				controller.enqueue(encoder.encode(page.items));
			}
			if (page.next) return;
			controller.enqueue(encoder.encode(FEED_END));
			controller.close();
		},
	});
}

interface FeedPage {
	items: string;
	/** Cursor of the next page. */
	next: string | undefined;
}

async function loadPage(
	context: AppContext,
	shop: FeedShop,
	after: string | null,
): Promise<FeedPage> {
	const { products } = await context.shopify.query(PRODUCT_FEED_QUERY, {
		variables: { count: PAGE, after, ...market(shop) },
		cacheable: false,
		timeLimit: 'call',
	});
	requireComplete(context);
	let items = '';
	for (const product of products.nodes) {
		const variants = await allVariants(context, shop, product.handle, product.variants);
		items += feedItems(shop, { ...product, variants: { nodes: variants } });
	}
	const { hasNextPage, endCursor } = products.pageInfo;
	return { items, next: (hasNextPage && endCursor) || undefined };
}

interface VariantPage {
	pageInfo: { hasNextPage: boolean; endCursor?: string | null };
	nodes: FeedProduct['variants']['nodes'];
}

async function allVariants(
	context: AppContext,
	shop: FeedShop,
	handle: string,
	first: VariantPage,
): Promise<FeedProduct['variants']['nodes']> {
	const all = [...first.nodes];
	let { hasNextPage, endCursor } = first.pageInfo;
	while (hasNextPage) {
		const { product } = await context.shopify.query(PRODUCT_FEED_VARIANTS_QUERY, {
			variables: { handle, after: endCursor ?? null, ...market(shop) },
			cacheable: false,
			timeLimit: 'call',
		});
		requireComplete(context);
		// Deleted between two requests: use what is known.
		if (!product) break;
		all.push(...product.variants.nodes);
		({ hasNextPage, endCursor } = product.variants.pageInfo);
	}
	return all;
}

/** Shopping services send no cookies, and compare the feed with the page that they see. */
function market({ locale }: FeedShop) {
	const { country, language } = locales[locale];
	return { country, language };
}
