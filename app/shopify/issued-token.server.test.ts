import { beforeEach, describe, expect, test } from 'vitest';
import {
	ADD,
	createClient,
	errors,
	failureOf,
	ok,
	resetSeen,
	seen,
} from './client-test-setup.server';
import { createIssuedToken, type TokenTools } from './issued-token.server';
import type { FetchLike, Outcome } from './send-request.server';
import { createSharedAttempts } from './shared-attempts.server';

const HOUR_MS = 60 * 60_000;
const settings = {
	storeOrigin: 'https://shop.example',
	SITE_URL: 'https://aerolume.example',
	SESSION_SECRET: 'f1a5a4ab25c6d7f29bc1d47ebb2e8f56',
	ADMIN_API_CLIENT_ID: 'client-1',
	ADMIN_API_CLIENT_SECRET: 'shpss_secret',
};
const connection = {
	...settings,
	PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
	PRIVATE_STOREFRONT_API_TOKEN: 'private',
	PRIVATE_ADMIN_API_TOKEN: '',
};
const unauthorized: Outcome = { kind: 'refused', reason: 'HTTP 401', code: 'UNAUTHORIZED' };
const response: Outcome = { kind: 'response', data: { done: true }, errors: [] };

/** A platform that issues `token-1`, `token-2` and so on, unless `failure` is set. */
function createPlatform() {
	const platform = {
		now: 1_000_000,
		requests: [] as { url: string; body: string }[],
		lines: [] as unknown[],
		failure: undefined as (() => Response) | undefined,
		fetch: (async (url, init) => {
			platform.requests.push({ url, body: String(init.body) });
			await Promise.resolve();
			if (platform.failure) return platform.failure();
			const access_token = `token-${platform.requests.length}`;
			return Response.json({ access_token, scope: 'write_customers', expires_in: 86_399 });
		}) as FetchLike,
	};
	const line = (...parts: unknown[]) => platform.lines.push(parts);
	const now = () => platform.now;
	const tools: TokenTools = {
		fetch: platform.fetch,
		now,
		log: { info: line, warn: line, error: line },
		attempts: createSharedAttempts(now),
		waitUntil: () => undefined,
		timeoutMs: 5_000,
	};
	return { platform, tools };
}

/** The edge's cache and its content. */
function createEdgeCache() {
	const cached = new Map<string, string>();
	const cache = {
		match: async (key: string) => (cached.has(key) ? new Response(cached.get(key)) : undefined),
		put: async (key: string, value: Response) => {
			cached.set(key, await value.text());
		},
	} as unknown as Cache;
	return { cached, open: async () => cache };
}

/** Sends with an issued token; returns the tokens that were sent and the outcome. */
async function sendWith(
	issued: ReturnType<typeof createIssuedToken>,
	tools: TokenTools,
	outcomes: Outcome[] = [response],
) {
	const sent: string[] = [];
	const outcome = await issued.authorize(async (token) => {
		sent.push(token);
		return outcomes[sent.length - 1] ?? response;
	}, tools);
	return { sent, outcome };
}

