import { type ProductPage, toProductPage } from '~/features/catalog/catalog.server';
import { type Picture, withoutId } from '~/features/catalog/media/gallery';
import { productPictures } from '~/features/catalog/product-view.server';
import { productData } from '~/features/catalog/purchase-terms.server';
import { guaranteeLinkLabel, safetyView } from '~/features/legal/product-safety.server';
import { productSeo } from '~/features/seo/product-seo.server';
import { defaultRegion, isRegion } from '~/features/weather/regions';
import { startWeather } from '~/features/weather/weather.server';
import type { RegionKey } from '~/features/weather/weather-view';
import { translator } from '~/i18n/i18next.server';
import { parseStringList } from '~/lib/string-list';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { shortId } from '~/shopify/ids';
import type { MapProductQuery } from '~/shopify/storefront.generated';
import { site } from '~/site';
import { MAP_PRODUCT_QUERY } from './home.queries';

export type MapProduct = NonNullable<MapProductQuery['product']>;
type MapVariant = MapProduct['variants']['nodes'][number];

/** For each region the query string of a variant. */
export type RegionLinks = Partial<Record<RegionKey, string>>;

interface MapPictures {
	/** For each step of the set-up, hang, connect and look; missing where there is none. */
	steps: (Picture | null | undefined)[];
	/** What is in the box. */
	box: Picture | null | undefined;
}

/**
 * Loader data of the map's page; `undefined` where the shop does not sell the map. Without a chosen variant it begins
 * with the language's region.
 * @param variantParameter integer of a variant's id, or any other text from the URL
 */
export async function loadMapPage(context: AppContext, variantParameter: string | null) {
	const found = await available(loadMap(context, variantParameter));
	if (!found) return undefined;
	const { page, map } = found;
	const { locale } = context;
	const chosen = map.variants.nodes.find(({ id }) => id === page.chosen.id);
	const region = chosen?.region?.value;
	const weather = startWeather(context, isRegion(region) ? region : defaultRegion(locale));
	const pictures = mapPictures(map, chosen);
	return {
		...productData(context, { ...page, product: withShortGallery(page.product, pictures) }),
		...pictures,
		weather: await weather.view(),
		regionLinks: linksByRegion(map.variants.nodes, page.chosen),
		guarantee: guaranteeLinkLabel(context, page.source),
		safety: safetyView(locale, page.source),
		seo: productSeo(context, page, translator(locale)('home:meta.mapTitle')),
	};
}

async function loadMap(
	context: AppContext,
	variantParameter: string | null,
): Promise<{ page: ProductPage; map: MapProduct } | undefined> {
	const response = await context.shopify.query(MAP_PRODUCT_QUERY, {
		variables: { handle: site.product, giftCard: site.giftCard },
		needs: ['product'],
		cacheable: true,
	});
	const { product: map } = response;
	const preferred = new Set(
		map?.variants.nodes.flatMap(({ id, region }) =>
			region?.value === defaultRegion(context.locale) ? [id] : [],
		),
	);
	const page = await toProductPage(context, response, variantParameter, ({ id }) =>
		preferred.has(id),
	);
	return page && map ? { page, map } : undefined;
}

/** The variant's own pictures of the steps, else the product's. The metafield holds ids of the product's media. */
export function mapPictures(
	{ media, boxPicture, backPicture, powerPicture, lightPicture }: MapProduct,
	chosen: Pick<MapVariant, 'stepPictures'> | undefined,
): MapPictures {
	const ids = parseStringList(chosen?.stepPictures?.value);
	return {
		box: boxPicture?.reference?.image,
		steps: [backPicture, powerPicture, lightPicture].map((general, index) => {
			const own = productPictures(media.nodes).find(({ id }) => id === ids[index]);
			return own ? withoutId(own) : general?.reference?.image;
		}),
	};
}

/** Without the pictures that the page shows further down: those of the steps and the box. */
function withShortGallery(
	product: ProductPage['product'],
	{ steps, box }: MapPictures,
): ProductPage['product'] {
	const further = [...steps, box].map((picture) => picture?.url);
	return {
		...product,
		gallery: product.gallery.filter(({ url }, index) => index === 0 || !further.includes(url)),
	};
}

/** The links to the chosen variant and, for other regions, to the one most like it. */
function linksByRegion(
	variants: readonly MapVariant[],
	chosen: ProductPage['chosen'],
): RegionLinks {
	const sharedOptions = ({ selectedOptions }: MapVariant) =>
		selectedOptions.filter(({ name, value }) =>
			chosen.selectedOptions.some((option) => option.name === name && option.value === value),
		).length;
	const byLikeness = variants.toSorted((one, other) => sharedOptions(one) - sharedOptions(other));
	// The last one of a region stays.
	return Object.fromEntries(
		byLikeness.flatMap(({ region, id }) =>
			isRegion(region?.value) ? [[region.value, `?variant=${shortId(id)}`]] : [],
		),
	);
}
