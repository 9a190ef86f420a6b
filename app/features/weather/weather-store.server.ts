import type { Log } from '~/lib/log';
import { sleep as realSleep } from '~/lib/sleep';
import { stationsOf } from './stations';
import {
	type FetchLike,
	fetchReports,
	type WeatherServiceSettings,
} from './weather-service.server';
import { createSnapshot, type WeatherSnapshot } from './weather-snapshot.server';
import type { RegionKey } from './weather-view';

/** Older snapshots are served stale and revalidated in the background. */
const FRESH_MS = 5 * 60_000;
/** A snapshot is cached for one day, for new isolates while the service is down. */
const CACHE_SECONDS = 86_400;
/** Pause after a failure of the service. */
const PAUSE_AFTER_FAILURE_MS = 30_000;
/** Longest time for a renewal: one that was cancelled with its request must not block the next. */
const LONGEST_RENEWAL_MS = 10_000;

export interface WeatherStoreOptions {
	/** The cache shared by all isolates. */
	open?: () => Promise<Cache>;
	fetch?: FetchLike;
	/** For tests. */
	now?: () => number;
	sleep?: (ms: number) => Promise<void>;
}

/** The request that starts a renewal. */
export interface WeatherRequest {
	env: WeatherServiceSettings;
	log: Log;
	/** Lets the renewal continue after the response. */
	waitUntil(promise: Promise<unknown>): void;
}

/** The latest snapshot of each region, in memory and in the Cache API. */
export interface WeatherStore {
	/** `undefined` before the first renewal. */
	latest(region: RegionKey): WeatherSnapshot | undefined;
	isFresh(region: RegionKey): boolean;
	/** Whether a renewal is running, started by any request. */
	isRenewing(region: RegionKey): boolean;
	/** Starts a renewal where one is due: from the shared cache, else from the service. Failures are logged. */
	renew(region: RegionKey, request: WeatherRequest): void;
	/** Polls until no renewal is running, for `maxMs` at most: a worker must not await a promise of another request. */
	confirm(region: RegionKey, maxMs: number): Promise<void>;
}

/** The reports of one isolate by region; `now` in Unix milliseconds. */
export function createWeatherStore({
	open = () => caches.open('weather'),
	fetch = (url, init) => globalThis.fetch(url, init),
	now = Date.now,
	sleep = realSleep,
}: WeatherStoreOptions = {}): WeatherStore {
	const snapshots = new Map<RegionKey, WeatherSnapshot>();
	const renewals = new Map<RegionKey, number>();
	const failures = new Map<RegionKey, number>();

	const isWithin = (start: number | undefined, ms: number) =>
		start !== undefined && now() - start < ms;
	const store: WeatherStore = {
		latest: (region) => snapshots.get(region),
		isFresh: (region) => isWithin(snapshots.get(region)?.fetchedAt, FRESH_MS),
		isRenewing: (region) => isWithin(renewals.get(region), LONGEST_RENEWAL_MS),
		renew(region, request) {
			if (store.isFresh(region) || store.isRenewing(region)) return;
			if (isWithin(failures.get(region), PAUSE_AFTER_FAILURE_MS)) return;
			renewals.set(region, now());
			request.waitUntil(renewal(region, request).finally(() => renewals.delete(region)));
		},
		async confirm(region, maxMs) {
			const step = Math.max(5, maxMs / 100);
			for (let waited = 0; waited < maxMs && store.isRenewing(region); waited += step) {
				await sleep(step);
			}
		},
	};

	async function renewal(region: RegionKey, { env, log }: WeatherRequest): Promise<void> {
		const key = keyOf(region, env);
		try {
			// Another isolate may have renewed it first.
			const cached = await readCached(open, key);
			if (cached && cached.fetchedAt > (snapshots.get(region)?.fetchedAt ?? 0)) {
				snapshots.set(region, cached);
				if (store.isFresh(region)) return;
			}
			const stations = stationsOf(region).map(({ icao }) => icao);
			const fetchedAt = now();
			const reports = await fetchReports(stations, env, fetch, fetchedAt);
			const snapshot = createSnapshot(region, reports, fetchedAt);
			snapshots.set(region, snapshot);
			await storeSnapshot(open, key, snapshot);
		} catch (error) {
			failures.set(region, now());
			const reason = error instanceof Error ? error.message : String(error);
			log.warn('Weather service failed', { region, reason });
		}
	}
	return store;
}

/** Stations are part of the build, so the key includes the build. */
function keyOf(region: RegionKey, { SITE_URL, METAR_API_URL }: WeatherServiceSettings): string {
	const from = encodeURIComponent(METAR_API_URL);
	return `${SITE_URL}/weather-snapshot?region=${region}&from=${from}&_key=${__BUILD_ID__}`;
}

/** The snapshot in the shared cache. A failing cache counts as empty. */
async function readCached(
	open: () => Promise<Cache>,
	key: string,
): Promise<WeatherSnapshot | undefined> {
	try {
		const cached = await (await open()).match(key);
		return cached && ((await cached.json()) as WeatherSnapshot);
	} catch {
		return undefined;
	}
}

async function storeSnapshot(
	open: () => Promise<Cache>,
	key: string,
	snapshot: WeatherSnapshot,
): Promise<void> {
	const headers = { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` };
	try {
		await (await open()).put(key, Response.json(snapshot, { headers }));
	} catch {
		// It is still in memory.
	}
}
