import { defaultLocale, locales } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import type { ShopSitemapQuery, SitemapEntriesFragment } from '~/shopify/storefront.generated';
import { productPath } from '~/site';
import { SHOP_SITEMAP_PAGE_QUERY, SHOP_SITEMAP_QUERY } from './seo.queries';
import {
	type SitemapKind,
	type SitemapPage,
	type SitemapPart,
	sitemapIndex,
	sitemapKinds,
	urlSet,
} from './sitemap';

/** The platform's file host, and the beginning of paths there. */
const PLATFORM_FILES = { origin: 'https://cdn.shopify.com', path: /^\/?s\/files\// };

/**
 * The sitemap, in one request: all pages where they fit, else an index of parts.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadSitemap(
	context: AppContext,
	own: readonly SitemapPage[],
): Promise<string> {
	const shop = await loadShopSitemap(context);
	const { SITE_URL } = context.env;
	if (sitemapKinds.every((kind) => isOnePage(shop[kind]))) {
		return urlSet(SITE_URL, [
			...own,
			...sitemapKinds.flatMap((kind) => entries(context, kind, shop[kind].resources?.items)),
		]);
	}
	return sitemapIndex(SITE_URL, [
		{ kind: 'pages' },
		...sitemapKinds.flatMap((kind) =>
			Array.from({ length: countPages(shop[kind]) }, (_, index) => ({ kind, page: index + 1 })),
		),
	]);
}

/**
 * One part of the sitemap, in one request; `undefined` where it has no pages.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadSitemapPart(
	context: AppContext,
	part: SitemapPart,
	own: readonly SitemapPage[],
): Promise<string | undefined> {
	const pages = part.kind === 'pages' ? own : await loadEntries(context, part);
	return pages.length > 0 ? urlSet(context.env.SITE_URL, pages) : undefined;
}

function loadShopSitemap({ shopify }: AppContext): Promise<ShopSitemapQuery> {
	return shopify.query(SHOP_SITEMAP_QUERY, {
		needs: sitemapKinds.flatMap((kind) => [`${kind}.pagesCount`, `${kind}.resources`]),
		cacheable: true,
	});
}

async function loadEntries(
	context: AppContext,
	{ kind, page }: { kind: SitemapKind; page: number },
): Promise<SitemapPage[]> {
	const { sitemap } = await context.shopify.query(SHOP_SITEMAP_PAGE_QUERY, {
		variables: { type: kind === 'products' ? 'PRODUCT' : 'COLLECTION', page },
		needs: ['sitemap.resources'],
		// The page cache stores the response; invented numbers must not fill the memory.
		cacheable: false,
	});
	return entries(context, kind, sitemap.resources?.items);
}

type KindOfShop = ShopSitemapQuery[SitemapKind];

function isOnePage(kind: KindOfShop): boolean {
	return countPages(kind) === 1 && !kind.resources?.hasNextPage;
}

/** The count may be outdated: a second page is then only known by `hasNextPage`. */
function countPages({ pagesCount, resources }: KindOfShop): number {
	return Math.max(pagesCount?.count ?? 1, resources?.hasNextPage ? 2 : 1);
}

/** By title: the platform returns its own order and takes no sort key. */
function entries(
	{ env }: AppContext,
	kind: SitemapKind,
	items: SitemapEntriesFragment['items'] = [],
): SitemapPage[] {
	return sortByTitle(items).map((item) => {
		const file = 'image' in item ? item.image?.filepath : undefined;
		const handle = encodeURIComponent(item.handle);
		return {
			path: kind === 'products' ? productPath(handle) : `/${kind}/${handle}`,
			changed: item.updatedAt,
			...(file && { image: fileUrl(file, env.storeOrigin) }),
		};
	});
}

/** Titles are those of the shop's default language. */
const alphabet = new Intl.Collator(locales[defaultLocale].tag);

function sortByTitle(items: SitemapEntriesFragment['items']): SitemapEntriesFragment['items'] {
	const titleOf = (item: (typeof items)[number]) => ('title' in item && item.title) || item.handle;
	return [...items].sort((a, b) => alphabet.compare(titleOf(a), titleOf(b)));
}

/** The platform returns a path without a host; the host depends on the path's beginning. */
function fileUrl(file: string, storeOrigin: string): string {
	const path = file.replace(/^\/?/, '/');
	return URL.canParse(file)
		? file
		: new URL(path, PLATFORM_FILES.path.test(file) ? PLATFORM_FILES.origin : storeOrigin).href;
}
