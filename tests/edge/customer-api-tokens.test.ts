import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../app/server/session.server';
import type { CustomerApiTokens } from '../../app/shopify/customer-api-tokens';
import { variantIds } from '../setup/catalogue';
import { visitorOf } from './account-visitor';
import { textOf, useEdge } from './edge';
import { personsToken } from './mailbox';

const edge = useEdge({ CUSTOMER_ACCOUNTS: 'customer-account-api' });

type Visitor = ReturnType<typeof visitorOf>;

const ADD = { intent: 'add', variantId: variantIds.plenty };
const ACCOUNT = '/en/account';

async function tokensOf(visitor: Visitor): Promise<CustomerApiTokens> {
	const tokens = (await visitor.session()).get('customerApiTokens');
	if (!tokens) throw new Error('Nobody is signed in');
	return tokens;
}

/** Replaces tokens in the visitor's session. */
async function change(visitor: Visitor, tokens: Partial<CustomerApiTokens>): Promise<void> {
	const session = await visitor.session();
	session.set('customerApiTokens', { ...(await tokensOf(visitor)), ...tokens });
	await visitor.keepSession(session);
}

/** A customer with an expired access token; with `cart` also a filled cart. */
async function returning(tokens: Partial<CustomerApiTokens> = {}, cart = false): Promise<Visitor> {
	const visitor = visitorOf(edge);
	if (cart) await visitor.post('/en/api/cart', ADD);
	await visitor.signIn();
	await change(visitor, { expiresAt: 0, ...tokens });
	return visitor;
}

/** Number of token renewals at the platform. */
async function renewals(): Promise<number> {
	const requests = await edge.requests();
	return requests.filter(
		({ operation, variables }) =>
			operation === 'token' && (variables as { grantType: string }).grantType === 'refresh_token',
	).length;
}

describe('an expired access token is renewed', () => {
	test('on a page of the account, once, and stored in the session', async () => {
		const visitor = await returning();
		const old = await tokensOf(visitor);
		expect((await visitor.get(ACCOUNT)).status).toBe(200);
		const renewed = await tokensOf(visitor);
		expect(renewed.accessToken).not.toBe(old.accessToken);
		expect(renewed.refreshToken).not.toBe(old.refreshToken);
		expect(renewed.expiresAt).toBeGreaterThan(Date.now() / 1000);
		expect((await visitor.get(ACCOUNT)).status).toBe(200);
		expect(await renewals()).toBe(1);
	});

	test('for the buyer of a new cart', async () => {
		const visitor = await returning();
		const old = await tokensOf(visitor);
		expect((await visitor.post('/en/api/cart', ADD)).status).toBe(200);
		expect((await tokensOf(visitor)).accessToken).not.toBe(old.accessToken);
		expect(await renewals()).toBe(1);
		// With the old token the request would have failed, and been repeated for a guest's cart.
		const carts = (await edge.operations()).filter((operation) => operation === 'CartCreate');
		expect(carts).toHaveLength(1);
	});

	test('once for all parallel requests with it', async () => {
		const visitor = await returning();
		const headers = { Cookie: `${SESSION_COOKIE}=${visitor.jar.get(SESSION_COOKIE)}` };
		await edge.faults([{ operation: 'refresh_token', kind: 'latency', delayMs: 400 }]);
		const responses = await Promise.all(
			[ACCOUNT, '/en/account/orders', '/en/api/session', '/en/wishlist'].map((path) =>
				edge.fetch(path, { headers }),
			),
		);
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await renewals()).toBe(1);
		const tokens = new Set<string>();
		for (const response of responses) {
			const [cookie = ''] = response.headers
				.getSetCookie()
				.filter((set) => set.startsWith(`${SESSION_COOKIE}=`));
			visitor.jar.set(SESSION_COOKIE, /^__Host-session=([^;]*)/.exec(cookie)?.[1] ?? '');
			tokens.add((await tokensOf(visitor)).accessToken);
		}
		expect(tokens.size).toBe(1);
	});
});

