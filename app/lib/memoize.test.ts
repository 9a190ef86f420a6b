import { expect, test, vi } from 'vitest';
import { createMemoize } from './memoize';

test('the same of the same source is made once', () => {
	const madeOf = createMemoize<object>();
	const source = {};
	const make = vi.fn(() => ({}));
	const first = madeOf(source, 'a', make);
	expect(madeOf(source, 'a', make)).toBe(first);
	expect(madeOf(source, 'b', make)).not.toBe(first);
	expect(madeOf({}, 'a', make)).not.toBe(first);
	expect(make).toHaveBeenCalledTimes(3);
});

test('nothing that was made is something too', () => {
	const madeOf = createMemoize<undefined>();
	const source = {};
	const make = vi.fn(() => undefined);
	madeOf(source, 'a', make);
	madeOf(source, 'a', make);
	expect(make).toHaveBeenCalledTimes(1);
});

test('beyond the limit the oldest is evicted', () => {
	const madeOf = createMemoize<string>();
	const source = {};
	const make = vi.fn(() => 'made');
	for (let key = 0; key <= 60; key++) madeOf(source, String(key), make);
	madeOf(source, '60', make);
	expect(make).toHaveBeenCalledTimes(61);
	madeOf(source, '0', make);
	expect(make).toHaveBeenCalledTimes(62);
});
