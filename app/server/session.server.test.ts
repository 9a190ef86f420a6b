import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSession, sessionCookieName } from './session.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const NEW_SECRET = 'the-next-secret-of-these-tests-32';
const CART = 'gid://shopify/Cart/abc?key=def';
const TOKEN = '0123456789abcdef0123456789abcdef';
/** As large as the tokens of the Customer Account API may be. */
const TOKENS = {
	accessToken: `shcat_${'a'.repeat(1_000)}`,
	refreshToken: 'r'.repeat(500),
	idToken: 'i'.repeat(1_020),
	expiresAt: 1_900_000_000,
};

async function sealedCookie(secret = SECRET): Promise<string> {
	const session = await openSession(secret, null);
	session.set('cartId', CART);
	return (await session.commit())?.split(';')[0] ?? '';
}

afterEach(() => {
	vi.useRealTimers();
});

describe('the session', () => {
	test('is read back from its own cookie, and ends after 42 days', async () => {
		const cookie = await sealedCookie();
		expect((await openSession(SECRET, cookie)).get('cartId')).toBe(CART);
		vi.useFakeTimers({ now: Date.now() + 42 * 24 * 60 * 60_000 + 1_000 });
		expect((await openSession(SECRET, cookie)).get('cartId')).toBeUndefined();
	});

	test('is not sent while nothing has changed', async () => {
		const session = await openSession(SECRET, await sealedCookie());
		session.set('cartId', CART);
		session.unset('customerAccessToken');
		expect(await session.commit()).toBeUndefined();
	});

	test('is renewed with the cart alone', async () => {
		const session = await openSession(SECRET, await sealedCookie());
		session.set('customerAccessToken', TOKEN);
		session.regenerate();
		expect(session.get('customerAccessToken')).toBeUndefined();
		expect(session.get('cartId')).toBe(CART);
		expect(await session.commit()).toMatch(/^__Host-session=/);
	});

	test('lives for 42 days, out of reach of scripts, other sites and other hosts of the domain', async () => {
		const session = await openSession(SECRET, null);
		session.set('cartId', CART);
		expect(await session.commit()).toMatch(
			/^__Host-session=[\w.-]+; Path=\/; Max-Age=3628800; SameSite=Lax; HttpOnly; Secure$/,
		);
	});

	test('cannot be read without the secret, and fits into 4 kB with the largest tokens', async () => {
		const session = await openSession(SECRET, null);
		session.set('cartId', `gid://shopify/Cart/${'c'.repeat(40)}?key=${'d'.repeat(40)}`);
		session.set('customerApiTokens', TOKENS);
		const cookie = (await session.commit()) ?? '';
		expect(cookie.length).toBeLessThan(4_096);
		const parts = cookie.split(/[=;.]/).map((part) => Buffer.from(part, 'base64').toString());
		expect(parts.join()).not.toMatch(/shcat_|shopify|Token/);
		expect((await openSession(SECRET, cookie)).get('customerApiTokens')).toEqual(TOKENS);
	});

	test('outlives a change of the secret, and is then sealed with the new one', async () => {
		const session = await openSession(`${NEW_SECRET},${SECRET}`, await sealedCookie());
		expect(session.get('cartId')).toBe(CART);
		session.set('customerAccessToken', TOKEN);
		const changed = (await session.commit()) ?? '';
		expect((await openSession(NEW_SECRET, changed)).get('cartId')).toBe(CART);
		expect((await openSession(SECRET, changed)).get('cartId')).toBeUndefined();
	});

	test('has a plain name at a local URL by HTTP, where not all browsers accept secure cookies', async () => {
		expect(sessionCookieName('https://aerolume.example')).toBe('__Host-session');
		const name = sessionCookieName('http://localhost:3000');
		const session = await openSession(SECRET, null, name);
		session.set('cartId', CART);
		const cookie = (await session.commit()) ?? '';
		expect(cookie).toMatch(/^session=[\w.-]+; Path=\/; Max-Age=3628800; SameSite=Lax; HttpOnly$/);
		expect((await openSession(SECRET, cookie, name)).get('cartId')).toBe(CART);
	});

	test.each([
		['sealed with another secret', () => sealedCookie('another-secret-of-another-shop-32')],
		['with a forged end', async () => `${(await sealedCookie()).slice(0, -4)}AAAA`],
		['that is no JWE', async () => '__Host-session=%%%.a.b.c'],
		['of garbage', async () => '__Host-session=garbage'],
		['under the plain name', async () => (await sealedCookie()).replace('__Host-', '')],
		['of the plain name', async () => `__Host-${await localCookie()}`],
		['that is not encrypted', async () => `__Host-session=${unsecuredToken()}`],
	])('%s is empty', async (_, cookie) => {
		const session = await openSession(SECRET, await cookie());
		expect(session.get('cartId')).toBeUndefined();
	});
});

async function localCookie(): Promise<string> {
	const session = await openSession(SECRET, null, 'session');
	session.set('cartId', CART);
	return (await session.commit())?.split(';')[0] ?? '';
}

/** An unsecured JWT (RFC 7519, section 6). */
function unsecuredToken(): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	return `${part({ alg: 'none' })}.${part({ data: { cartId: CART }, exp: 1_900_000_000 })}.`;
}
