import type { AppLoadContext } from '@remix-run/server-runtime';
import { beforeAll, describe, expect, test } from 'vitest';
import { guard } from '../../app/features/auth/guards.server';
import { loader as callback } from '../../app/routes/auth/callback';
import { loader as login, action as postLogin } from '../../app/routes/auth/login';
import { action as logout } from '../../app/routes/auth/logout';
import { loader as recover } from '../../app/routes/auth/recover';
import { loader as register } from '../../app/routes/auth/register';
import { createContext } from '../../app/server/context.server';
import { openSession } from '../../app/server/session.server';
import { variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { DEMO, outcomeOf, post } from './auth-visitor';
import { add, change, loadSession } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
const logged = useLog();

beforeAll(() => {
	Object.assign(shop.env, {
		CUSTOMER_ACCOUNTS: 'customer-account-api',
		PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_demo-aerolume',
		// Storefront URL that the demo shop expects.
		SITE_URL: 'http://localhost:3000',
	});
});

type Loader = typeof login | typeof callback | typeof register | typeof recover;

/** Runs a loader; returns its redirect and cookies. */
async function open(visitor: TestVisitor, loader: Loader, path: string) {
	return visitor.visit(path, async ({ request, context }) => {
		const work: Promise<unknown> = loader({ request, context, params: {} });
		const result = await work.catch((thrown: unknown) => thrown);
		if (!(result instanceof Response)) return { location: '', cookies: [], data: result };
		const cookies = result.headers.getSetCookie();
		return { location: result.headers.get('Location') ?? '', cookies, data: undefined };
	});
}

/** Signs in at the platform with e-mail and mailed code; returns the callback's path. */
async function signInAt(url: string, email = DEMO.email): Promise<string> {
	const send = (form: Record<string, string>) =>
		fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
	const page = await (await send({ step: 'email', email })).text();
	const signIn = /name="signIn" value="(\w+)"/.exec(page)?.[1] ?? '';
	const [mail] = await controlDemoShop(shop.origin).mailbox();
	const response = await send({ step: 'code', signIn, code: mail?.subject.slice(0, 6) ?? '' });
	const back = new URL(response.headers.get('Location') ?? '');
	return back.pathname + back.search;
}

/** Signs in from the login to the account; the visitor then has the session. */
async function signIn(visitor: TestVisitor, path = '/en/auth/login') {
	const begun = await open(visitor, login, path);
	const back = await signInAt(begun.location);
	const cookie = begun.cookies[0]?.split(';')[0] ?? '';
	visitor.cookie = [visitor.cookie, cookie].filter(Boolean).join('; ');
	return open(visitor, callback, back);
}

const tokensOf = async (visitor: TestVisitor) =>
	(await openSession(shop.env.SESSION_SECRET ?? '', visitor.cookie, 'session')).get(
		'customerApiTokens',
	);

const guarded = (visitor: TestVisitor) =>
	visitor.visit('/en/account', ({ request, context }) => guard('customer')(context, request));

/** Lets the session's access token expire. */
async function expire(visitor: TestVisitor, refreshToken?: string): Promise<void> {
	const own = await openSession(shop.env.SESSION_SECRET ?? '', visitor.cookie, 'session');
	const tokens = own.get('customerApiTokens');
	if (!tokens) throw new Error('Nobody is signed in');
	own.set('customerApiTokens', {
		...tokens,
		expiresAt: 0,
		refreshToken: refreshToken ?? tokens.refreshToken,
	});
	visitor.cookie = (await own.commit())?.split(';')[0] ?? '';
}

describe('login and registration', () => {
	test.each([
		['/en', login, 'en'],
		['', register, 'de'],
	] as const)(
		'with the prefix %j redirect to the platform’s sign-in with PKCE',
		async (prefix, loader, locale) => {
			const { location, cookies } = await open(shop.visitor(), loader, `${prefix}/auth/login`);
			const url = new URL(location);
			expect(url.origin).toBe(shop.origin);
			expect(Object.fromEntries(url.searchParams)).toMatchObject({
				client_id: 'shp_demo-aerolume',
				response_type: 'code',
				redirect_uri: `http://localhost:3000${prefix}/auth/callback`,
				code_challenge_method: 'S256',
				code_challenge: expect.stringMatching(/^[\w-]{43}$/),
				state: expect.stringMatching(/^[\w-]{43}$/),
				nonce: expect.stringMatching(/^[\w-]{43}$/),
				locale,
			});
			expect(cookies[0]).toMatch(/^sign-in=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
		},
	);

	test('a password form redirects there too', async () => {
		const { location } = await post(shop, shop.visitor(), postLogin, '/auth/login', DEMO);
		expect(new URL(location ?? '').origin).toBe(shop.origin);
		const { data } = await open(shop.visitor(), recover, '/auth/recover');
		expect(data).toMatchObject({ noPassword: true });
	});

	test('redirects to the page before, with a cart of the customer and tokens in a cookie of 4 kB', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(variantIds.plenty), '/en');
		const path = '/en/auth/login?returnTo=%2Fen%2Faccount%2Forders';
		const { location, cookies } = await signIn(visitor, path);
		expect(location).toBe('/en/account/orders');
		expect(cookies).toContainEqual(expect.stringMatching(/^sign-in=; .*Max-Age=0/));
		expect(visitor.cookie.length).toBeLessThan(4096);
		expect(await tokensOf(visitor)).toEqual({
			accessToken: expect.stringMatching(/^shcat_/),
			refreshToken: expect.any(String),
			idToken: expect.stringMatching(/^\w+\.[\w-]+\.[\w-]+$/),
			expiresAt: expect.any(Number),
		});
		const body = await loadSession(visitor, '/en');
		expect(body.customer).toMatchObject({ displayName: expect.any(String) });
		expect(body.cart?.lines).toHaveLength(1);
		const creations = (await shop.requests()).filter(({ operation }) => operation === 'CartCreate');
		expect(creations.at(-1)?.variables).toMatchObject({
			input: { buyerIdentity: { email: DEMO.email } },
		});
		expect(await guarded(visitor)).toMatchObject({ kind: 'customer-account-api' });
	});
});

