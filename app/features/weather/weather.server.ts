import type { AppContext } from '~/server/context.server';
import { exampleOf } from './list-reports';
import { recordedSnapshot } from './recorded-reports.server';
import { stationReportsOf, viewOf, type WeatherSnapshot } from './weather-snapshot.server';
import { createWeatherStore } from './weather-store.server';
import type { RegionKey, RegionReports, WeatherMapView } from './weather-view';

/** How long a page waits for the first reports after its other data has arrived. */
const PAGE_WAIT_MS = 20;
/** How long the weather endpoint waits. */
const ENDPOINT_WAIT_MS = 4_000;

/** One store per isolate. */
const store = createWeatherStore();

type WeatherContext = Pick<AppContext, 'env' | 'log' | 'locale' | 'waitUntil' | 'doNotCache'>;

/**
 * Weather requested for a page: what has arrived when it is read, else older reports, else the recorded ones.
 * A page with such fallback data is not cached while fresher reports are being fetched.
 */
export interface PendingWeather {
	/** Data of the map. */
	view(): Promise<WeatherMapView>;
	/**
	 * Also the reports in the page's language.
	 *
	 * @param airport `?airport=` of the page; ignored unless it is the code of an airport on this map
	 */
	reports(airport?: string | null): Promise<RegionReports>;
}

/**
 * Starts to fetch a region's weather, in parallel to the page's other requests: start it before them, read it
 * after them. A page never waits for the weather service.
 */
export function startWeather(context: WeatherContext, region: RegionKey): PendingWeather {
	store.renew(region, context);
	const arrived = async () => {
		if (!store.latest(region)) await store.confirm(region, PAGE_WAIT_MS);
		if (isFallback(region)) context.doNotCache();
		return latestSnapshot(region);
	};
	return {
		view: async () => viewOf(region, await arrived(), Date.now()),
		reports: async (airport) =>
			withShown(reportsOf(region, await arrived(), context), airport, context),
	};
}

/**
 * Adds the report to show first to the map: of the airport that the page's URL names, else an example.
 * A page for an unknown airport is not cached.
 */
function withShown(
	reports: RegionReports,
	airport: string | null | undefined,
	context: WeatherContext,
): RegionReports {
	const { view, stations } = reports;
	const example = exampleOf(stations);
	const withExample = { ...reports, view: { ...view, ...(example && { example }) } };
	if (typeof airport !== 'string') return withExample;
	const icao = airport.toUpperCase();
	const station = stations.findIndex((report) => report.icao === icao);
	const report = stations[station];
	if (report) return { ...reports, view: { ...view, airport: { station, report } } };
	// Unknown codes are unlimited in number.
	context.doNotCache();
	return withExample;
}

/** A region's reports in the page's language. `isFallback`: fresher ones are being fetched. */
export async function loadRegionReports(
	context: WeatherContext,
	region: RegionKey,
): Promise<{ reports: RegionReports; isFallback: boolean }> {
	store.renew(region, context);
	await store.confirm(region, ENDPOINT_WAIT_MS);
	return {
		reports: reportsOf(region, latestSnapshot(region), context),
		isFallback: isFallback(region),
	};
}

function latestSnapshot(region: RegionKey): WeatherSnapshot {
	return store.latest(region) ?? recordedSnapshot(region);
}

function isFallback(region: RegionKey): boolean {
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
