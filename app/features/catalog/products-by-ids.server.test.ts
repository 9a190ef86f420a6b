import { expect, test } from 'vitest';
import { readProductIds } from './products-by-ids.server';

test('ids are integers with commas between, each taken once, in order', () => {
	expect(readProductIds('3,1,2,3')).toEqual(['3', '1', '2']);
	expect(readProductIds('8000000000001')).toEqual(['8000000000001']);
});

test.each([
	null,
	'',
	',',
	'1,',
	'0',
	'01',
	'-1',
	'1.5',
	'1e3',
	' 1',
	'gid://shopify/Product/1',
	'a',
	'9'.repeat(20),
])('%j names no products', (parameter) => {
	expect(readProductIds(parameter)).toBeUndefined();
});

test('at most 12 are taken at once', () => {
	const ids = Array.from({ length: 12 }, (_, index) => index + 1);
	expect(readProductIds(ids.join())).toHaveLength(12);
	expect(readProductIds([...ids, 13].join())).toBeUndefined();
});
