import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stationsOf } from './stations';
import { createWeatherStore } from './weather-store.server';

const env = { METAR_API_URL: 'https://weather.example', SITE_URL: 'https://aerolume.example' };
const MINUTE = 60_000;

/** A cache shared by several isolates. */
function sharedCache() {
	const cached = new Map<string, Response>();
	return {
		cached,
		match: async (key: string) => cached.get(key)?.clone(),
		put: async (key: string, response: Response) => {
			cached.set(key, response);
		},
	};
}

let now: number;
let responses: (() => Promise<Response>)[];
let requests: string[];
let cache: ReturnType<typeof sharedCache>;
let pending: Promise<unknown>[];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
	now = Date.parse('2026-03-01T12:00:00Z');
	responses = [];
	requests = [];
	cache = sharedCache();
	pending = [];
	log.warn.mockClear();
});

/** A response with a report of every station, ten minutes old, with the given wind. */
function reports(wind: string): () => Promise<Response> {
	return async () =>
		Response.json(
			stationsOf('alps').map(({ icao }) => ({
				icaoId: icao,
				obsTime: now / 1000 - 600,
				rawOb: `METAR ${icao} 011150Z ${wind} CAVOK 09/05 Q0998`,
			})),
		);
}

const failure = async () => new Response(null, { status: 500 });

/** The store of a new isolate. */
function isolate() {
	const store = createWeatherStore({
		open: async () => cache as unknown as Cache,
		fetch: async (url) => {
			requests.push(url);
			return (responses.shift() ?? failure)();
		},
		now: () => now,
		sleep: async (ms) => {
			now += ms;
		},
	});
	const renew = () =>
		store.renew('alps', { env, log, waitUntil: (promise) => void pending.push(promise) });
	return {
		store,
		renew,
		async renewed() {
			renew();
			await Promise.all(pending);
			return store.latest('alps');
		},
	};
}

describe('a snapshot', () => {
	test('has an LED for each station, in their order', async () => {
		responses = [reports('18011G25KT')];
		const snapshot = await isolate().renewed();
		expect(snapshot?.leds).toBe('V'.repeat(stationsOf('alps').length));
		expect(snapshot?.observedAt).toBe('2026-03-01T11:50:00.000Z');
	});

	test('has an unlit LED where a station has no report', async () => {
		const [first] = stationsOf('alps');
		responses = [
			async () =>
				Response.json([
					{ icaoId: first?.icao, obsTime: now / 1000, rawOb: 'LOWI 011200Z 00000KT CAVOK' },
				]),
		];
		const snapshot = await isolate().renewed();
		expect(snapshot?.leds).toMatch(/^v\.+$/);
		expect(snapshot?.reports.filter(Boolean)).toHaveLength(1);
	});

	test('has an unlit LED where a report is hours older than the others', async () => {
		const [first, second, third] = stationsOf('alps');
		const report = (icaoId: string | undefined, hours: number) => ({
			icaoId,
			obsTime: now / 1000 - hours * 3600,
			rawOb: `METAR ${icaoId} 011150Z 18011KT CAVOK 09/05 Q0998`,
		});
		responses = [
			async () =>
				Response.json([report(first?.icao, 0), report(second?.icao, 3), report(third?.icao, 20)]),
		];
		const snapshot = await isolate().renewed();
		expect(snapshot?.leds).toMatch(/^vv\.+$/);
		expect(snapshot?.reports[2]).toBeNull();
	});

	test('uses the service’s category for a report that cannot be parsed', async () => {
		const [first] = stationsOf('alps');
		const report = { icaoId: first?.icao, obsTime: now / 1000, rawOb: '?', fltCat: 'IFR' };
		responses = [async () => Response.json([report])];
		expect((await isolate().renewed())?.leds).toMatch(/^i\.+$/);
	});
});

