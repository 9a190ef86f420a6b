import type { Log } from '~/lib/log';
import { stationsOf } from './stations';
import {
	type FetchLike,
	fetchReports,
	type WeatherServiceSettings,
} from './weather-service.server';
import { createSnapshot, type WeatherSnapshot } from './weather-snapshot.server';
import type { RegionKey } from './weather-view';

/** A snapshot is as good as new for this long; after that it is served and renewed behind. */
const FRESH_MS = 5 * 60_000;
/** A snapshot that could not be renewed is kept for new isolates for a day. */
const KEPT_SECONDS = 86_400;
/** A service that failed is left alone for this long. */
const PAUSE_AFTER_FAILURE_MS = 30_000;
/** A renewal takes the service's time-out at most; one that ended with its request must not block the next. */
const LONGEST_RENEWAL_MS = 10_000;

export interface WeatherStoreOptions {
	/** The cache that isolates share. */
	open?: () => Promise<Cache>;
	fetch?: FetchLike;
	/** Handed in by tests. */
	now?: () => number;
	sleep?: (ms: number) => Promise<void>;
}

/** The request on whose behalf the weather is fetched. */
export interface WeatherRequest {
	env: WeatherServiceSettings;
	log: Log;
	/** The fetch goes on behind the answer. */
	waitUntil(promise: Promise<unknown>): void;
}

/** The latest snapshot of each region, in memory and in the Cache API. */
export interface WeatherStore {
	/** `undefined` where nothing has come yet. */
	latest(region: RegionKey): WeatherSnapshot | undefined;
	isFresh(region: RegionKey): boolean;
	/** A renewal is under way, whichever request began it. */
	isRenewing(region: RegionKey): boolean;
	/**
	 * Begins a renewal where one is due and none is under way: what another isolate kept first, then the service.
	 * A failure is logged, and the service left alone for a while.
	 */
	renew(region: RegionKey, request: WeatherRequest): void;
	/** Waits until no renewal is under way, so long at most. By looking: a promise belongs to the request that made it. */
	settled(region: RegionKey, maxMs: number): Promise<void>;
}

export function createWeatherStore({
	open = () => caches.open('weather'),
	fetch = (url, init) => globalThis.fetch(url, init),
	now = Date.now,
	sleep = pause,
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
		async settled(region, maxMs) {
			const step = Math.max(5, maxMs / 100);
			for (let waited = 0; waited < maxMs && store.isRenewing(region); waited += step) {
				await sleep(step);
			}
		},
	};

	async function renewal(region: RegionKey, { env, log }: WeatherRequest): Promise<void> {
		const key = keyOf(region, env);
		try {
			// Another isolate may have been quicker.
			const kept = await readKept(open, key);
			if (kept && kept.fetchedAt > (snapshots.get(region)?.fetchedAt ?? 0)) {
				snapshots.set(region, kept);
				if (store.isFresh(region)) return;
			}
			const stations = stationsOf(region).map(({ icao }) => icao);
			const fetchedAt = now();
			const reports = await fetchReports(stations, env, fetch, fetchedAt);
			const snapshot = createSnapshot(region, reports, fetchedAt);
			snapshots.set(region, snapshot);
			await keep(open, key, snapshot);
		} catch (error) {
			failures.set(region, now());
			const reason = error instanceof Error ? error.message : String(error);
			log.warn('Weather service failed', { region, reason });
		}
	}
	return store;
}

/** Stations belong to the build, so a snapshot does too. */
function keyOf(region: RegionKey, { SITE_URL, METAR_API_URL }: WeatherServiceSettings): string {
	const from = encodeURIComponent(METAR_API_URL);
	return `${SITE_URL}/weather-snapshot?region=${region}&from=${from}&_key=${__BUILD_ID__}`;
}

/** What this worker kept itself. A cache in trouble is as good as empty. */
async function readKept(
	open: () => Promise<Cache>,
	key: string,
): Promise<WeatherSnapshot | undefined> {
	try {
		const kept = await (await open()).match(key);
		return kept && ((await kept.json()) as WeatherSnapshot);
	} catch {
		return undefined;
	}
}

async function keep(
	open: () => Promise<Cache>,
	key: string,
	snapshot: WeatherSnapshot,
): Promise<void> {
	const headers = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` };
	try {
		await (await open()).put(key, Response.json(snapshot, { headers }));
	} catch {
		// This isolate has it in memory all the same.
	}
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
