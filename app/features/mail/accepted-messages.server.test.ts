import { expect, test } from 'vitest';
import { acceptedMessages, createMemory } from './accepted-messages.server';

const SITE_URL = 'https://aerolume.example';
const AT = Date.UTC(2026, 10, 23, 10);

/** An isolate of an edge with this cache. */
function isolate(cached: Map<string, Response>) {
	const cache = {
		match: async (key: string) => cached.get(key)?.clone(),
		put: async (key: string, response: Response) => void cached.set(key, response),
	} as unknown as Cache;
	return acceptedMessages(SITE_URL, async () => cache, createMemory());
}

test.each([AT, undefined])(
	'another isolate knows an accepted message with the time %s',
	async (at) => {
		const cached = new Map<string, Response>();
		await isolate(cached).write('key-1', at);
		expect(await isolate(cached).read('key-1')).toEqual({ at });
		expect(await isolate(cached).read('key-2')).toBeUndefined();
		expect([...cached.values()][0]?.headers.get('Cache-Control')).toBe('max-age=86400');
	},
);

test('without a cache, or with a failing one, the isolate’s memory is used', async () => {
	const failing = async () => {
		throw new Error('No cache');
	};
	for (const open of [undefined, failing]) {
		const messages = acceptedMessages(SITE_URL, open, createMemory());
		expect(await messages.read('key-1')).toBeUndefined();
		await messages.write('key-1', AT);
		expect(await messages.read('key-1')).toEqual({ at: AT });
	}
});
