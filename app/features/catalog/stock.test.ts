import { expect, test } from 'vitest';
import { stockOf } from './stock';

const inStock = { availableForSale: true, currentlyNotInStock: false, quantityAvailable: 24 };

test.each([
	['plenty', {}, { kind: 'available' }],
	['six left', { quantityAvailable: 6 }, { kind: 'available' }],
	['five left', { quantityAvailable: 5 }, { kind: 'low', count: 5 }],
	['the last one', { quantityAvailable: 1 }, { kind: 'low', count: 1 }],
	['stock not tracked', { quantityAvailable: 0 }, { kind: 'available' }],
	['stock unknown', { quantityAvailable: null }, { kind: 'available' }],
	[
		'sold beyond stock',
		{ quantityAvailable: -3, currentlyNotInStock: true },
		{ kind: 'backorder' },
	],
	['sold out', { availableForSale: false, quantityAvailable: 0 }, { kind: 'soldOut' }],
])('%s', (_name, changes, expected) => {
	expect(stockOf({ ...inStock, ...changes })).toEqual(expected);
});
