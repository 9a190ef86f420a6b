import { afterEach, describe, expect, test } from 'vitest';
import type { RegionReports } from '../../app/features/weather/weather-view';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { METAR, SITE_URL, textOf, useEdge } from './edge';
import { useLiveService } from './weather-service';

const RECORDED = 'Beispiel, aufgezeichnet am 27.\u00a0Januar\u00a02025';
const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';

const edge = useEdge();
const service = useLiveService();

/** A worker without cached pages or reports. */
let cold: Edge | undefined;

afterEach(async () => {
	await cold?.close();
	cold = undefined;
});

/** Starts one; by default with the demo shop as its weather service. */
async function coldWorker(metarUrl = edge.shopOrigin) {
	const worker = { ...demoShopEnvironment(edge.shopOrigin, SITE_URL), METAR_API_URL: metarUrl };
	const started = await startEdge({ port: 0, worker });
	cold = started;
	const get = (path: string) => fetch(`${started.origin}${path}`);
	return {
		get,
		reports: async (path: string) => (await get(path)).json() as Promise<RegionReports>,
		log: () => started.output().join('\n'),
	};
}

describe('GET /api/weather/{region}', () => {
	test.each([
		['', 'Frankfurt am Main', 'aus Süd (180°), 11\u00a0kt (20\u00a0km/h)'],
		['/de', 'Frankfurt am Main', 'aus Süd (180°), 11\u00a0kt (20\u00a0km/h)'],
		['/en', 'Frankfurt', 'from the south (180°), 11\u00a0kt (13\u00a0mph)'],
	])(
		'with the prefix %j returns each airport’s report in its language',
		async (form, name, wind) => {
			const response = await edge.fetch(`${form}/api/weather/germany`);
			expect(response.status).toBe(200);
			expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
			expect(response.headers.get('Content-Type')).toContain('application/json');
			const { view, stations } = (await response.json()) as RegionReports;
			expect(view).toMatchObject({ region: 'germany', source: 'recorded' });
			expect(view.leds).toHaveLength(stations.length);
			expect(stations.find(({ icao }) => icao === 'EDDF')).toMatchObject({
				name,
				category: 'vfr',
				raw: 'METAR EDDF 272220Z AUTO 18011KT 9999 SCT038 09/05 Q0998 NOSIG',
				observedAt: '2025-01-27T22:20:00.000Z',
				facts: expect.arrayContaining([{ key: 'wind', label: 'Wind', text: wind }]),
			});
		},
	);

	test('states the ceiling of an airport that has one', async () => {
		const response = await edge.fetch('/en/api/weather/usa');
		const { stations } = (await response.json()) as RegionReports;
		const ceilings = new Map(stations.map(({ icao, ceiling }) => [icao, ceiling]));
		expect(ceilings.get('KMSY')).toBe('clouds at 900\u00a0ft');
		expect(ceilings.get('KDEN')).toBeUndefined();
	});

	test('sends one request to the weather service for all visitors, with a User-Agent', async () => {
		const { reports } = await coldWorker();
		await reports('/api/weather/alps');
		await reports('/en/api/weather/alps');
		await reports('/api/weather/alps');
		const requests = await edge.weatherRequests();
		expect(requests).toHaveLength(1);
		expect(requests[0]?.headers['user-agent']).toBe(`Aerolume (${SITE_URL})`);
	});

	test.each([
		['/api/weather/mars', 'Diese Region gibt es nicht.'],
		['/en/api/weather/constructor', 'This region doesn’t exist.'],
	])('%s responds with 404: %s', async (path, error) => {
		const response = await edge.fetch(path);
		expect(response.status).toBe(404);
		expect(await response.json()).toEqual({ error });
		expect(await edge.weatherRequests()).toEqual([]);
	});

	test('accepts only GET', async () => {
		const response = await edge.post('/api/weather/germany', {});
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('GET');
	});
});

