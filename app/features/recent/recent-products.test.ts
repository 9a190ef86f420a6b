import { afterEach, expect, test, vi } from 'vitest';
import { MAX_RECENT, parseRecent, rememberProduct, withProduct } from './recent-products';

afterEach(() => {
	vi.unstubAllGlobals();
});

test('the latest comes first, each once, and the oldest is removed', () => {
	expect(withProduct('3', ['1', '3'])).toEqual(['3', '1']);
	const full = Array.from({ length: MAX_RECENT }, (_, index) => String(index + 1));
	expect(withProduct('9', full)).toEqual(['9', ...full.slice(0, -1)]);
});

test.each([
	[null, []],
	['', []],
	['3,1', ['3', '1']],
	['3,x,<b>,0,-1,1e3', ['3']],
])('of what is stored, %j, only ids count', (stored, ids) => {
	expect(parseRecent(stored)).toEqual(ids);
});

test('a product is stored, and the earlier ones are returned', () => {
	const stored = new Map([['recent', '2,7']]);
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	expect(rememberProduct('7')).toEqual(['2']);
	expect(stored.get('recent')).toBe('7,2');
});

test('without storage nothing is stored', () => {
	vi.stubGlobal('localStorage', {
		getItem: () => {
			throw new Error('denied');
		},
	});
	expect(rememberProduct('7')).toEqual([]);
});
