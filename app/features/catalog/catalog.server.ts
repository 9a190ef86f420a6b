import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { shortId } from '~/shopify/ids';
import type { ProductVariantFragment } from '~/shopify/storefront.generated';
import { site } from '~/site';
import { PRODUCT_QUERY } from './catalog.queries';
import { chooseVariant } from './choose-variant.server';
import type { ProductCardView, ProductSeo, ProductView } from './product-view';
import { type Product, toProductCard, toProductSeo, toProductView } from './product-view.server';
import { type Recommendations, recommend } from './recommendations';

export interface ProductPage {
	product: ProductView;
	/** What the product says to search engines and link previews. */
	about: ProductSeo;
	/** The platform's own answer, for what machines are told: no part of any loader's data. */
	source: Product;
	/** The variant that is shown, as the platform answered it. */
	chosen: ProductVariantFragment;
	recommendations: Recommendations<ProductCardView>;
}

const productPageOf = createMemoize<ProductPage>();

/**
 * A product page's data; `undefined` where there is no such product, or nothing of it to sell.
 * One round trip, unless the product has more than 250 variants.
 * `variantParameter` is the integer of a variant's id, or whatever stood in its place.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadProduct(
	context: AppContext,
	handle: string,
	variantParameter: string | null,
): Promise<ProductPage | undefined> {
	const answer = await context.shopify.query(PRODUCT_QUERY, {
		variables: { handle },
		needs: ['product'],
		cacheable: true,
	});
	const { product } = answer;
	const choice = product && (await chooseVariant(context, product, variantParameter));
	if (!choice) return undefined;
	const id = shortId(choice.variant.id);
	const vat = vatIncluded(context);
	const make = () => ({
		product: toProductView(product, choice, vat),
		about: toProductSeo(product),
		source: product,
		chosen: choice.variant,
		recommendations: recommend(handle, answer, (card) => toProductCard(card, vat)),
	});
	// What is made of an answer in part goes with its request.
	const page = context.isCacheable ? productPageOf(answer, `${id} ${vat}`, make) : make();
	// Shown all the same, but nobody may fill the page cache with made-up variants.
	if (variantParameter !== null && variantParameter !== id) context.doNotCache();
	return page;
}

export function vatIncluded({ market }: AppContext): boolean {
	return site.vatMarkets.has(market);
}
