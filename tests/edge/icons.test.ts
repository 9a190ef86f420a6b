import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL } from './edge';

const BODY = '<path d="m0 0h2"/>';
const REMOTE = { prefix: 'remote', width: 20, height: 20, icons: { sun: { body: BODY } } };

let service: Server;
let edge: Edge;
const requests: { url: string | undefined; headers: object }[] = [];

beforeAll(async () => {
	service = createServer(({ url, headers }, response) => {
		requests.push({ url, headers });
		if (url?.startsWith('/down.')) response.writeHead(502).end();
		else if (url?.startsWith('/remote.')) response.end(JSON.stringify(REMOTE));
		else response.writeHead(404).end('404');
	});
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	const { port } = service.address() as AddressInfo;
	const worker = {
		...demoShopEnvironment('http://127.0.0.1:9', SITE_URL),
		ICONS_API_URL: `http://127.0.0.1:${port}`,
	};
	edge = await startEdge({ port: 0, worker });
});

afterAll(async () => {
	await edge.close();
	service.closeAllConnections();
	service.close();
});

const get = (path: string, init?: RequestInit) => fetch(`${edge.origin}/api/icons/${path}`, init);

test('installed icons are returned in Iconify’s format, and cached', async () => {
	const response = await get('lucide.json?icons=house,home');
	expect(response.status).toBe(200);
	expect(response.headers.get('Content-Type')).toContain('application/json');
	expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800, immutable');
	expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
	expect(await response.json()).toEqual({
		prefix: 'lucide',
		lastModified: expect.any(Number),
		width: 24,
		height: 24,
		icons: { house: { body: expect.stringMatching(/^<.*stroke="currentColor".*>$/) } },
		aliases: { home: { parent: 'house' } },
	});
	expect(requests).toEqual([]);
});

test('others come from the icon service, without the visitor’s data', async () => {
	const response = await get('remote.json?icons=sun', {
		headers: { Cookie: 'session=secret', Referer: `${SITE_URL}/account`, 'User-Agent': 'Visitor' },
	});
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual(REMOTE);
	expect(requests.at(-1)?.url).toBe('/remote.json?icons=sun');
	expect(JSON.stringify(requests.at(-1)?.headers)).not.toMatch(/secret|account|Visitor/);
});

test('a partial result names the missing icons, and is not cached', async () => {
	const response = await get('lucide.json?icons=house,no-such-icon');
	expect(response.status).toBe(200);
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	expect(await response.json()).toMatchObject({
		icons: { house: {} },
		not_found: ['no-such-icon'],
	});
});

test.each([
	['lucide.json', 400],
	['lucide.json?icons=', 400],
	['lucide.json?icons=House', 400],
	['lucide.json?icons=../../etc', 400],
	[`lucide.json?icons=${Array.from({ length: 51 }, (_, index) => `a${index}`)}`, 400],
	['lucide?icons=house', 400],
	['%2e%2e.json?icons=house', 400],
	['nowhere.json?icons=house', 404],
	['lucide.json?icons=no-such-icon', 404],
	['down.json?icons=house', 503],
])('%s responds with %i in JSON, not cached', async (path, status) => {
	const response = await get(path);
	expect(response.status).toBe(status);
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('only GET and HEAD are allowed', async () => {
	const response = await get('lucide.json?icons=house', {
		method: 'POST',
		headers: { Origin: edge.origin },
	});
	expect(response.status).toBe(405);
	expect(response.headers.get('Allow')).toBe('GET');
});
