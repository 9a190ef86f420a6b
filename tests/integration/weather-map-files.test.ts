import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { generatedFiles } from '@aerolume/demo-shop/charts';
import { describe, expect, test } from 'vitest';

const generated = generatedFiles();
const committed = (path: string) =>
	readFileSync(new URL(`../../app/features/weather/${path}`, import.meta.url), 'utf8');

/** One of the generated tables. */
function table(path: string) {
	return JSON.parse(generated.get(path) ?? '');
}

test('the committed stations are those of the pictures, all with a name', () => {
	expect(JSON.parse(committed('stations.json'))).toEqual(table('stations.json'));
});

test('the committed edges and places are those of the pictures', () => {
	expect(JSON.parse(committed('map-charts.json'))).toEqual(table('map-charts.json'));
});

describe.each([...generated.keys()].filter((path) => path.endsWith('.svg')))(
	'the outlines in %s',
	(path) => {
		test('are what the script draws', () => {
			expect(committed(path)).toBe(generated.get(path));
		});

		test('weigh less than 12 kB on their way', () => {
			expect(brotliCompressSync(committed(path)).byteLength).toBeLessThan(12_000);
		});
	},
);

test('every LED lies within its map', () => {
	const charts: { width: number; height: number; places: string }[] = Object.values(
		table('map-charts.json'),
	);
	for (const { width, height, places } of charts) {
		for (const digits of places.match(/..../g) ?? []) {
			const x = Number.parseInt(digits.slice(0, 2), 36);
			const y = Number.parseInt(digits.slice(2), 36);
			expect(x).toBeGreaterThan(0);
			expect(x).toBeLessThan(width);
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(height);
		}
	}
});