describe('an issued token', () => {
	test('is requested once by client credentials, for all requests that wait for it', async () => {
		const { platform, tools } = createPlatform();
		const issued = createIssuedToken(settings, undefined);
		const results = await Promise.all([1, 2, 3].map(() => sendWith(issued, tools)));
		expect(results.map(({ sent }) => sent)).toEqual([['token-1'], ['token-1'], ['token-1']]);
		expect(platform.requests).toEqual([
			{
				url: 'https://shop.example/admin/oauth/access_token',
				body: 'grant_type=client_credentials&client_id=client-1&client_secret=shpss_secret',
			},
		]);
	});

	test('is renewed ten minutes before its end', async () => {
		const { platform, tools } = createPlatform();
		const issued = createIssuedToken(settings, undefined);
		await sendWith(issued, tools);
		platform.now += 86_399_000 - 10 * 60_000 - 1;
		expect((await sendWith(issued, tools)).sent).toEqual(['token-1']);
		platform.now += 1;
		expect((await sendWith(issued, tools)).sent).toEqual(['token-2']);
	});

	test('is used until its end while it cannot be renewed', async () => {
		const { platform, tools } = createPlatform();
		const issued = createIssuedToken(settings, undefined);
		await sendWith(issued, tools);
		platform.failure = () => new Response('', { status: 503 });
		platform.now += 86_398_000;
		expect((await sendWith(issued, tools)).sent).toEqual(['token-1']);
		platform.now += 1_000;
		const { sent, outcome } = await sendWith(issued, tools);
		expect(sent).toEqual([]);
		expect(outcome).toEqual({ kind: 'throttled', reason: 'No Admin API token: HTTP 503' });
	});

	test('that gets a 401 is renewed once, and the request sent again', async () => {
		const { platform, tools } = createPlatform();
		const issued = createIssuedToken(settings, undefined);
		const once = await sendWith(issued, tools, [unauthorized, response]);
		expect(once).toEqual({ sent: ['token-1', 'token-2'], outcome: response });
		const twice = await sendWith(issued, tools, [unauthorized, unauthorized]);
		expect(twice).toEqual({ sent: ['token-2', 'token-3'], outcome: unauthorized });
		expect(platform.requests).toHaveLength(3);
	});

	test('is refused to a wrong secret; the log has neither token nor secret', async () => {
		const { platform, tools } = createPlatform();
		const issued = createIssuedToken(settings, undefined);
		await sendWith(issued, tools);
		platform.failure = () =>
			Response.json(
				{ error: 'invalid_client', error_description: 'shpss_secret is wrong' },
				{ status: 401 },
			);
		platform.now += 25 * HOUR_MS;
		const { sent, outcome } = await sendWith(issued, tools);
		expect(sent).toEqual([]);
		expect(outcome).toEqual({
			kind: 'refused',
			reason: 'No Admin API token: HTTP 401 invalid_client',
		});
		expect(JSON.stringify(platform.lines)).toContain('Admin API token issued');
		expect(JSON.stringify(platform.lines)).not.toMatch(/shpss|token-1/);
	});

	test('is shared by isolates through the edge’s cache, encrypted', async () => {
		const { platform, tools } = createPlatform();
		const writes: Promise<unknown>[] = [];
		const { cached, open } = createEdgeCache();
		const isolate = (more = {}) => createIssuedToken({ ...settings, ...more }, open);
		await sendWith(isolate(), { ...tools, waitUntil: (promise) => writes.push(promise) });
		await Promise.all(writes);
		expect((await sendWith(isolate(), tools)).sent).toEqual(['token-1']);
		expect(platform.requests).toHaveLength(1);
		expect([...cached.values()].join()).not.toContain('token-1');
		const other = { SESSION_SECRET: '0b5e7f6a9d3c41288f7e6d5c4b3a2910' };
		expect((await sendWith(isolate(other), tools)).sent).toEqual(['token-2']);
		const changed = { ADMIN_API_CLIENT_SECRET: 'shpss_changed' };
		expect((await sendWith(isolate(changed), tools)).sent).toEqual(['token-3']);
	});

	test('is requested where the edge’s cache fails', async () => {
		const { tools } = createPlatform();
		const open = async () => {
			throw new Error('No cache');
		};
		expect((await sendWith(createIssuedToken(settings, open), tools)).sent).toEqual(['token-1']);
	});
});

describe('the client', () => {
	const options = { api: 'admin', idempotent: false };
	const apiCalls: string[] = [];
	/** A platform with a token endpoint and an Admin API. */
	const platform =
		(token: () => Response, api: () => Response): FetchLike =>
		async (url, init) => {
			if (url.endsWith('/admin/oauth/access_token')) return token();
			apiCalls.push((init.headers as Record<string, string>)['X-Shopify-Access-Token'] ?? '');
			return api();
		};
	beforeEach(() => {
		resetSeen();
		apiCalls.length = 0;
	});

	test('repeats a mutation after a failure of the token endpoint: it was not sent', async () => {
		const replies = [
			new Response('', { status: 503 }),
			Response.json({ access_token: 'token-1', expires_in: 60 }),
		];
		const fetch = platform(() => replies.shift() as Response, ok({ done: true }));
		const client = createClient([], { settings: { ...connection }, fetch });
		expect(await client.mutate(ADD, options)).toEqual({ done: true });
		expect(apiCalls).toEqual(['token-1']);
		expect(seen.pauses).toEqual([1000]);
	});

	test('fails at once where the platform refuses the app', async () => {
		const refuse = () => Response.json({ error: 'invalid_client' }, { status: 400 });
		const fetch = platform(refuse, errors('UNAUTHORIZED'));
		const client = createClient([], { settings: { ...connection }, fetch });
		const failure = await failureOf(client.mutate(ADD, options));
		expect(failure.data.error).toBe('No Admin API token: HTTP 400 invalid_client');
		expect([apiCalls, seen.pauses]).toEqual([[], []]);
	});
});
