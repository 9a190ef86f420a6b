import { describe, expect, test } from 'vitest';
import { type Region, regions } from '../catalogue/regions';
import { airportsOf } from './airports';
import { layoutOf } from './sheet/layout';

const all: Region[] = Object.values(regions);

describe.each(all)('the sheet of $key', (region) => {
	test('has as many airports as LEDs are promised, each once', () => {
		const codes = airportsOf(region.key).map(({ icao }) => icao);
		expect(codes).toHaveLength(region.ledCount);
		expect(new Set(codes).size).toBe(codes.length);
	});

	test('has every light inside the border lines', () => {
		const { map, lights } = layoutOf(region);
		const outside = lights.filter(
			({ x, y }) => x < map.left + 4 || x > map.right - 4 || y < map.top + 4 || y > map.bottom - 4,
		);
		expect(outside).toEqual([]);
	});

	test('keeps its lights 5 mm apart, so that they can be built and do not look like one', () => {
		const { lights } = layoutOf(region);
		const close = lights.flatMap((a, index) =>
			lights
				.slice(index + 1)
				.filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 5)
				.map((b) => `${a.icao} ${b.icao}`),
		);
		expect(close).toEqual([]);
	});
});

test('north is up and east is right on every sheet', () => {
	for (const region of all) {
		const { projection } = layoutOf(region);
		const { meridian, latitude } = region.projection;
		const [x, y] = projection([meridian, latitude]) ?? [0, 0];
		const [east] = projection([meridian + 1, latitude]) ?? [0, 0];
		const [, north] = projection([meridian, latitude + 1]) ?? [0, 0];
		expect(east).toBeGreaterThan(x);
		expect(north).toBeLessThan(y);
	}
});

test('a degree of latitude measures 111 km at the printed scale', () => {
	const { projection, scale } = layoutOf(regions.germany);
	const [, south] = projection([10.35, 50.5]) ?? [0, 0];
	const [, north] = projection([10.35, 51.5]) ?? [0, 0];
	const kilometres = ((south - north) * scale) / 1e6;
	expect(kilometres).toBeGreaterThan(110);
	expect(kilometres).toBeLessThan(112);
});
