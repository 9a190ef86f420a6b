import { describe, expect, test } from 'vitest';
import { crossedOutPrice } from './compare-at-price';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const lowest = (amount: string) => JSON.stringify({ amount, currency_code: 'EUR' });

describe('in a market of the EU', () => {
	test('the lowest price of the last 30 days is crossed out, not the compare-at price', () => {
		const prices = { price: eur('299.0'), compareAtPrice: eur('399.0'), vatIncluded: true };
		expect(crossedOutPrice({ ...prices, lowestPrice30d: lowest('329.0') })).toEqual(eur('329.0'));
	});

	test.each([
		undefined,
		null,
		'',
		'garbage',
		'null',
		lowest('1e3'),
		lowest('-400'),
		lowest('299.0'),
		lowest('298.99'),
	])('nothing is crossed out where that price is %s', (lowestPrice30d) => {
		const prices = { price: eur('299.0'), compareAtPrice: eur('399.0'), vatIncluded: true };
		expect(crossedOutPrice({ ...prices, lowestPrice30d })).toBeUndefined();
	});

	test('a price in another currency is not compared', () => {
		const prices = { price: usd('299.0'), vatIncluded: true, lowestPrice30d: lowest('329.0') };
		expect(crossedOutPrice(prices)).toBeUndefined();
	});
});

describe('elsewhere', () => {
	test('a higher compare-at price is crossed out', () => {
		const prices = { price: usd('299.0'), compareAtPrice: usd('399.0'), vatIncluded: false };
		expect(crossedOutPrice(prices)).toEqual(usd('399.0'));
	});

	test.each(['299.0', '299.00', '100.0'])('a compare-at price of %s is not', (amount) => {
		const prices = { price: usd('299.0'), compareAtPrice: usd(amount), vatIncluded: false };
		expect(crossedOutPrice(prices)).toBeUndefined();
	});
});
