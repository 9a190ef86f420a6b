import { expect, test } from 'vitest';
import { cartEvents, reportedReferrer, screenEvents } from './page-events';

const NO_SEARCH = new URLSearchParams();
const product = {
	id: '7',
	handle: 'aerolume',
	title: 'Aerolume',
	variant: { id: '71', price: { amount: '299.0' } },
};
const line = { id: 'a', variantId: '71', productHandle: 'aerolume', quantity: 1 };
const seen = {
	id: '7',
	variantId: '71',
	title: 'Aerolume',
	vendor: 'Aerolume',
	price: '299.0',
	quantity: 1,
};

test('any public screen is a page', () => {
	expect(screenEvents('/faq', NO_SEARCH, {})).toEqual([{ kind: 'page' }]);
});

test('a product is a page and a product', () => {
	expect(screenEvents('/aerolume', NO_SEARCH, { product })).toEqual([
		{ kind: 'page' },
		{ kind: 'product', product: seen },
	]);
});

test('a collection is a page and a collection', () => {
	const collection = { id: '5', handle: 'posters' };
	expect(screenEvents('/collections/posters', NO_SEARCH, { collection })).toEqual([
		{ kind: 'page' },
		{ kind: 'collection', handle: 'posters', id: '5' },
	]);
});

test('a search is a page and its term; on other pages the parameter is ignored', () => {
	const search = new URLSearchParams({ q: 'poster' });
	expect(screenEvents('/search', search, {})).toEqual([
		{ kind: 'page' },
		{ kind: 'search', term: 'poster' },
	]);
	expect(screenEvents('/faq', search, {})).toEqual([{ kind: 'page' }]);
});

test.each([
	'/account',
	'/account/orders/3',
	'/auth/reset',
	'/wishlist',
	'/contact',
	'/legal/revocation/declare',
])('%s is never reported', (path) => {
	expect(screenEvents(path, NO_SEARCH, { product })).toEqual([]);
});

test.each([
	['', ''],
	['https://search.example/?q=map', 'https://search.example/'],
	['https://other.example/contact', 'https://other.example/contact'],
	['https://shop.example/faq?q=1', 'https://shop.example/faq'],
	['https://shop.example/contact', ''],
	['https://shop.example/en/account/orders/3?key=1', ''],
])('of the referrer %j events have %j', (referrer, reported) => {
	expect(reportedReferrer(referrer, 'https://shop.example')).toBe(reported);
});

test('adding to the cart on the product’s page is reported with the quantity added', () => {
	expect(cartEvents([], [line], { product })).toEqual([{ kind: 'cart', product: seen }]);
	expect(cartEvents([line], [{ ...line, quantity: 3 }], { product })).toEqual([
		{ kind: 'cart', product: { ...seen, quantity: 2 } },
	]);
});

test('removed, unchanged and other products are not', () => {
	expect(cartEvents([line], [], { product })).toEqual([]);
	expect(cartEvents([line], [line], { product })).toEqual([]);
	const sameInNewCart = { ...line, id: 'b' };
	expect(cartEvents([line], [sameInNewCart], { product })).toEqual([]);
	expect(cartEvents([], [{ ...line, productHandle: 'poster' }], { product })).toEqual([]);
	expect(cartEvents([], [line], {})).toEqual([]);
});
