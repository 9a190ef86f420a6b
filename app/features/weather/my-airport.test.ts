import { afterEach, expect, test, vi } from 'vitest';
import { myAirport, setMyAirport } from './my-airport';

afterEach(() => {
	vi.unstubAllGlobals();
});

function stubStorage(entries: [string, string][] = []): Map<string, string> {
	const stored = new Map(entries);
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	return stored;
}

test('an airport is stored until it is removed, and nothing is left then', () => {
	const stored = stubStorage();
	setMyAirport('EDDF');
	expect(myAirport()).toBe('EDDF');
	setMyAirport(undefined);
	expect(myAirport()).toBeUndefined();
	expect(stored.size).toBe(0);
});

test.each(['', 'EDD', 'eddf', 'EDDFX', '<b>x'])('stored %j is no airport', (stored) => {
	stubStorage([['airport', stored]]);
	expect(myAirport()).toBeUndefined();
});

test('where storage is blocked, an airport is saved for this page', () => {
	const denied = () => {
		throw new Error('denied');
	};
	vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
	setMyAirport('LOWI');
	expect(myAirport()).toBe('LOWI');
	setMyAirport(undefined);
	expect(myAirport()).toBeUndefined();
});