describe('renewing', () => {
	test('sends one request at a time', async () => {
		responses = [reports('18011KT'), reports('18011KT')];
		const { renew, store } = isolate();
		renew();
		renew();
		expect(store.isRenewing('alps')).toBe(true);
		await Promise.all(pending);
		expect(store.isRenewing('alps')).toBe(false);
		expect(requests).toHaveLength(1);
	});

	test('waits five minutes, and serves the older data while it renews', async () => {
		responses = [reports('18011KT'), reports('18011G25KT')];
		const { renew, renewed, store } = isolate();
		await renewed();
		now += 5 * MINUTE - 1;
		await renewed();
		expect(requests).toHaveLength(1);
		now += 1;
		renew();
		expect(store.isFresh('alps')).toBe(false);
		expect(store.latest('alps')?.leds).toMatch(/^v+$/);
		await Promise.all(pending);
		expect(store.isFresh('alps')).toBe(true);
		expect(store.latest('alps')?.leds).toMatch(/^V+$/);
	});

	test('pauses for 30 seconds after a failure, keeps its data, and logs once', async () => {
		responses = [reports('18011KT'), failure, reports('18011G25KT')];
		const { renewed } = isolate();
		await renewed();
		now += 5 * MINUTE;
		expect((await renewed())?.leds).toMatch(/^v+$/);
		now += 29_999;
		await renewed();
		expect(requests).toHaveLength(2);
		expect(log.warn.mock.calls).toEqual([
			['Weather service failed', { region: 'alps', reason: 'HTTP 500' }],
		]);
		now += 1;
		expect((await renewed())?.leds).toMatch(/^V+$/);
	});

	test('is not blocked by a request that was cancelled', async () => {
		responses = [() => new Promise(() => undefined), reports('18011KT')];
		const { renew, store } = isolate();
		renew();
		now += 10_000;
		renew();
		await pending[1];
		expect(store.isFresh('alps')).toBe(true);
	});
});

describe('a new isolate', () => {
	test('uses the shared cache without a request', async () => {
		responses = [reports('18011KT')];
		const cached = await isolate().renewed();
		now += MINUTE;
		expect(await isolate().renewed()).toEqual(cached);
		expect(requests).toHaveLength(1);
	});

	test('uses the older snapshot at once where the service fails', async () => {
		responses = [reports('18011KT')];
		const cached = await isolate().renewed();
		now += 60 * MINUTE;
		expect(await isolate().renewed()).toEqual(cached);
		expect(requests).toHaveLength(2);
	});

	test('works without the cache when that fails', async () => {
		const broken = async () => {
			throw new Error('no cache');
		};
		cache.match = broken;
		cache.put = broken;
		responses = [reports('18011KT')];
		expect((await isolate().renewed())?.leds).toMatch(/^v+$/);
		expect(log.warn).not.toHaveBeenCalled();
	});

	test('keeps its snapshot for a day, under the build and the service’s URL', async () => {
		responses = [reports('18011KT')];
		await isolate().renewed();
		const [[key, response] = ['', undefined]] = cache.cached;
		expect(key).toBe(
			'https://aerolume.example/weather-snapshot?region=alps&from=https%3A%2F%2Fweather.example&_key=development',
		);
		expect(response?.headers.get('Cache-Control')).toBe('public, max-age=86400');
	});
});

describe('waiting for the weather', () => {
	test('ends when it has arrived', async () => {
		responses = [reports('18011KT')];
		const { renew, store } = isolate();
		const start = now;
		renew();
		const confirm = store.confirm('alps', 4000);
		await Promise.all([confirm, ...pending]);
		expect(store.isFresh('alps')).toBe(true);
		expect(now - start).toBeLessThan(4000);
	});

	test('ends after the given time', async () => {
		responses = [() => new Promise(() => undefined)];
		const { renew, store } = isolate();
		const start = now;
		renew();
		await store.confirm('alps', 20);
		expect(now - start).toBe(20);
		expect(store.latest('alps')).toBeUndefined();
	});
});
