import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { shortId } from '~/shopify/ids';
import type { ProductVariantFragment } from '~/shopify/storefront.generated';
import { site } from '~/site';
import { HOME_PRODUCTS_QUERY, PRODUCT_QUERY } from './catalog.queries';
import { chooseVariant } from './choose-variant.server';
import { textLines } from './detail-rows';
import { type MapEdition, mapEditions } from './map-editions';
import type { Picture } from './media/gallery';
import type { ProductCardView, ProductSeo, ProductView } from './product-view';
import { type Product, toProductCard, toProductSeo, toProductView } from './product-view.server';
import { type Recommendations, recommend } from './recommendations';

/** How many products, besides the map, the home page shows. */
const HOME_PRODUCTS = 4;

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

export interface HomeCatalog {
	/** The map product; missing where the shop does not sell it, and all that is told of it with it. */
	map?: ProductCardView;
	editions: MapEdition[];
	/** Lines about delivery. */
	delivery: string[];
	/** What comes in the map's box. */
	boxPicture?: Picture;
	products: ProductCardView[];
	/** Whether this market's prices include VAT. */
	vatIncluded: boolean;
}

const productPageOf = createMemoize<ProductPage>();
const homeOf = createMemoize<HomeCatalog>();

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

/**
 * The home page's products in one round trip.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadHome(context: AppContext): Promise<HomeCatalog> {
	const answer = await context.shopify.query(HOME_PRODUCTS_QUERY, {
		variables: { handle: site.product, count: HOME_PRODUCTS + 1 },
		needs: ['map'],
		cacheable: true,
	});
	const { map, products } = answer;
	const box = map?.boxPicture?.reference;
	const vat = vatIncluded(context);
	return homeOf(answer, String(vat), () => ({
		...(map && { map: toProductCard(map, vat) }),
		editions: map ? mapEditions(map.variants.nodes) : [],
		delivery: textLines(map?.shipping?.value),
		...(box?.image && { boxPicture: box.image }),
		vatIncluded: vat,
		products: products.nodes
			.filter(({ handle }) => handle !== site.product)
			.slice(0, HOME_PRODUCTS)
			.map((product) => toProductCard(product, vat)),
	}));
}

export function vatIncluded({ market }: AppContext): boolean {
	return site.vatMarkets.has(market);
}