describe('a slow weather service', () => {
	test.each([
		['/de', '/api/weather/germany', 'Live, Stand'],
		['/aerolume', '/api/weather/germany', 'Diese Karte liest dieselben METARs'],
		['/weather/alps', '/api/weather/alps', 'Live, Stand'],
	])(
		'delays no page, and pages without its reports are not cached: %s',
		async (path, endpoint, live) => {
			service.hold();
			const { get, reports } = await coldWorker(service.origin);
			const early = await get(path);
			expect(early.status).toBe(200);
			expect(await early.text()).toContain(RECORDED);
			expect(early.headers.get('Cache-Control')).toBe('private, no-store');

			const waiting = reports(endpoint);
			service.release();
			const { view } = await waiting;
			expect(view).toMatchObject({ source: 'live', leds: expect.stringMatching(/^V+$/) });
			expect(service.requests()).toHaveLength(1);

			const page = await get(path);
			expect(await page.text()).toContain(live);
			expect(page.headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
		},
	);

	test('only delays requests for the weather itself', async () => {
		await edge.faults([{ operation: METAR, kind: 'timeout' }]);
		const { get, reports, log } = await coldWorker();
		const order: string[] = [];
		const pending = reports('/api/weather/europe').finally(() => order.push('reports'));
		const page = await get('/weather/europe').finally(() => order.push('page'));
		const { view } = await pending;
		expect(order).toEqual(['page', 'reports']);
		expect(await page.text()).toContain(RECORDED);
		expect(view.source).toBe('recorded');
		expect(await edge.weatherRequests()).toHaveLength(1);
		expect(log()).toContain('Weather service failed');
	});

	test('is only requested by the server', async () => {
		const { get } = await coldWorker(service.origin);
		const page = await get('/weather/usa');
		const { host } = new URL(service.origin);
		expect(page.headers.get('Content-Security-Policy')).not.toContain(host);
		expect(await page.text()).not.toContain(host);
	});
});

describe('the page of a region', () => {
	test('is cached with its weather, and available in both languages', async () => {
		await edge.page('/de/weather/usa');
		const response = await edge.fetch('/de/weather/usa');
		expect(response.headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
		expect(response.headers.get('X-Page-Cache')).toBe('hit');
		const html = await response.text();
		const links = [...html.matchAll(/hrefLang="([\w-]+)" href="([^"]+)"/g)];
		expect(links.map(([, ...link]) => link)).toEqual([
			['de', `${SITE_URL}/weather/usa`],
			['en', `${SITE_URL}/en/weather/usa`],
			['x-default', `${SITE_URL}/weather/usa`],
		]);
	});

	test('lists reports in the order and with the filter that its URL names', async () => {
		const codesOf = async (search: string) => {
			const html = await edge.page(`/en/weather/usa${search}`);
			const [, list = ''] = html.split('aria-label="All reports"');
			return [...list.matchAll(/<code>([A-Z\d]{4})<\/code>/g)].map(([, code]) => code);
		};
		const all = await codesOf('');
		expect(all.slice(0, 2)).toEqual(['KABR', 'KABI']);
		expect(await codesOf('?sort=code')).not.toEqual(all);
		const worst = await codesOf('?sort=category');
		expect(worst).toHaveLength(38);
		const fogged = await codesOf('?category=lifr');
		expect(fogged).toHaveLength(4);
		expect(worst.slice(0, 4)).toEqual(fogged);
		expect(await codesOf('?q=kjfk')).toEqual(['KJFK']);
		expect(await codesOf('?q=jfk&category=lifr')).toEqual([]);
		expect(await codesOf('?sort=best&category=all&page=99')).toEqual(all);
	});

	test('finds an airport by the code on a ticket', async () => {
		const html = await edge.page('/weather/germany?q=muc');
		const [, list = ''] = html.split('aria-label="Alle Meldungen"');
		expect(list.match(/(?<=<code>)[A-Z]{4}(?=<\/code>)/g)).toEqual(['EDDM']);
	});

	test('lists 150 airports on four pages with URLs, titles and canonical links of their own', async () => {
		const codes = new Set<string>();
		for (const page of [1, 2, 3, 4]) {
			const html = await edge.page(`/en/weather/usa${page === 1 ? '' : `?page=${page}`}`);
			const [, list = ''] = html.split('aria-label="All reports"');
			const own = [...list.matchAll(/<code>([A-Z\d]{4})<\/code>/g)];
			expect(own).toHaveLength(page === 4 ? 36 : 38);
			for (const [, code = ''] of own) codes.add(code);
			expect(textOf(html)).toContain(`Page ${page} of 4`);
		}
		expect(codes.size).toBe(150);
		const second = await edge.page('/en/weather/usa?page=2');
		expect(second).toContain('<title>Flying weather in the USA, page 2 - Aerolume</title>');
		expect(second).toContain(`<link rel="canonical" href="${SITE_URL}/en/weather/usa?page=2"/>`);
		expect(second).toMatch(/href="\/en\/weather\/usa#reports"[^>]*>Previous/);
		expect(second).toMatch(/href="\/en\/weather\/usa\?page=3#reports"[^>]*>Next/);
	});

	test('without a match leads to the same search on the other maps', async () => {
		const html = await edge.page('/en/weather/germany?q=kjfk');
		expect(html).toContain('href="/en/weather/usa?q=kjfk#reports"');
	});

	test('is cached in each order, but not for each text', async () => {
		const statesOf = async (search: string) => {
			await edge.page(`/weather/germany${search}`);
			const response = await edge.fetch(`/weather/germany${search}`);
			return response.headers.get('X-Page-Cache');
		};
		expect(await statesOf('?sort=wind&category=mvfr')).toBe('hit');
		expect(await statesOf('?airport=EDDF')).toBe('hit');
		expect(await statesOf('?airport=EDXX')).not.toBe('hit');
		expect(await statesOf('?q=frankfurt')).not.toBe('hit');
	});

	test('shows the airport that its URL names first, and titles the page with it', async () => {
		const html = await edge.page('/en/weather/germany?airport=EDDM');
		expect(html).toContain('<title>Flying weather at Munich\u00a0(EDDM) - Aerolume</title>');
		expect(html).toMatch(/<section [^>]*aria-label="Report for Munich"/);
		expect(html).toMatch(/class="map-mark"[^>]*><span>EDDM<\/span>/);
		// Not printed on the sheet once more.
		expect(html).not.toMatch(/<span class="map-\w+"[^>]*>EDDM</);
		const url = `${SITE_URL}/en/weather/germany?airport=EDDM`;
		expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
		expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
	});

	test('shows an example of a report until an airport is chosen', async () => {
		const example = /class="map-example".*For example.*<section [^>]*aria-label="Report for /s;
		expect(await edge.page('/en/weather/germany')).toMatch(example);
		expect(await edge.page('/en/weather/germany?airport=EDDM')).not.toContain('map-example');
		expect(await edge.page('/en/weather/usa')).toMatch(example);
		expect(await edge.page('/')).not.toContain('map-example');
	});

	test('leads to the map of an airport that this one does not have', async () => {
		const html = await edge.page('/en/weather/germany?airport=kden');
		expect(textOf(html)).toContain('Denver (KDEN) isn’t on this map.');
		expect(html).toMatch(/href="\/en\/weather\/usa\?airport=KDEN"[^>]*>USA</);
	});

	test.each(['EDXX', '', 'EDDM%22%3E%3Cb%3E', 'constructor'])(
		'ignores ?airport=%s, which is on no map',
		async (code) => {
			// The footer's language switch keeps the whole URL.
			const mainOf = async (search: string) =>
				/<main.*<\/main>/s.exec(await edge.page(`/weather/germany${search}`))?.[0].split('\n');
			expect(await mainOf(`?airport=${code}`)).toEqual(await mainOf(''));
		},
	);

	test('leads to the variant of the map product that shows the region', async () => {
		const variantOf = async (region: string) => {
			const html = await edge.page(`/weather/${region}`);
			return /href="\/aerolume\?variant=(\d+)"/.exec(html)?.[1];
		};
		const variants = await Promise.all(['germany', 'alps', 'europe', 'usa'].map(variantOf));
		expect(new Set(variants).size).toBe(4);
		const html = await edge.page(`/aerolume?variant=${variants[1]}`);
		expect(html).toContain('Wetterkarte Alpen');
	});

	test('states the price of its map with the note on taxes', async () => {
		const offer = (html: string) =>
			textOf(/<aside [^>]*aria-labelledby="offer"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '');
		expect(offer(await edge.page('/weather/usa'))).toMatch(
			/ab 369\s€\s*inkl\. MwSt\., zzgl\. Versand/,
		);
		expect(offer(await edge.page('/weather/alps'))).toMatch(
			/ab 299\s€\s*Niedrigster Preis der letzten 30\sTage: 349\s€\s*inkl\. MwSt\., zzgl\. Versand/,
		);
		expect(offer(await edge.page('/en/weather/usa'))).toMatch(
			/from \$399\s*Regular price: \$439\s*Taxes & shipping calculated at checkout/,
		);
	});

	test('needs no platform: it leads to the map product in any region then', async () => {
		await edge.faults([{ operation: '*', kind: 'http500' }]);
		const { get } = await coldWorker();
		const response = await get('/weather/alps');
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		expect(await response.text()).toMatch(/href="\/aerolume"[^>]*>Aerolume ansehen/);
	});

	test('is a 404 for an unknown region', async () => {
		const response = await edge.fetch('/de/weather/mars');
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('Page Not Found: /de/weather/mars');
	});

	test.each([
		['/weather', '/weather/germany'],
		['/de/weather', '/de/weather/germany'],
		['/en/weather', '/en/weather/usa'],
		['/weather?airport=EDDF', '/weather/germany?airport=EDDF'],
		['/en/weather?airport=KJFK&utm_source=x', '/en/weather/usa?airport=KJFK&utm_source=x'],
	])('%s redirects to the default region of the language', async (path, location) => {
		const response = await edge.fetch(path);
		expect(response.status).toBe(308);
		expect(response.headers.get('Location')).toBe(location);
	});
});

test.each(['http500', 'drop'])(
	'a weather service with the fault %s causes the recorded reports with a notice, and no immediate retry',
	async (kind) => {
		await edge.faults([{ operation: METAR, kind }]);
		const { get, reports, log } = await coldWorker();
		const { view, stations } = await reports('/api/weather/alps');
		expect(view.source).toBe('recorded');
		expect(stations.map(({ raw }) => raw)).not.toContain(null);
		const page = await get('/weather/alps');
		expect(await page.text()).toContain(RECORDED);
		expect(page.headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
		expect(await edge.weatherRequests()).toHaveLength(1);
		expect(log()).toContain('Weather service failed');
	},
);
