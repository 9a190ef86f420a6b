import { describe, expect, test } from 'vitest';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as sessionLoader } from '../../app/routes/api/session';
import { loader as loginPage } from '../../app/routes/auth/login';
import { action as logout } from '../../app/routes/auth/logout';
import { action as recover } from '../../app/routes/auth/recover';
import { loader as registerPage } from '../../app/routes/auth/register';
import { action as reset } from '../../app/routes/auth/reset';
import { variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { DEMO, logIn, NEW, outcomeOf, post, signUp } from './auth-visitor';
import { loadSession } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const tokenOf = async (visitor: TestVisitor) =>
	(await visitor.session()).get('customerAccessToken');

const add = (visitor: TestVisitor) =>
	visitor.post(
		'/en/api/cart',
		{ intent: 'add', variantId: variantIds.plenty },
		({ request, context }) => cartApi({ request, context, params: {} }),
	);

async function sent(operation: string): Promise<Record<string, unknown>[]> {
	const requests = await shop.requests();
	return requests.filter((r) => r.operation === operation).map(({ variables }) => variables);
}

/** Path and query of the mail's first link, to the storefront's own page. */
async function mailedLinks(): Promise<{ own: string; platform: string }> {
	const [mail] = await controlDemoShop(shop.origin).mailbox();
	const [own = '', platform = ''] = mail?.links ?? [];
	const { pathname, search } = new URL(own);
	return { own: pathname + search, platform };
}

describe('login', () => {
	test.each([
		['', '/account'],
		['/de', '/de/account'],
		['/en', '/en/account'],
	])(
		'with the prefix %j stores the token in the session and redirects to the account',
		async (prefix, account) => {
			const visitor = shop.visitor();
			const { status, location } = await logIn(shop, visitor, DEMO, `${prefix}/auth/login`);
			expect({ status, location }).toEqual({ status: 303, location: account });
			expect(await tokenOf(visitor)).toMatch(/^\w{32}$/);
		},
	);

	test('redirects to the page before', async () => {
		const path = '/en/auth/login?returnTo=%2Fen%2Faccount%2Forders%3Fafter%3Dx';
		const { location } = await logIn(shop, shop.visitor(), DEMO, path);
		expect(location).toBe('/en/account/orders?after=x');
	});

	test('a wrong password and an unknown e-mail get the same response', async () => {
		const [wrong, unknown] = await Promise.all(
			[DEMO.email, 'nobody@aerolume.example'].map((email) =>
				logIn(shop, shop.visitor(), { email, password: 'wrong-password' }),
			),
		);
		expect(wrong?.status).toBe(422);
		expect(wrong?.result?.problems).toEqual({ form: 'credentials' });
		expect(unknown?.result?.problems).toEqual(wrong?.result?.problems);
		expect(unknown?.status).toBe(wrong?.status);
	});

	test('starts a new session and a cart of the customer with the lines of the former one', async () => {
		const visitor = shop.visitor();
		await add(visitor);
		const before = await visitor.session();
		await logIn(shop, visitor, DEMO, '/en/auth/login');
		expect((await visitor.session()).get('cartId')).not.toBe(before.get('cartId'));
		expect((await sent('CartCreate')).at(-1)).toMatchObject({
			input: { buyerIdentity: { email: DEMO.email, countryCode: 'US' } },
		});
		const body = await loadSession(visitor, '/en');
		expect(body.cart?.lines).toHaveLength(1);
		expect(body.customer).toMatchObject({ displayName: expect.any(String) });
	});

	test('a customer is redirected from login and registration to the account', async () => {
		const visitor = shop.visitor();
		await logIn(shop, visitor);
		for (const loader of [loginPage, registerPage]) {
			const { status, location } = await visitor.visit('/en/auth/login', ({ request, context }) =>
				outcomeOf(loader({ request, context, params: {} })),
			);
			expect({ status, location }).toEqual({ status: 302, location: '/en/account' });
		}
		expect(await logIn(shop, visitor)).toMatchObject({ status: 303, location: '/account' });
	});
});

describe('registration', () => {
	test('with a common password is refused before the platform is asked', async () => {
		const fields = { ...NEW, password: 'qwertz123' };
		expect(await signUp(shop, shop.visitor(), fields)).toMatchObject({
			status: 422,
			result: {
				problems: { password: 'passwordCommon' },
				values: { email: NEW.email },
			},
		});
		expect(await shop.requests()).toEqual([]);
	});

	test('reports a common password together with the other problems', async () => {
		const fields = { ...NEW, email: 'ada', password: 'qwertz123' };
		const { result } = await signUp(shop, shop.visitor(), fields);
		expect(result?.problems).toEqual({ email: 'emailWrong', password: 'passwordCommon' });
	});

	test('creates the customer, then logs in with the same e-mail and password', async () => {
		const visitor = shop.visitor();
		await add(visitor);
		const { status, location } = await signUp(shop, visitor, NEW, '/en/auth/register');
		expect({ status, location }).toEqual({ status: 303, location: '/en/account' });
		const operations = (await shop.requests()).map(({ operation }) => operation);
		expect(operations.indexOf('CustomerCreate')).toBeLessThan(
			operations.indexOf('CustomerAccessTokenCreate'),
		);
		expect(await loadSession(visitor, '/en')).toMatchObject({
			customer: { firstName: 'Ada', lastName: null, displayName: expect.stringMatching(/^Ada/) },
			cart: { lines: [{}] },
		});
		expect((await sent('CartCreate')).at(-1)).toMatchObject({
			input: { buyerIdentity: { email: NEW.email } },
		});
	});

	test('a cart that is created after it belongs to the customer too', async () => {
		const visitor = shop.visitor();
		await signUp(shop, visitor);
		await add(visitor);
		const [created] = await sent('CartCreate');
		expect(created).toMatchObject({
			input: { buyerIdentity: { customerAccessToken: expect.any(String) } },
		});
	});
});

describe('recovery and reset', () => {
	const ask = (email: string) => post(shop, shop.visitor(), recover, '/en/auth/recover', { email });

	test('a known and an unknown e-mail get the same response, and the known one a mail', async () => {
		expect(await ask('nobody@aerolume.example')).toEqual(await ask(DEMO.email));
		expect(await ask(DEMO.email)).toMatchObject({
			status: 303,
			location: '/en/auth/recover?sent=1',
		});
		const mails = await controlDemoShop(shop.origin).mailbox();
		expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([DEMO.email]));
	});

	test.each(['id and token', 'URL'] as const)(
		'with %s it logs in, revokes the earlier tokens and works once',
		async (way) => {
			const elsewhere = shop.visitor();
			await logIn(shop, elsewhere);
			await ask(DEMO.email);
			const { own, platform } = await mailedLinks();
			const path = way === 'URL' ? `/auth/reset?${new URLSearchParams({ url: platform })}` : own;
			const visitor = shop.visitor();
			const password = 'ein-neues-passwort';
			expect(await post(shop, visitor, reset, path, { password })).toMatchObject({
				status: 303,
				location: expect.stringMatching(/\/account$/),
			});
			const newest = async () => (await controlDemoShop(shop.origin).mailbox())[0];
			await expect.poll(newest).toMatchObject({
				kind: 'password-changed',
				to: DEMO.email,
				subject: way === 'URL' ? 'Dein Passwort wurde geändert' : 'Your password was changed',
				links: [`https://aerolume.example${way === 'URL' ? '' : '/en'}/auth/recover`],
			});
			expect((await newest())?.text).not.toContain(password);
			expect((await loadSession(visitor, '/en')).customer).toMatchObject({
				displayName: expect.any(String),
			});
			expect((await loadSession(elsewhere, '/en')).customer).toBeNull();
			expect(await tokenOf(elsewhere)).toBeUndefined();
			expect((await logIn(shop, shop.visitor())).status).toBe(422);
			expect((await logIn(shop, shop.visitor(), { ...DEMO, password })).status).toBe(303);
			const again = await post(shop, shop.visitor(), reset, path, { password });
			expect(again.result?.problems).toEqual({ form: 'linkInvalid' });
		},
	);

	test('a common password is refused, and the link stays valid', async () => {
		await ask(DEMO.email);
		const { own } = await mailedLinks();
		const refused = await post(shop, shop.visitor(), reset, own, { password: 'Passwort2024!' });
		expect(refused).toMatchObject({
			status: 422,
			result: { problems: { password: 'passwordCommon' } },
		});
		expect(await sent('CustomerReset')).toEqual([]);
		const set = await post(shop, shop.visitor(), reset, own, { password: 'sieben-lampen-32' });
		expect(set.status).toBe(303);
	});

	test.each([
		'/auth/reset?id=1&token=made-up',
		'/auth/reset?id=gid://shopify/Customer/1&token=x',
		`/auth/reset?url=${encodeURIComponent('https://shop.example/account/reset/bad-token')}`,
		'/auth/reset?url=javascript:alert(1)',
		'/auth/reset?id=abc&token=x',
		'/auth/reset',
	])('%s cannot be used to set a password', async (path) => {
		const visitor = shop.visitor();
		const { status, result } = await post(shop, visitor, reset, path, { password: 'long-enough' });
		expect({ status, problems: result?.problems }).toEqual({
			status: 422,
			problems: { form: 'linkInvalid' },
		});
		expect(visitor.cookie).toBe('');
	});
});

