import { descriptionHtml } from '~/features/catalog/description-html.server';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { compareDecimals } from '~/lib/decimal';
import type { AppContext } from '~/server/context.server';
import type { CollectionTextQuery } from '~/shopify/storefront.generated';
import { productPath } from '~/site';
import type { TextPage } from './markdown.server';
import { COLLECTION_TEXT_QUERY } from './seo.queries';

/**
 * A collection as text, with its first 250 products, in one request; `undefined` where there is none.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadCollectionText(
	context: AppContext,
	handle: string,
): Promise<TextPage | undefined> {
	const { collection } = await context.shopify.query(COLLECTION_TEXT_QUERY, {
		variables: { handle },
		cacheable: true,
	});
	if (!collection) return undefined;
	const t = translator(context.locale);
	const { nodes, pageInfo } = collection.products;
	return {
		title: collection.title,
		parts: [
			{ html: descriptionHtml(collection) },
			{
				heading: t('seo:llms.products'),
				links: nodes.map((product) => ({
					name: product.title,
					href: urlOf(context, product.handle),
					note: noteOf(context, product),
				})),
				...(pageInfo.hasNextPage && { text: t('seo:text.more') }),
			},
		],
	};
}

type ListedProduct = NonNullable<CollectionTextQuery['collection']>['products']['nodes'][number];

function noteOf({ locale }: AppContext, { priceRange, availableForSale }: ListedProduct): string {
	const t = translator(locale);
	const { minVariantPrice: lowest, maxVariantPrice: highest } = priceRange;
	const price = formatMoney(lowest, locale);
	const differ = compareDecimals(lowest.amount, highest.amount) < 0;
	const stock = availableForSale ? t('catalog:stock.available') : t('catalog:stock.soldOut');
	return `${differ ? t('catalog:price.from', { price }) : price}, ${stock}`;
}

function urlOf({ env, locale }: AppContext, handle: string): string {
	return env.SITE_URL + canonicalPath(locale, `${productPath(handle)}.md`);
}
