import { expect } from 'vitest';
import type { Log } from '~/lib/log';
import { createCatalogueChanges } from './catalogue-changes.server';
import { createCircuitBreakers } from './circuit-breaker.server';
import { createShopify, type Shopify, type ShopifyContext } from './client.server';
import { ShopifyError } from './errors';
import { createResponseCache } from './response-cache.server';
import { createSharedAttempts } from './shared-attempts.server';

/** For tests of the client: documents, replies of a platform, and a record of what the client does. */

export const PRODUCT =
	'#graphql\n query Product($handle: String!, $country: CountryCode, $language: LanguageCode) { product }';
export const ADD = '#graphql\n mutation CartLinesAdd($cartId: ID!) { cartLinesAdd }';

export type Reply = () => Response | Promise<Response>;

export const ok = (data: object) => () => Response.json({ data });
export const errors =
	(code: string, message = code) =>
	() =>
		Response.json({ errors: [{ message, extensions: { code } }] });
export const dropped = () => {
	throw new TypeError('Network connection lost.');
};

interface Sent {
	url: string;
	headers: Record<string, string>;
	body: { query: string; variables: Record<string, unknown> };
}

const initialState = () => ({
	/** Requests, in the order in which all clients sent them. */
	sent: [] as Sent[],
	/** Log lines. */
	lines: [] as { level: string; message: string; remedy?: unknown }[],
	/** In milliseconds. */
	time: 1_000_000,
	/** Pauses before repeats, in milliseconds. */
	pauses: [] as number[],
	/** How many partial responses were reported. */
	partial: 0,
});

/** What has happened in the test. */
export const seen = initialState();

export function resetSeen(): void {
	Object.assign(seen, initialState());
}

/** The client, for documents without a generated type. */
export interface UntypedClient {
	query(document: string, options: object): Promise<unknown>;
	mutate(document: string, options: object): Promise<unknown>;
	forward: Shopify['forward'];
}

/** A request's client; `replies` are in the order in which all clients send. */
export function createClient(
	replies: Reply[],
	overrides: Partial<ShopifyContext> = {},
): UntypedClient {
	const record = (level: string) => (message: string, fields?: { remedy?: unknown }) =>
		seen.lines.push({ level, message, ...(fields?.remedy ? { remedy: fields.remedy } : {}) });
	const log = {
		info: record('info'),
		warn: record('warn'),
		error: record('error'),
	} as unknown as Log;
	const now = () => seen.time;
	return createShopify({
		settings: {
			storeOrigin: 'https://shop.example',
			PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
			PRIVATE_STOREFRONT_API_TOKEN: 'private',
			PRIVATE_ADMIN_API_TOKEN: 'admin',
			ADMIN_API_CLIENT_ID: '',
			ADMIN_API_CLIENT_SECRET: '',
			SESSION_SECRET: 'f1a5a4ab25c6d7f29bc1d47ebb2e8f56',
			SITE_URL: 'https://site.example',
		},
		cache: createResponseCache(createCatalogueChanges(now), now),
		breakers: createCircuitBreakers(now),
		attempts: createSharedAttempts(now),
		waitUntil: () => undefined,
		log,
		language: 'EN',
		country: 'US',
		buyerIp: '203.0.113.7',
		requestGroupId: 'group-1',
		onPartial: () => {
			seen.partial += 1;
		},
		fetch: async (url, init) => {
			seen.sent.push({
				url,
				headers: init.headers as Record<string, string>,
				body: JSON.parse(String(init.body)),
			});
			const reply = replies[seen.sent.length - 1];
			if (!reply) throw new Error('No reply is left');
			return reply();
		},
		sleep: async (ms) => {
			seen.pauses.push(ms);
			seen.time += ms;
		},
		now,
		...overrides,
	}) as unknown as UntypedClient;
}

export async function failureOf(work: Promise<unknown>): Promise<ShopifyError> {
	const error = await work.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(ShopifyError);
	return error as ShopifyError;
}
