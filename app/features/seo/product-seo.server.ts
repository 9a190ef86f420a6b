import type { ProductPage } from '~/features/catalog/catalog.server';
import { shippingRate } from '~/features/catalog/purchase-terms.server';
import { canonicalPath } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { productPath, site } from '~/site';
import { breadcrumbGraph } from './page-graph';
import { createSeo, type Seo, withStructuredData } from './page-seo';
import { productGraph } from './product-graph';

/** Metadata and structured data of a product's page, the same for all of its URLs. */
export function productSeo(
	{ env, locale, market }: AppContext,
	{ product, about, source, chosen }: ProductPage,
	title = about.title,
): Seo {
	const siteUrl = env.SITE_URL;
	const path = productPath(product.handle);
	const seo = createSeo({
		siteUrl,
		...about,
		pathname: canonicalPath(locale, path),
		title,
		price: product.variant.price,
		text: true,
	});
	return withStructuredData(seo, [
		...productGraph({
			product: source,
			siteUrl,
			pageUrl: seo.canonical,
			market,
			shippingRate: shippingRate(market),
			description: about.description,
			chosen,
		}),
		// The main product has the shop's name: breadcrumbs would repeat it.
		...(product.title === site.name
			? []
			: [breadcrumbGraph({ siteUrl, locale }, [{ name: product.title, path }])]),
	]);
}