test.each(['http429', 'http503', 'malformed', 'drop'])(
	'with a failing token endpoint (%s) nobody is signed out, and the cart can be filled',
	async (kind) => {
		const visitor = await returning();
		const before = visitor.jar.get(SESSION_COOKIE);
		await edge.faults([{ operation: 'token', kind }]);
		const page = await visitor.get(ACCOUNT);
		expect(page.status).toBe(503);
		expect(page.headers.get('Retry-After')).toBe('10');
		const session = await visitor.get('/en/api/session');
		expect(session.status).toBe(200);
		// It is unknown whether a customer is signed in.
		expect(await session.json()).not.toHaveProperty('customer');
		expect(visitor.jar.get(SESSION_COOKIE)).toBe(before);
		expect((await visitor.post('/en/api/cart', ADD)).status).toBe(200);
		await edge.faults([]);
		expect((await visitor.get(ACCOUNT)).status).toBe(200);
	},
);

describe('a token that the platform refuses to renew', () => {
	test('redirects to the login, which asks again and removes it, and keeps the cart', async () => {
		const visitor = await returning({ refreshToken: 'revoked' }, true);
		const page = await visitor.get(ACCOUNT);
		expect(page.status).toBe(302);
		const login = page.headers.get('Location') ?? '';
		expect(login).toBe('/en/auth/login?returnTo=%2Fen%2Faccount&notice=expired');
		const begun = await visitor.get(login);
		// A page, since a form may have led there, which the Content-Security-Policy forbids to redirect to another site.
		expect(begun.status).toBe(200);
		const url = new URL(begun.headers.get('Refresh')?.replace('0; url=', '') ?? '');
		expect(textOf(await begun.text())).toContain('Your session has expired.');
		expect(url.origin).toBe(edge.shopOrigin);
		expect(url.searchParams.get('prompt')).toBe('login');
		const session = await visitor.session();
		expect(session.get('customerApiTokens')).toBeUndefined();
		expect(session.get('cartId')).toBeDefined();
		const body = await (await visitor.get('/en/api/session')).json();
		expect(body).toMatchObject({ customer: null, cart: { totalQuantity: 1 } });
	});

	test('makes the stock form a guest’s, except for the customer’s own button', async () => {
		const visitor = await returning({ refreshToken: 'revoked' });
		const path = `/en/stock?variant=${variantIds.soldOut}`;
		const pressed = await visitor.post(path, {});
		expect(pressed.headers.get('Location')).toMatch(/^\/en\/auth\/login\?.*notice=expired$/);
		expect(await visitor.page(path)).toContain('name="email"');
		const formToken = await personsToken(`stock ${variantIds.soldOut}`);
		const fields = { formToken, homepage: '', email: 'ada@example.com' };
		const sent = await visitor.post(path, fields);
		expect(sent.headers.get('Location')).toBe(`${path}&done=sent`);
	});

	test('does not overwrite a token that another request renewed at the same time', async () => {
		const visitor = await returning();
		const { refreshToken } = await tokensOf(visitor);
		const elsewhere = await renewElsewhere(refreshToken);
		for (const path of ['/en/api/session', ACCOUNT, '/en/wishlist']) {
			const response = await visitor.get(path);
			expect(response.headers.getSetCookie(), path).toEqual([]);
		}
		expect(
			(await visitor.post('/en/api/wishlist', { product: '1' })).headers.getSetCookie(),
		).toEqual([]);
		await change(visitor, { ...elsewhere, expiresAt: Math.floor(Date.now() / 1000) + 3600 });
		const login = await visitor.get('/en/auth/login?returnTo=%2Fen%2Faccount&notice=expired');
		expect(login.headers.get('Location')).toBe('/en/account');
		expect((await visitor.get(ACCOUNT)).status).toBe(200);
	});
});

/** A renewal by another isolate. */
async function renewElsewhere(refreshToken: string) {
	const discovery = await fetch(`${edge.shopOrigin}/.well-known/openid-configuration`);
	const { token_endpoint = '' } = (await discovery.json()) as Record<string, string>;
	const response = await fetch(token_endpoint, {
		method: 'POST',
		headers: { 'User-Agent': 'another isolate' },
		body: new URLSearchParams({
			grant_type: 'refresh_token',
			client_id: 'shp_demo-aerolume',
			refresh_token: refreshToken,
		}),
	});
	const { access_token, refresh_token } = (await response.json()) as Record<string, string>;
	return { accessToken: access_token, refreshToken: refresh_token };
}
