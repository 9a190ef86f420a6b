import * as oauth from 'oauth4webapi';
import { createExpiringCache } from '~/lib/expiring-cache';
import type { Log } from '~/lib/log';
import { sleep } from '~/lib/sleep';
import {
	connectAuthorizationServer,
	isRefusedGrant,
	type SignInSettings,
} from './authorization-server.server';
import type { CustomerApiTokens } from './customer-api-tokens';
import { operation } from './operation.server';

/** The customer's token of the session. The platform may not know it any more. */
export interface CustomerKey {
	/** Which of the two kinds of customer accounts the shop has; `CUSTOMER_ACCOUNTS` in the environment. */
	kind: 'classic' | 'customer-account-api';
	/** Secret: it must not reach HTML, a script, a log or a URL. */
	accessToken: string;
}

/** The part of the request context that holds the token. */
export interface TokenHolder {
	env: SignInSettings & { CUSTOMER_ACCOUNTS: CustomerKey['kind'] };
	log: Log;
	session: {
		get(key: 'customerAccessToken'): string | undefined;
		get(key: 'customerApiTokens'): CustomerApiTokens | undefined;
		set(key: 'customerApiTokens', value: CustomerApiTokens): void;
		set(key: 'tokenRenewed', value: true): void;
	};
	waitUntil(promise: Promise<unknown>): void;
}

/** A token that ends within this time is renewed before it is used. */
const EARLY_SECONDS = 60;
/** Characters of JSON that fit into a cookie of 4 kB beside the cart's id. */
const MAX_LENGTH = 2_600;
/** How often, and how long at most, a request checks for the result of another request's renewal. */
const POLL_INTERVAL_MS = 10;
const RENEWAL_TIMEOUT_MS = 11_000;

/** The result of a refresh token; empty while the request runs. */
interface Renewal {
	tokens?: oauth.TokenEndpointResponse;
	/** The platform refused it for good. */
	refused?: true;
	/** The request failed: the next one tries again. */
	failure?: unknown;
}

/** By refresh token, which works once: a browser's parallel requests carry the same one. */
const renewals = createExpiringCache<Renewal>({ maxEntries: 1_000, lifeMs: 30_000 });

/** One lookup for all loaders of a request. */
const lookups = new WeakMap<TokenHolder, Promise<CustomerKey | undefined>>();

/** The token in the session, without a request; an expired one is not renewed. */
export function sessionToken({ env, session }: TokenHolder): CustomerKey | undefined {
	const kind = env.CUSTOMER_ACCOUNTS;
	const accessToken =
		kind === 'classic'
			? session.get('customerAccessToken')
			: session.get('customerApiTokens')?.accessToken;
	return accessToken ? { kind, accessToken } : undefined;
}

/**
 * The token of the signed-in customer; an expired one is renewed. `undefined` for guests, and where the platform
 * refuses to renew it. Throws `ShopifyError` where the platform cannot be reached.
 */
export function currentToken(holder: TokenHolder): Promise<CustomerKey | undefined> {
	const lookup = lookups.get(holder) ?? lookUp(holder);
	lookups.set(holder, lookup);
	return lookup;
}

/**
 * The token for operations that guests can do too. One that the platform refused to renew is returned as it is; the
 * platform then treats it as unknown. Throws `ShopifyError` where the platform cannot be reached.
 */
export async function optionalToken(holder: TokenHolder): Promise<CustomerKey | undefined> {
	return (await currentToken(holder)) ?? sessionToken(holder);
}

/** Whether the session's token has to be renewed before it is used. */
export function hasEnded({ env, session }: TokenHolder): boolean {
	const stored =
		env.CUSTOMER_ACCOUNTS === 'customer-account-api' ? session.get('customerApiTokens') : undefined;
	return stored !== undefined && stored.expiresAt - EARLY_SECONDS <= Date.now() / 1000;
}

async function lookUp(holder: TokenHolder): Promise<CustomerKey | undefined> {
	const stored = holder.session.get('customerApiTokens');
	if (!stored || !hasEnded(holder)) return sessionToken(holder);
	if (!stored.refreshToken) return undefined;
	return operation(holder, 'Cannot create customer access token', async () => {
		const { tokens, refused, failure } = await renew(holder, stored.refreshToken);
		if (refused) return undefined;
		if (!tokens) throw failure ?? new Error('The renewal took too long');
		storeTokens(holder, tokens, stored);
		holder.session.set('tokenRenewed', true);
		return sessionToken(holder);
	});
}

/** Exchanges a refresh token, once per isolate even if several requests send it. Never throws. */
async function renew(holder: TokenHolder, refreshToken: string): Promise<Renewal> {
	const shared = renewals.get(refreshToken);
	if (shared && !('failure' in shared)) return pollRenewal(shared);
	const renewal: Renewal = {};
	renewals.set(refreshToken, renewal);
	const work = requestTokens(holder.env, refreshToken).then(
		(tokens) => {
			renewal.tokens = tokens;
		},
		(error) => {
			if (isRefusedGrant(error)) renewal.refused = true;
			else renewal.failure = error;
		},
	);
	// Others wait for it, even if this request is aborted.
	holder.waitUntil(work);
	await work;
	return renewal;
}

/** Waits for another request's renewal by polling: a Worker cannot await a promise of another request. */
async function pollRenewal(renewal: Renewal): Promise<Renewal> {
	for (let waited = 0; waited < RENEWAL_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
		if (Object.keys(renewal).length > 0) break;
		await sleep(POLL_INTERVAL_MS);
	}
	return renewal;
}

async function requestTokens(env: SignInSettings, refreshToken: string) {
	const { server, client, requestOptions } = await connectAuthorizationServer(env);
	const response = await oauth.refreshTokenGrantRequest(
		server,
		client,
		oauth.None(),
		refreshToken,
		requestOptions(),
	);
	return oauth.processRefreshTokenResponse(server, client, response);
}

/** Stores tokens in the session, without the id token, needed only to sign out, where the cookie would be too large. */
export function storeTokens(
	{ session }: Pick<TokenHolder, 'session'>,
	tokens: oauth.TokenEndpointResponse,
	existing?: CustomerApiTokens,
): void {
	const stored: CustomerApiTokens = {
		accessToken: tokens.access_token,
		refreshToken: tokens.refresh_token ?? existing?.refreshToken ?? '',
		idToken: tokens.id_token ?? existing?.idToken ?? '',
		expiresAt: Math.floor(Date.now() / 1000) + (tokens.expires_in ?? 0),
	};
	const fits = JSON.stringify(stored).length <= MAX_LENGTH;
	session.set('customerApiTokens', fits ? stored : { ...stored, idToken: '' });
}
