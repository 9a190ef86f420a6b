import type { AppContext } from '~/server/context.server';
import { recordedSnapshot } from './recorded-reports.server';
import { stationReportsOf, viewOf, type WeatherSnapshot } from './weather-snapshot.server';
import { createWeatherStore } from './weather-store.server';
import type { RegionKey, RegionReports, WeatherMapView } from './weather-view';

/** How long a page waits for its first weather once all else is there. */
const GRACE_MS = 20;
/** How long the endpoint waits, on behalf of somebody who asked for the weather itself. */
const PATIENCE_MS = 4_000;

/** Lives as long as the isolate. */
const store = createWeatherStore();

type WeatherContext = Pick<AppContext, 'env' | 'log' | 'locale' | 'waitUntil' | 'doNotCache'>;

/**
 * Weather on its way to a page: what has arrived when the page takes it, else what was known before,
 * else the recorded reports. A page with such a stopgap is not kept while better is under way.
 */
export interface ComingWeather {
	/** What the map needs. */
	take(): Promise<WeatherMapView>;
	/** The reports in the page's language as well. */
	takeReports(): Promise<RegionReports>;
}

/**
 * Begins to fetch a region's weather where that is due, so that a page's own questions and this one run side by side.
 * A page never waits for the weather service: start it before them, take it after them.
 */
export function startWeather(context: WeatherContext, region: RegionKey): ComingWeather {
	store.renew(region, context);
	const arrived = async () => {
		if (!store.latest(region)) await store.settled(region, GRACE_MS);
		if (isStopgap(region)) context.doNotCache();
		return latestSnapshot(region);
	};
	return {
		take: async () => viewOf(region, await arrived(), Date.now()),
		takeReports: async () => reportsOf(region, await arrived(), context),
	};
}

/** A region's reports in the language of the address. `isStopgap`: fresher ones are still under way. */
export async function loadRegionReports(
	context: WeatherContext,
	region: RegionKey,
): Promise<{ reports: RegionReports; isStopgap: boolean }> {
	store.renew(region, context);
	await store.settled(region, PATIENCE_MS);
	return {
		reports: reportsOf(region, latestSnapshot(region), context),
		isStopgap: isStopgap(region),
	};
}

function latestSnapshot(region: RegionKey): WeatherSnapshot {
	return store.latest(region) ?? recordedSnapshot(region);
}

function isStopgap(region: RegionKey): boolean {
	return !store.isFresh(region) && store.isRenewing(region);
}

function reportsOf(
	region: RegionKey,
	snapshot: WeatherSnapshot,
	{ locale }: Pick<WeatherContext, 'locale'>,
): RegionReports {
	return {
		view: viewOf(region, snapshot, Date.now()),
		stations: stationReportsOf(region, snapshot, locale),
	};
}