test('the browser does not get the e-mail of a customer without a name', async () => {
	const visitor = shop.visitor();
	const begun = await open(visitor, login, '/en/auth/login');
	const back = await signInAt(begun.location, 'nameless@aerolume.example');
	visitor.cookie = begun.cookies[0]?.split(';')[0] ?? '';
	await open(visitor, callback, back);
	const body = await loadSession(visitor, '/en');
	expect(body.customer).toEqual({ firstName: null, lastName: null });
	expect(JSON.stringify(body)).not.toContain('@');
});

describe('the callback refuses', () => {
	test('a response to a sign-in that this browser did not start', async () => {
		const attacker = await open(shop.visitor(), login, '/auth/login');
		const back = await signInAt(attacker.location);
		const victim = shop.visitor();
		expect((await open(victim, callback, back)).location).toBe('/auth/callback?failed=400');
		const own = await open(victim, login, '/en/auth/login');
		victim.cookie = own.cookies[0]?.split(';')[0] ?? '';
		expect((await open(victim, callback, back)).location).toBe('/auth/callback?failed=400');
		expect(await tokensOf(victim)).toBeUndefined();
		expect(logged).toContainEqual(
			expect.objectContaining({ message: 'Cannot create customer access token' }),
		);
	});

	test('a used code, and a cancelled sign-in', async () => {
		const visitor = shop.visitor();
		const begun = await open(visitor, login, '/en/auth/login');
		const back = await signInAt(begun.location);
		const cookie = begun.cookies[0]?.split(';')[0] ?? '';
		visitor.cookie = cookie;
		await open(visitor, callback, back);
		const again = shop.visitor();
		again.cookie = cookie;
		expect((await open(again, callback, back)).location).toBe('/en/auth/callback?failed=400');
		const state = new URL(begun.location).searchParams.get('state');
		const denied = `/en/auth/callback?error=access_denied&state=${state}`;
		expect((await open(again, callback, denied)).location).toBe('/en/auth/callback?failed=400');
	});

	test('shows an error page', async () => {
		const { data } = await open(shop.visitor(), callback, '/en/auth/callback?failed=400');
		expect(data).toMatchObject({ init: { status: 400 } });
	});
});

test.each(['http429', 'http503', 'malformed'])(
	'a failing token endpoint (%s) is not a refusal: the callback responds with 503',
	async (kind) => {
		const visitor = shop.visitor();
		const begun = await open(visitor, login, '/en/auth/login');
		const back = await signInAt(begun.location);
		visitor.cookie = begun.cookies[0]?.split(';')[0] ?? '';
		await shop.faults([{ operation: 'token', kind }]);
		expect((await open(visitor, callback, back)).location).toBe('/en/auth/callback?failed=503');
	},
);

test('an outage of the sign-in’s discovery is a 503', async () => {
	const request = new Request('http://localhost:3000/en/auth/login');
	const env = { ...shop.env, PUBLIC_STORE_DOMAIN: 'http://localhost:1' };
	const context = (await createContext(request, env, () => undefined)) as AppLoadContext;
	const thrown: unknown = await login({ request, context, params: {} }).catch((error) => error);
	expect((thrown as { init: ResponseInit }).init.status).toBe(503);
});

