import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { productPath } from '~/site';
import { breadcrumbGraph, itemListGraph } from './page-graph';
import { type Seo, withStructuredData } from './page-seo';

export interface CollectionSeoInput {
	handle: string;
	title: string;
	/** The products on the page, in display order. */
	products: readonly { handle: string; title: string }[];
}

/** Structured data of a collection page: breadcrumbs and the list of products. */
export function collectionSeo(
	{ env, locale }: AppContext,
	seo: Seo,
	{ handle, title, products }: CollectionSeoInput,
): Seo {
	const place = { siteUrl: env.SITE_URL, locale };
	const collections = translator(locale)('listing:collections.title');
	const items = products.map((product) => ({
		name: product.title,
		path: productPath(product.handle),
	}));
	return withStructuredData({ ...seo, text: true }, [
		breadcrumbGraph(place, [
			{ name: collections, path: '/collections' },
			{ name: title, path: `/collections/${handle}` },
		]),
		...(items.length > 0 ? [itemListGraph(place, title, items)] : []),
	]);
}
