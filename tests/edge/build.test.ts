import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

const files = () =>
	readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.(js|css|html|json)$/.test(file),
	);
const contents = (file: string) => readFileSync(`dist/${file}`, 'utf8');

describe('the worker reports its build', () => {
	interface Manifest {
		id: string;
		timestamp: number;
	}
	const ask = async () => {
		const response = await edge.fetch('/builds/latest.json');
		return { response, manifest: (await response.json()) as Manifest };
	};

	test('in a file of the latest build with its time, which is not cached', async () => {
		const { response, manifest } = await ask();
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(manifest.id).toMatch(/^[0-9a-f]{12}$/);
		expect(contents('server/index.js')).toContain(manifest.id);
		expect(Date.now() - manifest.timestamp).toBeGreaterThan(0);
	});

	test('in a permanent file of its own, and no other build', async () => {
		const { manifest } = await ask();
		const own = await edge.fetch(`/builds/meta/${manifest.id}.json`);
		expect(own.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
		expect(await own.json()).toEqual(manifest);
		for (const path of ['/builds/meta/000000000000.json', '/builds/nope.json', '/builds/']) {
			const other = await edge.fetch(path);
			expect([path, other.status]).toEqual([path, path === '/builds/' ? 308 : 404]);
		}
	});

	test('only to GET and HEAD', async () => {
		const response = await edge.post('/builds/latest.json', {});
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('GET');
	});
});

test('one bundle is for both platforms: it follows Oxygen’s rules, and is deployed to Cloudflare unchanged', () => {
	expect(files().filter((file) => /^server\/.*js$/.test(file))).toEqual(['server/index.js']);
	const worker = contents('server/index.js');
	expect(Buffer.byteLength(worker)).toBeLessThan(10_000_000);
	expect(worker).not.toMatch(/\b(from|import|import\()\s*["']node:/);
	const oxygen = JSON.parse(contents('server/oxygen.json'));
	const cloudflare = JSON.parse(
		readFileSync('wrangler.jsonc', 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
	);
	expect(cloudflare).toMatchObject({
		main: 'dist/server/index.js',
		no_bundle: true,
		assets: { directory: 'dist/client' },
		compatibility_date: oxygen.compatibility_date,
	});
});
