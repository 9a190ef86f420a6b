import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';
import { ByteCache } from './byte-cache';

const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));

/** Left half red, right half blue, so that crops can be distinguished. */
async function writePicture(name: string, width: number, height: number): Promise<void> {
	const half = { width: width / 2, height, channels: 3 as const };
	const blue = await sharp({ create: { ...half, background: '#00f' } })
		.png()
		.toBuffer();
	await sharp({ create: { width, height, channels: 3, background: '#f00' } })
		.composite([{ input: blue, left: width / 2, top: 0 }])
		.webp()
		.toFile(join(folder, name));
}

await writePicture('oak.webp', 400, 300);
await writePicture('wide.webp', 1800, 20);

const shop = useDemoShop({ filesFolder: folder });

afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, accept = 'image/avif,image/webp,*/*', headers = {}) {
	const response = await fetch(`${shop.origin}/cdn/shop/files/${path}`, {
		headers: { Accept: accept, ...headers },
	});
	const body = Buffer.from(await response.arrayBuffer());
	const isImage = response.headers.get('content-type')?.startsWith('image/') && body.length > 0;
	return { response, body, image: isImage ? await sharp(body).metadata() : null };
}

describe('image service', () => {
	test.each([
		['oak.webp?width=200', 'image/avif,image/webp,*/*', 'image/avif', 200, 150],
		['oak.webp?width=200', 'image/webp,*/*', 'image/webp', 200, 150],
		['oak.webp?width=200', '*/*', 'image/webp', 200, 150],
		['oak.webp?width=200&format=jpg', 'image/avif', 'image/jpeg', 200, 150],
		['oak.webp?width=200&format=pjpg', 'image/avif', 'image/jpeg', 200, 150],
		['oak.webp?width=9000', 'image/webp', 'image/webp', 400, 300],
		['oak.webp?v=1&width=100&height=100&crop=center', 'image/webp', 'image/webp', 100, 100],
		['wide.webp?width=1700', 'image/avif', 'image/webp', 1700, 19],
	])('%s for %s is %s', async (path, accept, type, width, height) => {
		const { response, image } = await get(path, accept);
		expect(response.headers.get('content-type')).toBe(type);
		expect(image).toMatchObject({ width, height });
		expect(response.headers.get('vary')).toBe('Accept');
		expect(response.headers.get('cache-control')).toBe('public, max-age=31557600, immutable');
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
	});

	test('crops with the given anchor', async () => {
		const colour = async (crop: string) => {
			const { body } = await get(`oak.webp?width=100&height=300&crop=${crop}`, 'image/webp');
			const { dominant } = await sharp(body).stats();
			return dominant.r > dominant.b ? 'red' : 'blue';
		};
		expect(await colour('left')).toBe('red');
		expect(await colour('right')).toBe('blue');
	});

	test('responds with 304 to a matching ETag', async () => {
		const first = await get('oak.webp?width=100', 'image/webp');
		const etag = first.response.headers.get('etag') ?? '';
		const second = await get('oak.webp?width=100', 'image/webp', { 'If-None-Match': etag });
		expect(second.response.status).toBe(304);
		const avif = await get('oak.webp?width=100', 'image/avif', { 'If-None-Match': etag });
		expect(avif.response.status).toBe(200);
	});

	test.each(['nope.webp', '..%2Fpackage.json', '%2e%2e%2f%2e%2e%2fpackage.json', '%ff', ''])(
		'%j is not found',
		async (path) => {
			expect((await get(path)).response.status).toBe(404);
		},
	);

	test('concurrent requests for an image get the same one', async () => {
		const responses = await Promise.all(
			Array.from({ length: 20 }, (_, index) => get(`oak.webp?width=${300 + (index % 4)}`)),
		);
		expect(responses.map(({ image }) => image?.width)).toEqual(
			responses.map((_, index) => 300 + (index % 4)),
		);
	});
});

describe('byte cache', () => {
	test('removes the least recently used entry', () => {
		const cache = new ByteCache(10);
		cache.set('a', Buffer.alloc(4));
		cache.set('b', Buffer.alloc(4));
		cache.get('a');
		cache.set('c', Buffer.alloc(4));
		expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
	});

	test('stores nothing larger than its limit', () => {
		const cache = new ByteCache(10);
		cache.set('a', Buffer.alloc(11));
		expect(cache.get('a')).toBeUndefined();
	});
});