describe('an expired access token', () => {
	test('is renewed by the guard, once for all loaders and parallel requests', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		await expire(visitor);
		const stale = visitor.cookie;
		const both = await visitor.visit('/en/account', ({ request, context }) =>
			Promise.all([guard('customer')(context, request), guard('customer')(context, request)]),
		);
		expect(both[0]).toEqual(both[1]);
		expect((await loadSession(visitor, '/en')).customer).toMatchObject({
			displayName: expect.any(String),
		});
		const renewed = await tokensOf(visitor);
		visitor.cookie = stale;
		expect(await guarded(visitor)).toMatchObject({ accessToken: renewed?.accessToken });
		expect(renewed?.idToken).toMatch(/\./);
	});

	test('is renewed in the cart too: the checkout knows the customer by it', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		await change(visitor, add(variantIds.plenty), '/en');
		await expire(visitor);
		const { cart } = await loadSession(visitor);
		const checkout = await (await fetch(cart?.checkoutUrl ?? '')).text();
		expect(checkout).toContain('Lindner');
		const updates = async () =>
			(await shop.requests()).filter(({ operation }) => operation === 'CartBuyerIdentityUpdate');
		const { length } = await updates();
		await loadSession(visitor);
		expect(await updates()).toHaveLength(length);
	});

	test('that cannot be renewed redirects to the login with a notice, where the platform asks again', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		await expire(visitor, 'made-up');
		const outcome = await visitor.visit('/en/account', ({ request, context }) =>
			outcomeOf(guard('customer')(context, request)),
		);
		expect(outcome.location).toMatch(/^\/en\/auth\/login\?.*notice=expired$/);
		// Another request may have renewed it: it is only removed by the login.
		expect(await tokensOf(visitor)).toBeDefined();
		const { data } = await open(visitor, login, outcome.location ?? '');
		expect((data as { data: { leaving: string } }).data.leaving).toContain('prompt=login');
		expect(await tokensOf(visitor)).toBeUndefined();
	});
});

test('a guest’s post leads to a page, from which the platform asks for the login', async () => {
	const visitor = shop.visitor();
	const posted = await visitor.post('/en/account/profile', {}, ({ request, context }) =>
		outcomeOf(guard('customer')(context, request)),
	);
	expect(posted.location).toMatch(/^\/en\/auth\/login\?.*&notice=unsaved$/);
	const { data } = await open(visitor, login, posted.location ?? '');
	expect((data as { data: { leaving: string } }).data.leaving).toContain('prompt=login');
});

describe('logout', () => {
	const leave = (visitor: TestVisitor, mode: string) =>
		visitor.visit(
			'/en/auth/logout',
			async ({ request, context }) => {
				const work: Promise<unknown> = logout({ request, context, params: {} });
				return work.catch((thrown: unknown) => thrown);
			},
			{ method: 'POST', headers: { 'Sec-Fetch-Mode': mode } },
		);

	test('redirects to the platform’s, which revokes all tokens', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		const replayed = visitor.cookie;
		const response = (await leave(visitor, 'cors')) as Response;
		const url = new URL(response.headers.get('Location') ?? '');
		expect(url.pathname).toMatch(/\/logout$/);
		expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/en');
		expect(await tokensOf(visitor)).toBeUndefined();
		const ended = await fetch(url, { redirect: 'manual' });
		expect(ended.headers.get('Location')).toBe('http://localhost:3000/en');
		visitor.cookie = replayed;
		expect((await loadSession(visitor, '/en')).customer).toBeNull();
	});

	test('ends the tokens even if the browser never gets to the platform', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		const replayed = shop.visitor();
		replayed.cookie = visitor.cookie;
		await leave(visitor, 'navigate');
		expect(await tokensOf(visitor)).toBeUndefined();
		await expect.poll(async () => (await loadSession(replayed, '/en')).customer).toBeNull();
	});

	test('is followed by a login that asks again, even if the browser is still signed in at the platform', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		await leave(visitor, 'navigate');
		const { location } = await open(visitor, login, '/en/auth/login');
		expect(new URL(location).searchParams.get('prompt')).toBe('login');
		await signIn(visitor);
		expect(await tokensOf(visitor)).toBeDefined();
	});

	test('ends the session here while the platform does not respond', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		const own = await openSession(shop.env.SESSION_SECRET ?? '', visitor.cookie, 'session');
		expect(own.get('customerApiTokens')).toBeDefined();
		const down = { ...shop.env, PUBLIC_STORE_DOMAIN: 'http://localhost:1' };
		const request = new Request('http://localhost:3000/en/auth/logout', {
			method: 'POST',
			headers: { Cookie: visitor.cookie },
		});
		const context = (await createContext(request, down, () => undefined)) as AppLoadContext;
		const left: unknown = await logout({ request, context, params: {} }).catch((error) => error);
		expect((left as Response).headers.get('Location')).toBe('/en/auth/login?notice=signed-out');
		const kept = await openSession(
			shop.env.SESSION_SECRET ?? '',
			(await context.session.commit()) ?? '',
			'session',
		);
		expect(kept.get('customerApiTokens')).toBeUndefined();
	});

	test('without JavaScript uses a page, since the CSP forbids forms to redirect to another site', async () => {
		const visitor = shop.visitor();
		await signIn(visitor);
		const result = (await leave(visitor, 'navigate')) as { data: string; init: ResponseInit };
		expect(result.data).toBe('leaving');
		expect(new Headers(result.init.headers).get('Refresh')).toMatch(/^0; url=http.*\/logout\?/);
	});
});
