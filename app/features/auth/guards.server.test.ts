import { describe, expect, test } from 'vitest';
import { createContext } from '~/server/context.server';
import { guard, signedOutRedirect } from './guards.server';

const ENV = {
	PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
	PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
	SESSION_SECRET: 'a-secret-of-these-tests-32-letters',
	SITE_URL: 'https://aerolume.example',
};
const TOKEN = '0123456789abcdef0123456789abcdef';

/** A request with its context; with `token`, the customer is signed in. */
async function visit(path: string, { token, method = 'GET' }: { token?: string; method?: string }) {
	const request = new Request(`https://aerolume.example${path}`, { method });
	const context = await createContext(request, { ...ENV }, () => undefined);
	context.session.set('cartId', 'gid://shopify/Cart/1?key=2');
	if (token) context.session.set('customerAccessToken', token);
	return { request, context };
}

async function thrownBy(work: Promise<unknown>): Promise<{ status: number; to: string | null }> {
	const thrown = await work.then(
		() => undefined,
		(error: unknown) => error,
	);
	if (!(thrown instanceof Response)) throw new Error('No redirect was thrown');
	return { status: thrown.status, to: thrown.headers.get('Location') };
}

describe('the guard of customers', () => {
	test('lets a customer with a token pass', async () => {
		const { request, context } = await visit('/account', { token: TOKEN });
		expect(await guard('customer')(context, request)).toEqual({
			kind: 'classic',
			accessToken: TOKEN,
		});
	});

	test.each([
		['/account', '/auth/login?returnTo=%2Faccount'],
		['/de/account/orders', '/de/auth/login?returnTo=%2Fde%2Faccount%2Forders'],
		['/en/account?page=2', '/en/auth/login?returnTo=%2Fen%2Faccount%3Fpage%3D2'],
	])('redirects a guest from %s to %s', async (path, to) => {
		const { request, context } = await visit(path, {});
		expect(await thrownBy(guard('customer')(context, request))).toEqual({ status: 302, to });
	});

	test('redirects a guest who posts to the login, which says that nothing was saved, and later to the page of the form', async () => {
		const { request, context } = await visit('/en/account?secret=1', { method: 'POST' });
		expect(await thrownBy(guard('customer')(context, request))).toEqual({
			status: 303,
			to: '/en/auth/login?returnTo=%2Fen%2Faccount&notice=unsaved',
		});
	});
});

describe('the guard of guests', () => {
	test('redirects a customer to the account, with the visitor’s prefix', async () => {
		const { request, context } = await visit('/en/auth/login', { token: TOKEN });
		expect(await thrownBy(guard('guest')(context, request))).toEqual({
			status: 302,
			to: '/en/account',
		});
	});

	test.each([
		['GET', '/account/orders/5900000000002?page=2', 302, '/account/orders/5900000000002?page=2'],
		['POST', '/account/orders/5900000000002', 303, '/account/orders/5900000000002'],
		['GET', 'https://evil.example', 302, '/en/account'],
		['GET', '//evil.example', 302, '/en/account'],
	])(
		'%s redirects a customer with returnTo=%s as after a login',
		async (method, returnTo, status, to) => {
			const path = `/en/auth/login?${new URLSearchParams({ returnTo })}`;
			const { request, context } = await visit(path, { token: TOKEN, method });
			expect(await thrownBy(guard('guest')(context, request))).toEqual({ status, to });
		},
	);

	test('lets a guest pass', async () => {
		const { request, context } = await visit('/auth/register', {});
		expect(await guard('guest')(context, request)).toBeUndefined();
	});
});

test.each(['admin', '', 'toString', '__proto__'])('%j names no guard', (name) => {
	expect(() => guard(name as 'customer')).toThrow('Unknown route middleware');
});

test.each([
	['GET', 302, 'expired'],
	['POST', 303, 'unsaved'],
])(
	'%s with a revoked token redirects to the login with a notice, and keeps the cart',
	async (method, status, notice) => {
		const { request, context } = await visit('/en/account/orders', { token: TOKEN, method });
		const response = signedOutRedirect(context, request);
		expect(response.status).toBe(status);
		expect(response.headers.get('Location')).toBe(
			`/en/auth/login?returnTo=%2Fen%2Faccount%2Forders&notice=${notice}`,
		);
		expect(context.session.get('customerAccessToken')).toBeUndefined();
		expect(context.session.get('cartId')).toBe('gid://shopify/Cart/1?key=2');
	},
);