describe('logout', () => {
	const leave = (visitor: TestVisitor) => post(shop, visitor, logout, '/en/auth/logout');

	test('revokes the token at the platform, removes the customer and keeps the cart', async () => {
		const visitor = shop.visitor();
		await add(visitor);
		await logIn(shop, visitor, DEMO, '/en/auth/login');
		const replayed = visitor.cookie;
		expect(await leave(visitor)).toMatchObject({
			status: 303,
			location: '/en/auth/login?notice=signed-out',
		});
		expect(await tokenOf(visitor)).toBeUndefined();
		expect(await loadSession(visitor, '/en')).toMatchObject({
			customer: null,
			cart: { lines: [{}] },
		});
		expect((await sent('CartBuyerIdentityUpdate')).at(-1)).toMatchObject({
			buyerIdentity: { customerAccessToken: null, email: null },
		});
		visitor.cookie = replayed;
		expect((await loadSession(visitor, '/en')).customer).toBeNull();
	});

	test('an unknown token counts as revoked', async () => {
		const visitor = shop.visitor();
		await logIn(shop, visitor);
		const { cookie } = visitor;
		await leave(visitor);
		visitor.cookie = cookie;
		expect((await leave(visitor)).status).toBe(303);
		expect(await tokenOf(visitor)).toBeUndefined();
	});

	test('a guest is redirected without a platform request', async () => {
		expect((await leave(shop.visitor())).status).toBe(303);
		expect(await shop.requests()).toEqual([]);
	});
});

