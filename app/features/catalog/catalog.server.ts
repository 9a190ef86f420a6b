import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { shortId } from '~/shopify/ids';
import type { ProductQuery, ProductVariantFragment } from '~/shopify/storefront.generated';
import { pricesIncludeVat, site } from '~/site';
import { PRODUCT_QUERY } from './catalog.queries';
import { chooseVariant } from './choose-variant.server';
import { thumbnail } from './media/thumbnail';
import type { ProductCardView, ProductSeo, ProductView } from './product-view';
import { type Product, toProductCard, toProductSeo, toProductView } from './product-view.server';
import { type Recommendations, recommend } from './recommendations';

export interface ProductPage {
	product: ProductView;
	/** For search engines and link previews. */
	about: ProductSeo;
	/** The platform's response, for structured data and Markdown; not part of the loader data. */
	source: Product;
	/** The chosen variant in the platform's response. */
	chosen: ProductVariantFragment;
	/** What the response holds besides the product. */
	shop: Pick<ProductQuery, 'giftCard' | 'reviews' | 'shop'>;
	recommendations: Recommendations<ProductCardView>;
}

const productPageOf = createMemoize<ProductPage>();

/**
 * A product page's data; `undefined` where there is no such product, or no variant of it.
 * One round trip, unless the product has more than 250 variants.
 * @param variantParameter integer of a variant's id, or any other text from the URL
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadProduct(
	context: AppContext,
	handle: string,
	variantParameter: string | null,
): Promise<ProductPage | undefined> {
	const response = await context.shopify.query(PRODUCT_QUERY, {
		variables: { handle, giftCard: site.giftCard },
		needs: ['product'],
		cacheable: true,
	});
	return toProductPage(context, response, variantParameter);
}

/** The same with 503 where the platform is unavailable. */
export function loadProductPage(...asked: Parameters<typeof loadProduct>) {
	return available(loadProduct(...asked));
}

/** The data of `loadProduct` from a response with `PRODUCT_PAGE_FRAGMENT`. */
export async function toProductPage(
	context: AppContext,
	response: ProductQuery,
	variantParameter: string | null,
	isPreferred?: Parameters<typeof chooseVariant>[3],
): Promise<ProductPage | undefined> {
	const { product } = response;
	const choice = product && (await chooseVariant(context, product, variantParameter, isPreferred));
	if (!choice) return undefined;
	const id = shortId(choice.variant.id);
	const vat = pricesIncludeVat(context.market);
	const make = () => ({
		product: toProductView(product, choice, vat, context),
		about: toProductSeo(product, choice.variant.image),
		source: product,
		chosen: choice.variant,
		shop: response,
		recommendations: recommend(product.handle, response, (product) => {
			const card = toProductCard(product, context.market);
			return { ...card, picture: thumbnail(card.picture) };
		}),
	});
	// A view of a partial response must not be memoized.
	const page = context.isCacheable ? productPageOf(response, `${id} ${vat}`, make) : make();
	// Unknown variants must not fill the page cache.
	if (variantParameter !== null && variantParameter !== id) context.doNotCache();
	return page;
}
