import * as v from 'valibot';
import type { Log } from '~/lib/log';
import { openSealedData, sealData } from '~/lib/sealed-data.server';
import { shortHash } from '~/lib/short-hash.server';
import type { FetchLike, Outcome } from './send-request.server';
import type { SharedAttempts } from './shared-attempts.server';

/** A token is renewed this long before its end; while that fails, it is used until its end. */
const RENEW_BEFORE_MS = 10 * 60_000;
const REQUEST_TIMEOUT_MS = 5_000;

export interface AppSettings {
	storeOrigin: string;
	SITE_URL: string;
	SESSION_SECRET: string;
	ADMIN_API_CLIENT_ID: string;
	ADMIN_API_CLIENT_SECRET: string;
}

/** What a request passes in. */
export interface TokenTools {
	fetch: FetchLike;
	now: () => number;
	log: Log;
	attempts: SharedAttempts;
	waitUntil(promise: Promise<unknown>): void;
	timeoutMs: number;
}

/** The token that the platform issues to an app for 24 hours, for all requests of an isolate. */
export interface IssuedToken {
	/**
	 * Sends a request with a valid token. One that gets a 401 had no effect: it is sent once more with a new
	 * token. Without a token nothing is sent, and the outcome says why.
	 */
	authorize(send: (token: string) => Promise<Outcome>, tools: TokenTools): Promise<Outcome>;
}

const tokenData = v.object({ token: v.string(), ends: v.number() });
type TokenData = v.InferOutput<typeof tokenData>;

const tokenResponse = v.object({
	access_token: v.pipe(v.string(), v.nonEmpty()),
	/** Seconds. */
	expires_in: v.pipe(v.number(), v.minValue(1)),
});
const oauthError = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) });

/**
 * @param open the edge's cache, through which isolates share the token; it holds the token encrypted. `undefined` where
 * there is none.
 */
export function createIssuedToken(
	settings: AppSettings,
	open: ((name: string) => Promise<Cache>) | undefined,
): IssuedToken {
	let memory: TokenData | undefined;
	const shared = open && sharedToken(settings, open);
	const url = `${settings.storeOrigin}/admin/oauth/access_token`;

	/** A fresh token of this isolate, else of another one. */
	const readCached = async (
		isFresh: (cached: TokenData) => boolean,
	): Promise<TokenData | undefined> => {
		if (memory && isFresh(memory)) return memory;
		const cached = await shared?.read();
		// Meanwhile another request may have renewed it.
		if (memory && isFresh(memory)) return memory;
		if (!cached || !isFresh(cached)) return undefined;
		memory = cached;
		return cached;
	};

	const store = (issued: TokenData, { log, now, waitUntil }: TokenTools): void => {
		if (issued.token === memory?.token) return;
		memory = issued;
		log.info('Admin API token issued', { ends: new Date(issued.ends).toISOString() });
		if (shared) waitUntil(shared.write(issued, now()));
	};

	/** A valid token, or the reason why there is none. `rejected` got a 401. */
	const current = async (tools: TokenTools, rejected?: string): Promise<TokenData | Outcome> => {
		const { now, log, attempts, waitUntil, timeoutMs } = tools;
		const isUsable = ({ token, ends }: TokenData, msLeft: number) =>
			token !== rejected && now() < ends - msLeft;
		const cached = await readCached((token) => isUsable(token, RENEW_BEFORE_MS));
		if (cached) return cached;
		const limits = { timeoutMs, lifeMs: REQUEST_TIMEOUT_MS, waitUntil };
		const outcome = await attempts.join(url, () => requestToken(url, settings, tools), limits);
		if (outcome.kind === 'response') {
			const issued = v.parse(tokenData, outcome.data);
			store(issued, tools);
			return issued;
		}
		log.warn('No Admin API token', { reason: outcome.reason });
		if (memory && isUsable(memory, 0)) return memory;
		// Nothing was sent: after an outage it can be repeated, after a refusal not.
		const kind = outcome.code ? 'refused' : 'throttled';
		return { kind, reason: `No Admin API token: ${outcome.reason}` };
	};

	return {
		async authorize(send, tools) {
			const first = await current(tools);
			if ('kind' in first) return first;
			const outcome = await send(first.token);
			if (outcome.kind !== 'refused' || outcome.code !== 'UNAUTHORIZED') return outcome;
			const second = await current(tools, first.token);
			return 'kind' in second ? second : send(second.token);
		},
	};
}

/** `broken` with a code: the platform refuses the app. Its text may repeat what was sent, so only the code is used. */
async function requestToken(
	url: string,
	{ ADMIN_API_CLIENT_ID, ADMIN_API_CLIENT_SECRET }: AppSettings,
	{ fetch, now }: TokenTools,
): Promise<Outcome> {
	const began = now();
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				accept: 'application/json',
			},
			body: new URLSearchParams({
				grant_type: 'client_credentials',
				client_id: ADMIN_API_CLIENT_ID,
				client_secret: ADMIN_API_CLIENT_SECRET,
			}).toString(),
			redirect: 'manual',
			signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
		});
		const body: unknown = await response.json().catch(() => undefined);
		const issued = v.safeParse(tokenResponse, body);
		if (response.ok && issued.success) {
			const { access_token: token, expires_in } = issued.output;
			return { kind: 'response', data: { token, ends: began + expires_in * 1000 }, errors: [] };
		}
		const failed = v.safeParse(oauthError, body);
		const code = failed.success ? failed.output.error : 'invalid_response';
		const reason = `HTTP ${response.status} ${failed.success ? code : ''}`.trim();
		const isTemporary = [408, 429, 430].includes(response.status) || response.status >= 500;
		return isTemporary ? { kind: 'broken', reason } : { kind: 'broken', reason, code };
	} catch (error) {
		const isLate = error instanceof Error && error.name === 'TimeoutError';
		return { kind: 'lost', reason: isLate ? 'no response in time' : 'no connection' };
	}
}

/** The token in the edge's cache, encrypted with the session's and the app's secrets. Failures count as empty. */
function sharedToken(settings: AppSettings, open: (name: string) => Promise<Cache>) {
	const { SITE_URL, storeOrigin, SESSION_SECRET } = settings;
	const { ADMIN_API_CLIENT_ID: id, ADMIN_API_CLIENT_SECRET: secret } = settings;
	const purpose = `admin-token ${storeOrigin} ${id} ${secret}`;
	const key = async () => `${SITE_URL}/admin-token/${await shortHash(storeOrigin, id)}`;
	return {
		async read(): Promise<TokenData | undefined> {
			try {
				const cached = await (await open('tokens')).match(await key());
				const data = cached && (await openSealedData(SESSION_SECRET, purpose, await cached.text()));
				return data && v.parse(tokenData, data);
			} catch {
				return undefined;
			}
		},
		async write(token: TokenData, now: number): Promise<void> {
			const seconds = Math.floor((token.ends - now) / 1000);
			try {
				const sealed = await sealData(SESSION_SECRET, purpose, token, seconds);
				const headers = { 'Cache-Control': `max-age=${seconds}` };
				await (await open('tokens')).put(await key(), new Response(sealed, { headers }));
			} catch {
				// The next isolate requests a token of its own.
			}
		},
	};
}
