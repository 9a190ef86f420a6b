import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../ports';
import { type Edge, startEdge } from './start-edge';

/** A worker that returns the request's data, and caches one response. */
const APP = `
const page = '<p>' + 'Aerolume '.repeat(500) + '</p>';
export default {
	async fetch(request, env) {
		const { pathname } = new URL(request.url);
		if (pathname === '/refused') return new Response(null, { status: 413 });
		if (pathname === '/echo') return Response.json({ env, headers: [...request.headers] });
		if (pathname === '/page') return new Response(page, { headers: { 'Content-Type': 'text/html', ETag: '"1"' } });
		if (pathname === '/picture') return new Response(page, { headers: { 'Content-Type': 'image/webp' } });
		if (pathname === '/cached') {
			const cache = await caches.open('pages');
			if (request.method === 'DELETE') return Response.json(await cache.delete('https://aerolume.example/'));
			const cached = await cache.match('https://aerolume.example/');
			if (cached) return cached;
			const headers = { 'Cache-Control': 'max-age=60', 'Content-Type': 'image/webp' };
			await cache.put('https://aerolume.example/', new Response('cached', { status: 203, headers }));
			return new Response('rendered');
		}
		return new Response('no such page', { status: 404 });
	},
};`;
const SCRIPT = `export const words = '${'wall map '.repeat(200)}';`;
const SECRET = 'a "secret" with \\ and ü\nand a second line';

let folder: string;
let edge: Edge;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'edge-test-'));
	mkdirSync(join(folder, 'server'));
	mkdirSync(join(folder, 'client/assets'), { recursive: true });
	writeFileSync(join(folder, 'server/index.js'), APP);
	writeFileSync(join(folder, 'client/_headers'), '/assets/*\n  Cache-Control: immutable\n');
	writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *');
	writeFileSync(join(folder, 'client/assets/app-1a.js'), SCRIPT);
	writeFileSync(join(folder, 'client/assets/app-1a.js.br'), brotliCompressSync(SCRIPT));
	edge = await startEdge({ port: 0, worker: { SECRET, EMPTY: '' }, distFolder: folder });
});

afterAll(async () => {
	await edge.close();
	rmSync(folder, { recursive: true });
});

interface TestResponse {
	status: number | undefined;
	headers: Record<string, string | string[] | undefined>;
	body: Buffer;
}

/** A request without automatic decompression. */
function ask(
	path: string,
	headers: Record<string, string> = {},
	method = 'GET',
): Promise<TestResponse> {
	return new Promise((resolve, reject) => {
		const sent = request(`${edge.origin}${path}`, { method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk) => chunks.push(chunk));
			response.on('end', () =>
				resolve({
					status: response.statusCode,
					headers: response.headers,
					body: Buffer.concat(chunks),
				}),
			);
		});
		sent.on('error', reject);
		sent.end();
	});
}

describe('a public file', () => {
	test('has its type, its headers and its brotli version', async () => {
		const { headers, body } = await ask('/assets/app-1a.js', { 'Accept-Encoding': 'gzip, br' });
		expect(headers).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'immutable',
			'content-encoding': 'br',
			'content-length': String(brotliCompressSync(SCRIPT).byteLength),
			vary: 'Accept-Encoding',
		});
		expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
	});

	test('is not compressed for clients without brotli', async () => {
		const { headers, body } = await ask('/assets/app-1a.js', { 'Accept-Encoding': 'gzip' });
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers.vary).toBe('Accept-Encoding');
		expect(body.toString()).toBe(SCRIPT);
	});

	test('is not sent again to clients that have it, in the same encoding', async () => {
		const br = { 'Accept-Encoding': 'br' };
		const first = await ask('/assets/app-1a.js', br);
		const etag = String(first.headers.etag);
		const again = await ask('/assets/app-1a.js', { ...br, 'If-None-Match': etag });
		expect(again).toMatchObject({ status: 304, headers: { etag } });
		expect(again.body.byteLength).toBe(0);
		const plain = await ask('/assets/app-1a.js', { 'If-None-Match': etag });
		expect(plain.status).toBe(200);
	});

	test('is described by HEAD', async () => {
		const { status, headers, body } = await ask('/assets/app-1a.js', {}, 'HEAD');
		expect(status).toBe(200);
		expect(headers['content-length']).toBe(String(SCRIPT.length));
		expect(body.byteLength).toBe(0);
	});

	test('outside the rules of _headers is revalidated each time', async () => {
		const { headers, body } = await ask('/robots.txt');
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(body.toString()).toBe('User-agent: *');
	});

	test.each(['/_headers', '/assets/app-1a.js.br', '/assets/none.js', '/assets', '/__proto__'])(
		'%s is none: the app responds',
		async (path) => {
			const { status, body } = await ask(path);
			expect(status).toBe(404);
			expect(body.toString()).toBe('no such page');
		},
	);
});

