import { deliveryPromise } from '~/features/catalog/delivery.server';
import { thumbnail } from '~/features/catalog/media/thumbnail';
import { shippingCosts } from '~/features/catalog/purchase-terms.server';
import { organizationGraph, webSiteGraph } from '~/features/seo/page-graph';
import { createSeo, withStructuredData } from '~/features/seo/page-seo';
import { defaultRegion, isRegion } from '~/features/weather/regions';
import { startWeather } from '~/features/weather/weather.server';
import { translator } from '~/i18n/i18next.server';
import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { type HomeCatalog, loadHome } from './home.server';
import type { MapEdition } from './map-editions';
import { wallPreloads } from './walls.server';

const pageOf = createMemoize<ReturnType<typeof makePage>>();

/** Loader data of the home page. */
export async function loadHomePage(context: AppContext, pathname: string) {
	// Started first, so that it runs in parallel with the query.
	const weather = startWeather(context, defaultRegion(context.locale));
	const catalog = await available(loadHome(context));
	// Not memoized: it depends on the day.
	const arrival = deliveryPromise(context, [catalog.deliveryDays]);
	return {
		...pageOf(catalog, pathname, () => makePage(context, catalog, pathname)),
		arrival,
		// Those of the product name all countries.
		delivery: arrival ? [arrival, shippingCosts(context) ?? []].flat() : catalog.delivery,
		weather: await weather.view(),
	};
}

function makePage(
	{ locale, env }: AppContext,
	{ map, delivery: _delivery, deliveryDays: _days, ...catalog }: HomeCatalog,
	pathname: string,
) {
	const t = translator(locale);
	const own = catalog.editions.find(({ region }) => region === defaultRegion(locale));
	const {
		picture: wall,
		night: wallAtNight,
		rooms: [day = wall, night = wallAtNight, hallway] = [],
	} = own?.first ?? {};
	const siteUrl = env.SITE_URL;
	const seo = createSeo({
		siteUrl,
		pathname,
		title: t('home:meta.homeTitle'),
		description: t('home:meta.homeDescription'),
		image: (wall ?? map?.picture)?.url,
		text: true,
	});
	return {
		...catalog,
		cost: map && {
			price: map.price,
			formerPrice: map.formerPrice,
			vatIncluded: map.vatIncluded,
			from: map.from,
		},
		editions: catalog.editions.flatMap(({ region, picture, night: atNight, first, ...edition }) =>
			isRegion(region)
				? {
						...edition,
						first: withoutPictures(first),
						region,
						name: t(`weather:map.regions.${region}`),
						picture: thumbnail(picture),
						night: thumbnail(atNight),
					}
				: [],
		),
		products: catalog.products.map((product) => ({
			...product,
			picture: thumbnail(product.picture),
		})),
		day: day ?? map?.picture,
		night,
		hallway,
		walls: wallPreloads(defaultRegion(locale)),
		seo: withStructuredData(seo, [
			organizationGraph({ siteUrl, locale }),
			webSiteGraph({ siteUrl, locale }),
		]),
	};
}

function withoutPictures({
	picture: _picture,
	night: _night,
	rooms: _rooms,
	...first
}: MapEdition['first']) {
	return first;
}
