import type { AppContext } from '~/context.server';
import { breadcrumbGraph, itemListGraph } from '~/features/seo/page-graph';
import type { Seo } from '~/features/shell/seo';
import { translator } from '~/i18n/i18next.server';

export interface ToldCollection {
	handle: string;
	title: string;
	/** Those that the page shows, in its order. */
	products: readonly { handle: string; title: string }[];
}

/** What a collection's page says to machines: where it is in the shop, and which products it shows. */
export function collectionSeo(
	{ env, locale }: AppContext,
	seo: Seo,
	{ handle, title, products }: ToldCollection,
): Seo {
	const place = { siteUrl: env.SITE_URL, locale };
	const collections = translator(locale)('listing:collections.title');
	const items = products.map((product) => ({
		name: product.title,
		path: `/products/${product.handle}`,
	}));
	const structuredData = [
		breadcrumbGraph(place, [
			{ name: collections, path: '/collections' },
			{ name: title, path: `/collections/${handle}` },
		]),
		...(items.length > 0 ? [itemListGraph(place, title, items)] : []),
	];
	return { ...seo, text: true, structuredData };
}
