import type { ProductCardView } from '~/features/catalog/product-view';
import { toProductCard } from '~/features/catalog/product-view.server';
import { createMemoize } from '~/lib/memoize';
import { textLines } from '~/lib/text-lines';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { pricesIncludeVat, site } from '~/site';
import { HOME_PRODUCTS_QUERY } from './home.queries';
import { isInStock, type MapEdition, mapEditions } from './map-editions';

/** How many products, besides the map, the home page shows. */
const HOME_PRODUCTS = 4;

export interface HomeCatalog {
	/** The map product; missing where the shop does not sell it, as are all other fields about it. */
	map?: ProductCardView;
	editions: MapEdition[];
	/** Lines about delivery. */
	delivery: string[];
	/** `custom.delivery_days` of the map, where a variant is in stock. */
	deliveryDays?: string;
	/** What goes with the map, else what sells best. */
	products: ProductCardView[];
	/** Whether this market's prices include VAT. */
	vatIncluded: boolean;
}

const homeOf = createMemoize<HomeCatalog>();

/**
 * The home page's products in one round trip.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadHome(context: AppContext): Promise<HomeCatalog> {
	const response = await context.shopify.query(HOME_PRODUCTS_QUERY, {
		variables: { handle: site.product, count: HOME_PRODUCTS + 1 },
		needs: ['map'],
		cacheable: true,
	});
	const { map, complementary, products } = response;
	if (!map) context.log.warn('map product not found', { handle: site.product });
	const vat = pricesIncludeVat(context.market);
	return homeOf(response, String(vat), () => ({
		...(map && { map: toProductCard(map, context.market) }),
		editions: map ? mapEditions(map.variants.nodes, vat) : [],
		delivery: textLines(map?.shipping?.value),
		...(map?.deliveryDays &&
			map.variants.nodes.some(isInStock) && { deliveryDays: map.deliveryDays.value }),
		vatIncluded: vat,
		products: (complementary?.length ? complementary : products.nodes)
			.filter(({ handle }) => handle !== site.product)
			.slice(0, HOME_PRODUCTS)
			.map((product) => toProductCard(product, context.market)),
	}));
}

/** The map's edition of a region. Missing during an outage of the platform: the weather is shown without it. */
export async function loadEdition(
	context: AppContext,
	region: string,
): Promise<MapEdition | undefined> {
	try {
		const { editions } = await loadHome(context);
		return editions.find((edition) => edition.region === region);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
