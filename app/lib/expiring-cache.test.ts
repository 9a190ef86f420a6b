import { expect, test } from 'vitest';
import { createExpiringCache } from './expiring-cache';

test('a value expires after its lifetime', () => {
	let time = 0;
	const cache = createExpiringCache<string>({ maxEntries: 2, lifeMs: 100, now: () => time });
	cache.set('a', 'kept');
	time = 99;
	expect(cache.get('a')).toBe('kept');
	time = 100;
	expect(cache.get('a')).toBeUndefined();
});

test('removes the least recently used entry above the limit', () => {
	const cache = createExpiringCache<number>({ maxEntries: 2, lifeMs: 100, now: () => 0 });
	cache.set('a', 1);
	cache.set('b', 2);
	cache.get('a');
	cache.set('c', 3);
	expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});
