import * as oauth from 'oauth4webapi';
import type { AppContext } from '~/context.server';
import { createExpiringCache } from '~/lib/expiring-cache';
import type { PlatformTokens } from '~/lib/platform-tokens';
import { operation } from '~/shopify/operation.server';
import { signInServer } from './platform-server.server';
import type { SignedInCustomer } from './sign-in.server';

/** A token that ends within this time is renewed before it is used. */
const EARLY_SECONDS = 60;
/** Characters of JSON that still fit into a cookie of 4 kB beside the cart's id. */
const MOST_CHARACTERS = 2_600;

/** What used-up refresh tokens gave: requests that a browser sent at the same time come with the same one. */
const renewals = createExpiringCache<oauth.TokenEndpointResponse>({
	maxEntries: 1_000,
	lifeMs: 30_000,
});

/** Loaders of one request ask side by side; the token is renewed once. */
const asked = new WeakMap<AppContext, Promise<SignedInCustomer | undefined>>();

/** Who is signed in, with a token that lasts. One that cannot be renewed is none. Throws `OperationError` in trouble. */
export function currentPlatformCustomer(
	context: AppContext,
): Promise<SignedInCustomer | undefined> {
	const answer = asked.get(context) ?? lookUp(context);
	asked.set(context, answer);
	return answer;
}

async function lookUp(context: AppContext): Promise<SignedInCustomer | undefined> {
	const held = context.session.get('platformTokens');
	if (!held) return undefined;
	const lasts = held.expiresAt - EARLY_SECONDS > Date.now() / 1000;
	const accessToken = lasts ? held.accessToken : await renew(context, held);
	return accessToken ? { kind: 'platform', accessToken } : undefined;
}

async function renew(context: AppContext, held: PlatformTokens): Promise<string | undefined> {
	return operation(context, 'Cannot create customer access token', async () => {
		try {
			const tokens = renewals.get(held.refreshToken) ?? (await askForTokens(context, held));
			keepTokens(context, tokens, held);
			return tokens.access_token;
		} catch (error) {
			if (!isRefusal(error)) throw error;
			return undefined;
		}
	});
}

async function askForTokens({ env }: AppContext, { refreshToken }: PlatformTokens) {
	const { server, client, options } = await signInServer(env);
	const none = oauth.None();
	const response = await oauth.refreshTokenGrantRequest(
		server,
		client,
		none,
		refreshToken,
		options(),
	);
	const tokens = await oauth.processRefreshTokenResponse(server, client, response);
	renewals.set(refreshToken, tokens);
	return tokens;
}

/** Puts tokens into the session. The id token, which signing out alone needs, is left out of a cookie that would grow too large. */
export function keepTokens(
	{ session }: AppContext,
	tokens: oauth.TokenEndpointResponse,
	former?: PlatformTokens,
): void {
	const kept: PlatformTokens = {
		accessToken: tokens.access_token,
		refreshToken: tokens.refresh_token ?? former?.refreshToken ?? '',
		idToken: tokens.id_token ?? former?.idToken ?? '',
		expiresAt: Math.floor(Date.now() / 1000) + (tokens.expires_in ?? 0),
	};
	const fits = JSON.stringify(kept).length <= MOST_CHARACTERS;
	session.set('platformTokens', fits ? kept : { ...kept, idToken: '' });
}

/** The platform said no, or its answer does not belong to this sign-in: another try with the same will not help. */
export function isRefusal(error: unknown): boolean {
	return (
		error instanceof oauth.ResponseBodyError ||
		error instanceof oauth.AuthorizationResponseError ||
		error instanceof oauth.OperationProcessingError
	);
}
