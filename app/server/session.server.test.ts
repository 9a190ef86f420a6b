import { describe, expect, test } from 'vitest';
import { openSession } from './session.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const CART = 'gid://shopify/Cart/abc?key=def';

async function signedCookie(secret = SECRET): Promise<string> {
	const session = await openSession(secret, null);
	session.set('cartId', CART);
	return (await session.commit())?.split(';')[0] ?? '';
}

describe('the session', () => {
	test('is read back from its own cookie', async () => {
		const session = await openSession(SECRET, await signedCookie());
		expect(session.get('cartId')).toBe(CART);
	});

	test('is not sent while nothing has changed', async () => {
		const session = await openSession(SECRET, await signedCookie());
		session.set('cartId', CART);
		session.unset('customerAccessToken');
		expect(await session.commit()).toBeUndefined();
	});

	test('is renewed with the cart alone', async () => {
		const session = await openSession(SECRET, await signedCookie());
		session.set('customerAccessToken', '0123456789abcdef0123456789abcdef');
		session.renew();
		expect(session.get('customerAccessToken')).toBeUndefined();
		expect(session.get('cartId')).toBe(CART);
		expect(await session.commit()).toMatch(/^session=/);
	});

	test('lives for 42 days, out of reach of scripts and other sites', async () => {
		const session = await openSession(SECRET, null);
		session.set('cartId', CART);
		const cookie = await session.commit();
		for (const part of ['Max-Age=3628800', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
			expect(cookie).toContain(part);
		}
	});

	test.each([
		['signed with another secret', () => signedCookie('another-secret-of-another-shop-32')],
		['with a forged signature', async () => `${(await signedCookie()).split('.')[0]}.AAAA`],
		[
			'with a signature that is no base64',
			async () => `${(await signedCookie()).split('.')[0]}.%%%`,
		],
		['of garbage', async () => 'session=garbage'],
	])('%s is empty', async (_, cookie) => {
		const session = await openSession(SECRET, await cookie());
		expect(session.get('cartId')).toBeUndefined();
	});
});
