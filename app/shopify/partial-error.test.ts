import { describe, expect, test } from 'vitest';
import { nullPath, partialError, recordErrors } from './partial-error';

const error = (...path: (string | number)[]) => ({ message: 'Internal error', path });

describe('a null is caused by an error', () => {
	test.each([
		['that failed itself', { product: null }, 'product', error('product')],
		[
			'with an error in a non-null field',
			{ product: null, related: [] },
			'product',
			error('product', 'variants', 'nodes', 0, 'price'),
		],
		[
			'with an error of its parent',
			{ customer: null },
			'customer.wishlist',
			error('customer', 'displayName'),
		],
		['of which one item failed', { nodes: [{ id: '1' }, null] }, 'nodes', error('nodes', 1)],
		['that is missing beside an error without a place', { map: null }, 'map', { message: 'Oops' }],
	])('%s', (_, data, part, cause) => {
		expect(partialError(data, part, [error('other'), cause])).toBe(cause);
	});
});

describe('a part is used unchanged', () => {
	test.each([
		['null without an error', { product: null }, 'product', []],
		[
			'if it is null and another part has an error',
			{ product: null, related: null },
			'product',
			[error('related')],
		],
		[
			'if it exists and has an error inside',
			{ product: { id: '1', image: null } },
			'product',
			[error('product', 'image', 'url')],
		],
		[
			'if it exists and an item has an error inside',
			{ nodes: [{ id: '1', image: null }] },
			'nodes',
			[error('nodes', 0, 'image')],
		],
		['there, beside an error without a place', { map: { id: '1' } }, 'map', [{ message: 'Oops' }]],
		['null in a list without an error', { nodes: [null] }, 'nodes', []],
		['null, where its neighbour failed', { a: { b: null, c: null } }, 'a.b', [error('a', 'c')]],
	])('%s', (_, data, part, errors) => {
		expect(partialError(data, part, errors)).toBeUndefined();
	});
});

test('the errors of a response are found by its data', () => {
	const data = { customer: { wishlist: null } };
	expect(partialError(data, 'customer.wishlist')).toBeUndefined();
	const cause = error('customer', 'wishlist', 'value');
	recordErrors(data, [cause]);
	expect(partialError(data, 'customer.wishlist')).toBe(cause);
});

test.each([
	[{ cartLinesAdd: { cart: null } }, ['cartLinesAdd', 'cart', 'lines', 'nodes', 0, 'id'], 2],
	[{ cartLinesAdd: { cart: { note: null } } }, ['cartLinesAdd', 'cart', 'note'], 3],
	[{ cartLinesAdd: { cart: { id: '1' } } }, ['cartLinesAdd', 'cart', 'id'], undefined],
	[{ cartLinesAdd: { cart: { id: '1' } } }, ['cartLinesAdd', 'cart', 'id', 'x'], undefined],
])('the null in %j by an error at %j is %s keys deep', (data, path, depth) => {
	expect(nullPath(data, path)?.length).toBe(depth);
});
