import { expect, test } from 'vitest';
import { catalogue } from './catalogue';

const handles = catalogue.products.map(({ handle }) => handle);

test('there are at least 12 products besides the map: frames, spare parts, posters and a gift card', () => {
	expect(handles).toContain('aerolume');
	expect(handles.length).toBeGreaterThanOrEqual(13);
	for (const kind of [/^frame-/, /^poster-/, /^(power-supply|cable|led-strip)/, /^gift-card$/]) {
		expect(
			handles.some((handle) => kind.test(handle)),
			String(kind),
		).toBe(true);
	}
});

test('there are at least 5 collections, each with products, and every published product is in one', () => {
	expect(catalogue.collections.length).toBeGreaterThanOrEqual(5);
	for (const { products, handle } of catalogue.collections) {
		expect(products.length, handle).toBeGreaterThan(0);
	}
	const collected = new Set(catalogue.collections.flatMap(({ products }) => products));
	const inSale = catalogue.products.filter(({ published }) => published !== false);
	expect(inSale.map(({ handle }) => handle).filter((handle) => !collected.has(handle))).toEqual([]);
});
