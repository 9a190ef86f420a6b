import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { catalogueWithoutMap } from '../setup/catalogue-without-map';
import { SITE_URL, useEdge } from './edge';

const edge = useEdge();

describe('/health', () => {
	test('responds without the platform, and is neither cached nor indexed', async () => {
		await edge.faults([{ operation: '*', kind: 'http500' }]);
		const response = await edge.fetch('/health');
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({ status: 'ok' });
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
		expect(await edge.operations()).toEqual([]);
	});

	test('takes no form', async () => {
		expect((await edge.fetch('/health', { method: 'POST' })).status).toBe(405);
	});

	test('has no form with a language', async () => {
		expect((await edge.fetch('/de/health')).status).toBe(404);
	});
});

describe('/ready', () => {
	test('queries the platform each time', async () => {
		for (let n = 0; n < 2; n++) {
			const response = await edge.fetch('/ready');
			expect(response.status).toBe(200);
			expect(await response.json()).toEqual({ status: 'ready' });
			expect(response.headers.get('Cache-Control')).toBe('no-store');
			expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
		}
		expect(await edge.operations()).toEqual(['Ready', 'Ready']);
	});

	test('responds with 503 while the platform fails, after one attempt', async () => {
		await edge.faults([{ operation: 'Ready', kind: 'http500' }]);
		const response = await edge.fetch('/ready');
		expect(response.status).toBe(503);
		expect(await response.json()).toEqual({ status: 'unavailable' });
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(await edge.operations()).toEqual(['Ready']);
	});
});

describe('Server-Timing', () => {
	const timingOf = async (path: string, init?: RequestInit) =>
		(await edge.fetch(path, init)).headers.get('Server-Timing');

	test('says what a rendered page cost, and that a cached one cost nothing', async () => {
		expect(await timingOf('/en/products/poster-alps')).toMatch(
			/^cache;desc=miss, platform;dur=\d+;desc="[1-9]\d* requests", total;dur=\d+$/,
		);
		expect(await timingOf('/en/products/poster-alps')).toBe('cache;desc=hit');
	});

	test('says nothing of forms', async () => {
		const body = new URLSearchParams({ email: 'a@b.example', password: 'wrong' });
		expect(await timingOf('/auth/login', { method: 'POST', body })).toBeNull();
	});
});

describe('a shop without the map product', () => {
	let shop: DemoShop;
	let other: Edge;

	beforeAll(async () => {
		shop = await startDemoShop({ catalogue: catalogueWithoutMap, siteUrl: SITE_URL });
		other = await startEdge({ port: 0, worker: demoShopEnvironment(shop.origin, SITE_URL) });
	});

	afterAll(async () => {
		await other.close();
		await shop.close();
	});

	test('leads from the home page to the collections, and says so in the log', async () => {
		const html = await (await fetch(`${other.origin}/en`)).text();
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		expect(main).toContain('href="/en/collections">See the collections</a>');
		expect(main).not.toContain('href="/en/aerolume"');
		expect(other.output().join('\n')).toContain('"message":"map product not found"');
	});
});

describe('a shop that refuses the token', () => {
	const refused = useEdge({ PRIVATE_STOREFRONT_API_TOKEN: 'shpat_of_another_shop' });

	test('is not ready, and the log names the setting', async () => {
		expect((await refused.fetch('/ready')).status).toBe(503);
		expect(refused.log().join('\n')).toContain('PRIVATE_STOREFRONT_API_TOKEN is wrong or missing');
	});
});
