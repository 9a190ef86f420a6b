import type { ProductPage } from '~/features/catalog/catalog.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';
import { breadcrumbGraph } from './page-graph';
import { createSeo, type Seo } from './page-seo';
import { productGraph } from './product-graph';

const seoOf = createMemoize<Seo>();

/** Metadata and structured data of a page that sells a product. */
export function productSeo(
	context: AppContext,
	about: ProductPage,
	page: { pathname: string; title?: string },
): Seo {
	return seoOf(about, page.pathname, () => makeSeo(context, about, page));
}

function makeSeo(
	{ env, locale, market }: AppContext,
	{ product, about, source, chosen }: ProductPage,
	page: { pathname: string; title?: string },
): Seo {
	const siteUrl = env.SITE_URL;
	const { path } = parseLocalePath(page.pathname);
	const { pathname, title = about.title } = page;
	const seo = createSeo({
		siteUrl,
		...about,
		pathname,
		title,
		price: product.variant.price,
		text: true,
	});
	const structuredData = [
		...productGraph({
			product: source,
			siteUrl,
			pageUrl: seo.canonical,
			market,
			description: about.description,
			chosen,
		}),
		// The map has the shop's name: breadcrumbs would repeat it.
		...(product.title === site.name
			? []
			: [breadcrumbGraph({ siteUrl, locale }, [{ name: product.title, path }])]),
	];
	return { ...seo, structuredData };
}
