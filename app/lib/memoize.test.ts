import { expect, test, vi } from 'vitest';
import { createMemoize } from './memoize';

test('memoizes by source and key', () => {
	const memoize = createMemoize<object>();
	const source = {};
	const make = vi.fn(() => ({}));
	const first = memoize(source, 'a', make);
	expect(memoize(source, 'a', make)).toBe(first);
	expect(memoize(source, 'b', make)).not.toBe(first);
	expect(memoize({}, 'a', make)).not.toBe(first);
	expect(make).toHaveBeenCalledTimes(3);
});

test('memoizes `undefined`', () => {
	const memoize = createMemoize<undefined>();
	const source = {};
	const make = vi.fn(() => undefined);
	memoize(source, 'a', make);
	memoize(source, 'a', make);
	expect(make).toHaveBeenCalledTimes(1);
});

test('beyond the limit the oldest is evicted', () => {
	const memoize = createMemoize<string>();
	const source = {};
	const make = vi.fn(() => 'made');
	for (let key = 0; key <= 60; key++) memoize(source, String(key), make);
	memoize(source, '60', make);
	expect(make).toHaveBeenCalledTimes(61);
	memoize(source, '0', make);
	expect(make).toHaveBeenCalledTimes(62);
});
