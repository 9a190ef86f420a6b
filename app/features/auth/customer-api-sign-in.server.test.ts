import { createCookie } from '@shopify/remix-oxygen';
import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { attemptOf } from './customer-api-sign-in.server';

const SECRET = 'a secret of at least thirty-two characters';
const ATTEMPT = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/en/account' };

function attempt(cookie: string) {
	const context = {
		env: { SESSION_SECRET: SECRET, SITE_URL: 'https://shop.example' },
	} as AppContext;
	return attemptOf(context, new Request('https://shop.example', { headers: { Cookie: cookie } }));
}

function signed(secret: string, value: object) {
	return createCookie('__Host-sign-in', { secrets: [secret] }).serialize(value);
}

test('a sign-in is identified by its signed cookie', async () => {
	expect(await attempt(await signed(SECRET, ATTEMPT))).toEqual(ATTEMPT);
});

test.each([
	['none', async () => ''],
	['one of an earlier build', async () => `__Host-sign-in=%7B%7D.${'-_'.repeat(21)}x`],
	['one signed with another secret', () => signed('another secret', ATTEMPT)],
	['another cookie of the shop under this name', () => signed(SECRET, { cartId: '1' })],
])('any other cookie is rejected: %s', async (_, cookie) => {
	expect(await attempt(await cookie())).toBeUndefined();
});
