import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { regions } from '../../demo-shop/catalogue/regions';
import { chartSvg } from '../../demo-shop/pictures/charts/chart-svg';
import { chartTable } from '../../demo-shop/pictures/charts/charts';
import { stationTable } from '../../demo-shop/pictures/charts/stations';
import { layoutOf } from '../../demo-shop/pictures/sheet/layout';

const committed = (path: string) =>
	readFileSync(new URL(`../../app/${path}`, import.meta.url), 'utf8');

test('the committed stations are those of the pictures, all with a name', () => {
	const stations = JSON.parse(committed('features/weather/stations.json'));
	expect(stations).toEqual(stationTable());
});

test('the committed edges and places are those of the pictures', () => {
	expect(JSON.parse(committed('features/weather/map-charts.json'))).toEqual(chartTable());
});

test('the committed outlines are what the script draws', () => {
	expect(committed('features/weather/charts/alps.svg')).toBe(chartSvg(layoutOf(regions.alps)));
});

test('every airport has a picture for link previews, and no other has', () => {
	const stations = Object.values(stationTable()).flat();
	const pictures = readdirSync(new URL('../../public/previews', import.meta.url));
	expect(pictures.sort()).toEqual([...new Set(stations.map(({ icao }) => `${icao}.jpg`))].sort());
});

describe.each(Object.keys(regions))('the outlines of %s', (region) => {
	test('weigh less than 12 kB on their way', () => {
		const svg = committed(`features/weather/charts/${region}.svg`);
		expect(brotliCompressSync(svg).byteLength).toBeLessThan(12_000);
	});
});

test('every LED lies within its map', () => {
	for (const { width, height, places } of Object.values(chartTable())) {
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
