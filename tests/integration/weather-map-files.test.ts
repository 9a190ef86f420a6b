import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { generatedFiles } from '@aerolume/demo-shop/storefront-charts';
import { expect, test } from 'vitest';

const FOLDER = 'app/features/weather';

const generated = [...generatedFiles()];

test.each(generated)('%s is what the script writes', (path, text) => {
	const committed = readFileSync(`${FOLDER}/${path}`, 'utf8');
	if (path.endsWith('.json')) expect(JSON.parse(committed)).toEqual(JSON.parse(text));
	else expect(committed).toBe(text);
});

const outlines = generated.filter(([path]) => path.endsWith('.svg'));

test.each(outlines)('%s weighs less than 12 kB on its way', (path) => {
	expect(brotliCompressSync(readFileSync(`${FOLDER}/${path}`)).byteLength).toBeLessThan(12_000);
});

test('every LED lies within its map', () => {
	const charts = readFileSync(`${FOLDER}/map-charts.json`, 'utf8');
	const regions: { width: number; height: number; places: string }[] = Object.values(
		JSON.parse(charts),
	);
	expect(regions.length).toBeGreaterThan(0);
	for (const { width, height, places } of regions) {
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
