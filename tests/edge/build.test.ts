import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

const BUNDLE = 'dist/server/index.js';

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
		expect(readFileSync(BUNDLE, 'utf8')).toContain(manifest.id);
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

test('Cloudflare gets the bundle unchanged, at the compatibility date of Oxygen', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
	try {
		await promisify(execFile)(
			'node_modules/.bin/wrangler',
			['deploy', '--dry-run', '--env', 'production', '--outdir', folder],
			{ env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
		);
		expect(readFileSync(join(folder, 'index.js')).equals(readFileSync(BUNDLE))).toBe(true);
	} finally {
		rmSync(folder, { recursive: true });
	}
	const [, cloudflare] =
		/"compatibility_date": "(.+)"/.exec(readFileSync('wrangler.jsonc', 'utf8')) ?? [];
	const oxygen = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8'));
	expect(cloudflare).toBe(oxygen.compatibility_date);
});

test('the bundle is smaller than Oxygen accepts', () => {
	expect(statSync(BUNDLE).size).toBeLessThan(10_000_000);
});