describe("the app's response", () => {
	test('is compressed by the best coding that is accepted', async () => {
		const br = await ask('/page', { 'Accept-Encoding': 'gzip, br' });
		expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
		expect(brotliDecompressSync(br.body).toString()).toContain('Aerolume');
		const gzip = await ask('/page', { 'Accept-Encoding': 'gzip' });
		expect(gzip.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(gzip.body).toString()).toContain('Aerolume');
	});

	test('has a weak ETag when compressed, its own otherwise', async () => {
		const compressed = await ask('/page', { 'Accept-Encoding': 'br' });
		expect(compressed.headers.etag).toBe('W/"1"');
		const plain = await ask('/page');
		expect(plain.headers).toMatchObject({ etag: '"1"', vary: 'Accept-Encoding' });
	});

	test('is not compressed where it is no text', async () => {
		const { headers } = await ask('/picture', { 'Accept-Encoding': 'br' });
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers.vary).toBeUndefined();
	});
});

test("the app gets its exact settings, and the buyer's IP address only", async () => {
	const { body } = await ask('/echo', {
		'Oxygen-Buyer-Ip': '203.0.113.9',
		'CF-Connecting-IP': '203.0.113.9',
	});
	const echo = JSON.parse(body.toString());
	const headers = Object.fromEntries(echo.headers);
	// ASSETS is the binding of the public files.
	expect(echo.env).toEqual({ SECRET, EMPTY: '', ASSETS: {} });
	expect(headers['oxygen-buyer-ip']).toMatch(/^(127\.0\.0\.1|::1)$/);
	expect(headers['request-id']).toMatch(/^[0-9a-f-]{36}$/);
	expect(headers).not.toHaveProperty('cf-connecting-ip');
});

test('a body that the app does not read leaves the connection as it is', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const post = (bytes: number) =>
		new Promise<boolean>((resolve, reject) => {
			const sent = request(`${edge.origin}/refused`, { method: 'POST', agent }, (response) => {
				response.resume().on('end', () => resolve(sent.reusedSocket));
			});
			sent.on('error', reject);
			sent.setHeader('Content-Length', bytes).end('x'.repeat(bytes));
		});
	expect(await post(500_000)).toBe(false);
	expect(await post(500_000)).toBe(true);
	expect(await post(1)).toBe(true);
	agent.destroy();
});

test('the Cache API stores, returns and deletes', async () => {
	expect((await ask('/cached')).body.toString()).toBe('rendered');
	const cached = await ask('/cached');
	expect(cached).toMatchObject({ status: 203, headers: { 'content-type': 'image/webp' } });
	expect(cached.body.toString()).toBe('cached');
	expect((await ask('/cached', {}, 'DELETE')).body.toString()).toBe('true');
	expect((await ask('/cached', {}, 'DELETE')).body.toString()).toBe('false');
});

test('without its front the app itself responds', async () => {
	const bare = await startEdge({ port: 0, worker: {}, distFolder: folder, front: false });
	const file = await fetch(`${bare.origin}/robots.txt`);
	const echo = await fetch(`${bare.origin}/echo`);
	expect(await file.text()).toBe('no such page');
	expect(await echo.text()).not.toContain('oxygen-buyer-ip');
	await bare.close();
});

test('another port is chosen where one was taken in the meantime', async () => {
	const taken = createServer().listen(0, '127.0.0.1');
	await once(taken, 'listening');
	const { port } = taken.address() as AddressInfo;
	const ports = [port, await freePort()];
	const started = await startEdge({
		...{ port: 0, worker: {}, distFolder: folder },
		choosePort: async () => ports.shift() ?? 0,
	});
	expect(started.origin).not.toContain(String(port));
	expect((await fetch(`${started.origin}/echo`)).status).toBe(200);
	await started.close();
	taken.close();
});

test('a folder without a build is reported with its remedy', async () => {
	await expect(startEdge({ port: 0, worker: {}, distFolder: 'nowhere' })).rejects.toThrow(
		'run npm run build',
	);
});
