import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
const film = Buffer.from('0123456789');
for (const name of ['day.mp4', 'day.webm', 'map.glb', 'notes.txt']) {
	writeFileSync(join(folder, name), film);
}
const shop = useDemoShop({ filesFolder: folder });

afterAll(() => rmSync(folder, { recursive: true }));

async function get(file: string, headers: Record<string, string> = {}, method = 'GET') {
	const response = await fetch(`${shop.origin}/cdn/shop/files/${file}`, { method, headers });
	return { status: response.status, headers: response.headers, body: await response.text() };
}

describe('models and videos', () => {
	test.each([
		['map.glb', 'model/gltf-binary'],
		['day.mp4', 'video/mp4'],
		['day.webm', 'video/webm'],
	])('%s is sent as %s, with CORS and immutable', async (file, type) => {
		const { status, headers, body } = await get(file);
		expect(status).toBe(200);
		expect(body).toBe('0123456789');
		expect(Object.fromEntries(headers)).toMatchObject({
			'content-type': type,
			'content-length': '10',
			'accept-ranges': 'bytes',
			'access-control-allow-origin': '*',
			'cache-control': 'public, max-age=31557600, immutable',
			'x-content-type-options': 'nosniff',
		});
	});

	test.each([
		['bytes=0-3', '0123', 'bytes 0-3/10'],
		['bytes=4-', '456789', 'bytes 4-9/10'],
		['bytes=-3', '789', 'bytes 7-9/10'],
		['bytes=8-100', '89', 'bytes 8-9/10'],
		['bytes=-100', '0123456789', 'bytes 0-9/10'],
	])('%s returns only that range', async (range, part, contentRange) => {
		const { status, headers, body } = await get('day.mp4', { Range: range });
		expect(status).toBe(206);
		expect(body).toBe(part);
		expect(headers.get('content-range')).toBe(contentRange);
		expect(headers.get('content-length')).toBe(String(part.length));
	});

	test.each(['bytes=10-', 'bytes=99-200', 'bytes=-0'])('%s is beyond the end', async (range) => {
		const { status, headers } = await get('day.mp4', { Range: range });
		expect(status).toBe(416);
		expect(headers.get('content-range')).toBe('bytes */10');
	});

	test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=0-1'])(
		'for %s the response is the whole file',
		async (range) => {
			const { status, body } = await get('day.mp4', { Range: range });
			expect([status, body]).toEqual([200, '0123456789']);
		},
	);

	test('If-Range of another version returns the whole file', async () => {
		const etag = (await get('day.mp4')).headers.get('etag') ?? '';
		const same = await get('day.mp4', { Range: 'bytes=0-1', 'If-Range': etag });
		expect(same.status).toBe(206);
		const other = await get('day.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' });
		expect(other.status).toBe(200);
		expect((await get('day.mp4', { 'If-None-Match': etag })).status).toBe(304);
	});

	test('HEAD returns the length, other methods are refused', async () => {
		const head = await get('day.mp4', {}, 'HEAD');
		expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '10', '']);
		const post = await get('day.mp4', {}, 'POST');
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});

	test.each(['notes.txt', 'none.mp4', '..%2Fday.mp4'])('%s is not found', async (file) => {
		expect((await get(file)).status).toBe(404);
	});
});
