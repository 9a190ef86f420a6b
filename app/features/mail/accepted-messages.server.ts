import { createExpiringCache } from '~/lib/expiring-cache';
import { shortHash } from '~/lib/short-hash.server';

/** A form can be sent again for a day, see `honeypot.server.ts`. */
const LIFE_SECONDS = 24 * 60 * 60;

/** Keys of messages that a mail provider has accepted, with the time that they confirm, if any. */
export interface AcceptedMessages {
	read(key: string): Promise<{ at: number | undefined } | undefined>;
	write(key: string, at: number | undefined): Promise<void>;
}

/** The keys that one isolate knows. */
export function createMemory() {
	return createExpiringCache<{ at: number | undefined }>({
		maxEntries: 2_000,
		lifeMs: LIFE_SECONDS * 1000,
	});
}

const isolateMemory = createMemory();

/** Stores the keys in memory, and in the edge's cache for other isolates. A failed read counts as no entry. */
export function acceptedMessages(
	siteUrl: string,
	open: ((name: string) => Promise<Cache>) | undefined = globalThis.caches &&
		((name) => caches.open(name)),
	memory = isolateMemory,
): AcceptedMessages {
	const urlOf = async (key: string) => `${siteUrl}/messages/${await shortHash(key)}`;
	return {
		async read(key) {
			const known = memory.get(key);
			if (known || !open) return known;
			try {
				const cached = await (await open('messages')).match(await urlOf(key));
				const text = await cached?.text();
				return text === undefined ? undefined : { at: text ? Number(text) : undefined };
			} catch {
				return undefined;
			}
		},
		async write(key, at) {
			memory.set(key, { at });
			try {
				const headers = { 'Cache-Control': `max-age=${LIFE_SECONDS}` };
				const response = new Response(at === undefined ? '' : String(at), { headers });
				await (await open?.('messages'))?.put(await urlOf(key), response);
			} catch {
				// The cache is unavailable: only this isolate knows the key.
			}
		},
	};
}
