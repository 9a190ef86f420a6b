import { describe, expect, test } from 'vitest';
import { createResponseStore, type StoredResponse } from './response-store';

function response(bytes: number): StoredResponse {
	return { status: 200, statusText: 'OK', headers: [], body: new ArrayBuffer(bytes) };
}

describe('a response store', () => {
	test('keeps a response until it expires', () => {
		let now = 0;
		const store = createResponseStore(1000, () => now);
		const stored = response(10);
		store.put('a', stored, 60);
		now = 59_999;
		expect(store.get('a')).toBe(stored);
		now = 60_000;
		expect(store.get('a')).toBeUndefined();
	});

	test('removes the least recently used response when it is full', () => {
		const store = createResponseStore(100);
		for (let i = 0; i < 10; i++) store.put(`page ${i}`, response(10), 60);
		store.get('page 0');
		store.put('page 10', response(10), 60);
		expect(store.get('page 1')).toBeUndefined();
		expect(store.get('page 0')).toBeDefined();
		expect(store.get('page 10')).toBeDefined();
	});

	test('counts a replaced response once', () => {
		const store = createResponseStore(100);
		for (let i = 0; i < 50; i++) store.put('same', response(10), 60);
		for (let i = 0; i < 9; i++) store.put(`page ${i}`, response(10), 60);
		expect(store.get('same')).toBeDefined();
	});

	test('refuses a response above a tenth of its size', () => {
		const store = createResponseStore(100);
		expect(store.put('a', response(11), 60)).toBe(false);
		expect(store.get('a')).toBeUndefined();
	});

	test('returns whether an entry was deleted', () => {
		const store = createResponseStore(100);
		store.put('a', response(1), 60);
		expect(store.delete('a')).toBe(true);
		expect(store.delete('a')).toBe(false);
	});
});
