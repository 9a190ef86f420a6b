import type { AppContext } from '~/context.server';
import type { ProductPage } from '~/features/catalog/catalog.server';
import { breadcrumbGraph } from '~/features/seo/page-graph';
import { productGraph } from '~/features/seo/product-graph';
import { createSeo, type Seo } from '~/features/shell/seo';
import { parseLocalePath } from '~/i18n/locale-path';
import { createMadeOf } from '~/lib/made-of';

const seoOf = createMadeOf<Seo>();

/** What a page that sells a product says of itself, to people and to machines. */
export function productSeo(
	context: AppContext,
	about: ProductPage,
	page: { pathname: string; title?: string; brief?: boolean },
): Seo {
	return seoOf(about, page.pathname, () => makeSeo(context, about, page));
}

function makeSeo(
	{ env, locale, market }: AppContext,
	{ product, about, source }: ProductPage,
	page: { pathname: string; title?: string; brief?: boolean },
): Seo {
	const siteUrl = env.SITE_URL;
	const { path } = parseLocalePath(page.pathname);
	const { pathname, title = about.title, brief } = page;
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
			brief,
			chosen: product.variant.id,
		}),
		// The map's own page has the shop's name: a way to it would say the same twice.
		...(brief ? [] : [breadcrumbGraph({ siteUrl, locale }, [{ name: product.title, path }])]),
	];
	return { ...seo, structuredData };
}