describe('the customer’s data in the browser', () => {
	test('a guest needs no platform request', async () => {
		const guest = shop.visitor();
		expect(await loadSession(guest, '/en')).toEqual({ cart: null, customer: null, notices: [] });
		expect(await shop.requests()).toEqual([]);
	});

	test('customer and cart are queried in parallel', async () => {
		const visitor = shop.visitor();
		await add(visitor);
		await logIn(shop, visitor, DEMO, '/en/auth/login');
		const response = await visitor.visit('/en/api/session', ({ request, context }) => {
			const { query } = context.shopify;
			let asked = 0;
			let bothAsked = () => {};
			const both = new Promise<void>((resolve) => {
				bothAsked = resolve;
			});
			// Holds back each request until the other one was sent.
			context.shopify.query = async (document, options) => {
				asked += 1;
				if (asked === 2) bothAsked();
				await both;
				return query(document, options);
			};
			return sessionLoader({ request, context, params: {} });
		});
		expect(response.status).toBe(200);
	});

	test('names and nothing else', async () => {
		const visitor = shop.visitor();
		await signUp(shop, visitor, { ...NEW, lastName: 'Winter' });
		const body = await loadSession(visitor, '/en');
		expect(body.customer).toEqual({
			firstName: 'Ada',
			lastName: 'Winter',
			displayName: 'Ada Winter',
		});
	});

	test('no e-mail if the customer has no name', async () => {
		const visitor = shop.visitor();
		await signUp(shop, visitor, { email: NEW.email, password: NEW.password });
		const body = await loadSession(visitor, '/en');
		expect(body.customer).toEqual({ firstName: null, lastName: null });
		expect(JSON.stringify(body)).not.toContain('@');
	});
});
