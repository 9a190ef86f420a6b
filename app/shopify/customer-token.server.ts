import * as oauth from 'oauth4webapi';
import { createExpiringCache } from '~/lib/expiring-cache';
import type { Log } from '~/lib/log';
import type { CustomerApiTokens } from './customer-api-tokens';
import { operation } from './operation.server';
import { isRefusedGrant, type SignInSettings, signInServer } from './sign-in-server.server';

/** A customer whose token the session holds. Whether the platform still knows it, its answer tells. */
export interface CustomerKey {
	/** Which of the two kinds of customer accounts the shop has; `CUSTOMER_ACCOUNTS` in the environment. */
	kind: 'password' | 'platform';
	/** Secret: it must not reach HTML, a script, a log or an address. */
	accessToken: string;
}

/** What holds a customer's token, part of a request's context. */
export interface TokenHolder {
	env: SignInSettings & { CUSTOMER_ACCOUNTS: CustomerKey['kind'] };
	log: Log;
	session: {
		get(key: 'customerAccessToken'): string | undefined;
		get(key: 'platformTokens'): CustomerApiTokens | undefined;
		set(key: 'platformTokens', value: CustomerApiTokens): void;
	};
	waitUntil(promise: Promise<unknown>): void;
}

/** A token that ends within this time is renewed before it is used. */
const EARLY_SECONDS = 60;
/** Characters of JSON that still fit into a cookie of 4 kB beside the cart's id. */
const MOST_CHARACTERS = 2_600;
/** How often, and how long at most, a request looks whether another one's renewal has come. */
const LOOK_MS = 10;
const LONGEST_RENEWAL_MS = 11_000;

/** What a used-up refresh token gave; empty while the platform is being asked. */
interface Renewal {
	tokens?: oauth.TokenEndpointResponse;
	/** The platform does not take it any more, and never will. */
	refused?: true;
	/** Nobody knows: the next request asks again. */
	trouble?: unknown;
}

/** By refresh token, which works once: requests that a browser sent at the same time come with the same one. */
const renewals = createExpiringCache<Renewal>({ maxEntries: 1_000, lifeMs: 30_000 });

/** Loaders of one request ask side by side; the token is looked at once. */
const asked = new WeakMap<TokenHolder, Promise<CustomerKey | undefined>>();

/** Who is signed in by the session alone. Costs nothing; a token that has ended is not renewed here. */
export function sessionToken({ env, session }: TokenHolder): CustomerKey | undefined {
	const kind = env.CUSTOMER_ACCOUNTS;
	const accessToken =
		kind === 'password'
			? session.get('customerAccessToken')
			: session.get('platformTokens')?.accessToken;
	return accessToken ? { kind, accessToken } : undefined;
}

/**
 * Who is signed in, with a token that has not ended as far as the shop knows: one that has is renewed. `undefined`
 * for guests, and where the platform refuses to renew it. Throws `ShopifyError` where it cannot be reached.
 */
export function currentToken(holder: TokenHolder): Promise<CustomerKey | undefined> {
	const answer = asked.get(holder) ?? lookUp(holder);
	asked.set(holder, answer);
	return answer;
}

/**
 * Who is signed in, for what guests may do too. A token that the platform refused to renew is answered as it is: it
 * says then that it does not know it. Throws `ShopifyError` where it cannot be reached.
 */
export async function bestToken(holder: TokenHolder): Promise<CustomerKey | undefined> {
	return (await currentToken(holder)) ?? sessionToken(holder);
}

/** The session's token has to be renewed before it is used. */
export function hasEnded({ env, session }: TokenHolder): boolean {
	const held = env.CUSTOMER_ACCOUNTS === 'platform' ? session.get('platformTokens') : undefined;
	return held !== undefined && held.expiresAt - EARLY_SECONDS <= Date.now() / 1000;
}

async function lookUp(holder: TokenHolder): Promise<CustomerKey | undefined> {
	const held = holder.session.get('platformTokens');
	if (!held || !hasEnded(holder)) return sessionToken(holder);
	if (!held.refreshToken) return undefined;
	return operation(holder, 'Cannot create customer access token', async () => {
		const { tokens, refused, trouble } = await renew(holder, held.refreshToken);
		if (refused) return undefined;
		if (!tokens) throw trouble ?? new Error('The renewal took too long');
		storeTokens(holder, tokens, held);
		return sessionToken(holder);
	});
}

/** What a refresh token gives: asked for once in an isolate, however many requests come with it. Never throws. */
async function renew(holder: TokenHolder, refreshToken: string): Promise<Renewal> {
	const shared = renewals.get(refreshToken);
	if (shared && !('trouble' in shared)) return settled(shared);
	const renewal: Renewal = {};
	renewals.set(refreshToken, renewal);
	const work = askForTokens(holder.env, refreshToken).then(
		(tokens) => {
			renewal.tokens = tokens;
		},
		(error) => {
			if (isRefusedGrant(error)) renewal.refused = true;
			else renewal.trouble = error;
		},
	);
	// Others wait for it, also when this request's visitor has gone.
	holder.waitUntil(work);
	await work;
	return renewal;
}

/** Waits for another request's renewal. By looking: a promise belongs to the request that made it. */
async function settled(renewal: Renewal): Promise<Renewal> {
	for (let waited = 0; waited < LONGEST_RENEWAL_MS; waited += LOOK_MS) {
		if (Object.keys(renewal).length > 0) break;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	return renewal;
}

async function askForTokens(env: SignInSettings, refreshToken: string) {
	const { server, client, options } = await signInServer(env);
	const response = await oauth.refreshTokenGrantRequest(
		server,
		client,
		oauth.None(),
		refreshToken,
		options(),
	);
	return oauth.processRefreshTokenResponse(server, client, response);
}

/** Puts tokens into the session. The id token, which signing out alone needs, is left out of a cookie that would grow too large. */
export function storeTokens(
	{ session }: Pick<TokenHolder, 'session'>,
	tokens: oauth.TokenEndpointResponse,
	former?: CustomerApiTokens,
): void {
	const kept: CustomerApiTokens = {
		accessToken: tokens.access_token,
		refreshToken: tokens.refresh_token ?? former?.refreshToken ?? '',
		idToken: tokens.id_token ?? former?.idToken ?? '',
		expiresAt: Math.floor(Date.now() / 1000) + (tokens.expires_in ?? 0),
	};
	const fits = JSON.stringify(kept).length <= MOST_CHARACTERS;
	session.set('platformTokens', fits ? kept : { ...kept, idToken: '' });
}
