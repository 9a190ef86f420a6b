import { expect, test } from 'vitest';
import type { ProductCardView } from '../product-view';
import { joinPages } from './listing-loaded';

function page(from: number, count = 24) {
	const products = Array.from(
		{ length: count },
		(_, index) => ({ handle: `print-${from + index}` }) as ProductCardView,
	);
	return { products, previous: from > 0 ? `?before=${from}` : undefined, market: 'DE' };
}

function press(times: number) {
	let list = joinPages(undefined, page(0));
	for (let pressed = 1; pressed <= times; pressed++) {
		list = joinPages(list.state?.listing, page(pressed * 24));
	}
	return list;
}

test('pages are appended, each product once', () => {
	const list = press(2);
	expect(list.products).toHaveLength(72);
	const again = joinPages(list.state?.listing, page(60));
	expect(again.products).toHaveLength(84);
	expect(list.previous).toBeUndefined();
});

test('a page keeps 240 products; the next ones start a new page', () => {
	expect(press(8).products).toHaveLength(216);
	expect(press(8).state?.listing.earlier).toHaveLength(216);
	const full = press(9);
	expect(full.products).toHaveLength(240);
	expect(full.state).toBeUndefined();
	const next = press(10);
	expect(next.products).toHaveLength(24);
	expect(next.previous).toBe('?before=240');
	expect(next.state?.listing.previous).toBe('?before=240');
});
