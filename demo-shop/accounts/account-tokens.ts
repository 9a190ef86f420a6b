import { createHash } from 'node:crypto';
import { gid, randomAlphanumerics } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type {
	AccountGrantRecord,
	AccountSessionRecord,
	AccountTokenRecord,
} from '../state/account-records';
import type { CustomerRecord } from '../state/records';
import type { Change } from '../state/store';
import type { AuthorizationRequest } from './authorization-request';
import { issuerOf } from './client';
import { signToken } from './signing-key';

/** Assumed lifetimes; a client reads the first from `expires_in`. */
const accessLifetime = 2 * 60 * 60 * 1000;
const refreshLifetime = 30 * 24 * 60 * 60 * 1000;
const grantLifetime = 60 * 1000;

/** Prefix of every access token. */
export const accessPrefix = 'shcat_';

/** Tokens are about as long as the platform's, so that clients are tested with a realistic size. */
const accessLength = 640;
const refreshLength = 160;

/** Response of the token endpoint. */
export interface TokenResponse {
	access_token: string;
	token_type: 'Bearer';
	expires_in: number;
	refresh_token: string;
	id_token?: string;
	scope: string;
}

/** A new authorization code for a session. */
export function grantCode(
	shop: Shop,
	session: AccountSessionRecord,
	{ redirectUri, challenge, nonce }: AuthorizationRequest,
): string {
	const record: AccountGrantRecord = {
		code: randomAlphanumerics(43),
		sessionId: session.id,
		customerId: session.customerId,
		redirectUri,
		challenge,
		nonce,
		expiresAt: shop.clock() + grantLifetime,
	};
	shop.store.commit([{ table: 'accountGrants', key: record.code, value: record }]);
	return record.code;
}

/** Exchanges a code, once; null where code, callback and verifier do not belong together. */
export function redeemCode(
	shop: Shop,
	{ code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): TokenResponse | null {
	const grant = shop.store.get('accountGrants', code);
	if (!grant) {
		return null;
	}
	// Even when the exchange fails, a code can be used only once.
	shop.store.commit([{ table: 'accountGrants', key: code, value: null }]);
	const customer = shop.store.get('customers', grant.customerId);
	const session = shop.store.get('accountSessions', grant.sessionId);
	const isGood =
		grant.expiresAt > shop.clock() &&
		grant.redirectUri === redirectUri &&
		/^[\w.~-]{43,128}$/.test(verifier) &&
		createHash('sha256').update(verifier).digest('base64url') === grant.challenge;
	if (!isGood || !customer || !session) {
		return null;
	}
	const token = newAccountToken(shop, session);
	shop.store.commit([...expiredTokens(shop), tokenChange(token)]);
	return { ...tokenResponse(token), id_token: idToken(shop, session, customer, grant.nonce) };
}

/** Exchanges a refresh token, once: both tokens are new, both old ones are revoked. */
export function refresh(shop: Shop, refreshToken: string): TokenResponse | null {
	const existing = shop.store.all('accountTokens').find((one) => one.refreshToken === refreshToken);
	const session = existing && shop.store.get('accountSessions', existing.sessionId);
	if (!existing || !session || existing.refreshExpiresAt <= shop.clock()) {
		return null;
	}
	const token = newAccountToken(shop, session);
	shop.store.commit([tokenRemoval(existing), tokenChange(token)]);
	return tokenResponse(token);
}

/** The customer of a valid access token; undefined for any other text. */
export function customerByAccountToken(shop: Shop, token: string): CustomerRecord | undefined {
	const record = shop.store.get('accountTokens', token);
	return record && record.expiresAt > shop.clock()
		? shop.store.get('customers', record.customerId)
		: undefined;
}

/** Ends a session with all its tokens. */
export function endSession(shop: Shop, sessionId: string): void {
	shop.store.commit([
		{ table: 'accountSessions', key: sessionId, value: null },
		...shop.store
			.all('accountTokens')
			.filter((token) => token.sessionId === sessionId)
			.map(tokenRemoval),
	]);
}

function newAccountToken(shop: Shop, session: AccountSessionRecord): AccountTokenRecord {
	const now = shop.clock();
	return {
		accessToken: `${accessPrefix}${randomAlphanumerics(accessLength)}`,
		refreshToken: `shcrt_${randomAlphanumerics(refreshLength)}`,
		sessionId: session.id,
		customerId: session.customerId,
		expiresAt: now + accessLifetime,
		refreshExpiresAt: now + refreshLifetime,
	};
}

function tokenResponse({ accessToken, refreshToken }: AccountTokenRecord): TokenResponse {
	return {
		access_token: accessToken,
		token_type: 'Bearer',
		expires_in: accessLifetime / 1000,
		refresh_token: refreshToken,
		scope: 'openid email customer-account-api:full',
	};
}

function idToken(
	shop: Shop,
	session: AccountSessionRecord,
	customer: CustomerRecord,
	nonce: string | null,
): string {
	const now = Math.floor(shop.clock() / 1000);
	return signToken(shop, {
		iss: issuerOf(shop),
		sub: gid('Customer', customer.id),
		aud: shop.accountClientId,
		iat: now,
		exp: now + 60 * 60,
		auth_time: Math.floor(session.signedInAt / 1000),
		sid: createHash('sha256').update(session.id).digest('hex'),
		...(nonce === null ? {} : { nonce }),
		email: customer.email,
		email_verified: true,
	});
}

/** The session of an id token's `sid`. */
export function sessionOfSid(shop: Shop, sid: unknown): AccountSessionRecord | undefined {
	return shop.store
		.all('accountSessions')
		.find(({ id }) => createHash('sha256').update(id).digest('hex') === sid);
}

function tokenChange(record: AccountTokenRecord): Change {
	return { table: 'accountTokens', key: record.accessToken, value: record };
}

function tokenRemoval({ accessToken }: AccountTokenRecord): Change {
	return { table: 'accountTokens', key: accessToken, value: null };
}

function expiredTokens(shop: Shop): Change[] {
	return shop.store
		.all('accountTokens')
		.filter(({ refreshExpiresAt }) => refreshExpiresAt <= shop.clock())
		.map(tokenRemoval);
}
