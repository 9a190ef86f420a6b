import { describe, expect, test } from 'vitest';
import { openSession, SESSION_COOKIE } from '../../app/server/session.server';
import { CUSTOMER_UPDATE } from '../../app/shopify/customer-metafields.queries';
import { demoShopEnvironment } from '../../scripts/environment';
import { variantIds } from '../setup/catalogue';
import { visitorOf } from './account-visitor';
import { type TestEdge, useEdge } from './edge';

type Visitor = ReturnType<typeof visitorOf>;
type Kind = 'classic' | 'customer-account-api';

/** Not the public secret of the example. */
const SECRET = 'a-secret-of-this-shop-and-no-other';
const { SESSION_SECRET: EXAMPLE_SECRET = '' } = demoShopEnvironment('', '');
const OTHER_SECRET = 'another-secret-of-another-shop-32';

/** The demo customer's data, and words that reveal it. */
const HOME = '8100000000001';
const OFFICE = '8100000000002';
const NEWER = '5900000000002';
const OLDER = '5900000000001';
const CUSTOMER = 'gid://shopify/Customer/7100000000001';
const SECRETS = /Lindner|Flughafenstra|demo@aerolume|#100[12]\b|gid:\/\/shopify\/(Customer|Order)/;

const ADDRESS_IDS = [HOME, OFFICE, '1', '0', 'x', `${HOME}?model_name=x`, '9'.repeat(40)];
const ORDER_IDS = [NEWER, OLDER, '1', 'x', `${OLDER}?key=1`, '9'.repeat(40)];

const ADD = { intent: 'add', variantId: variantIds.plenty };
const ADDRESS = {
	firstName: 'Eva',
	lastName: 'Fremd',
	address1: 'Am Rollfeld 7',
	zip: '80331',
	city: 'München',
	country: 'DE',
};

const escaped = (id: string) => encodeURIComponent(id).toLowerCase();
const addressPath = (id: string) => `/en/account/addresses/${escaped(id)}`;
const orderPath = (id: string) => `/en/account/orders/${escaped(id)}`;

/** Requests for another customer's data by id; the response must be the same as for unknown ids. */
const BY_ID: [
	way: string,
	ids: string[],
	go: (otherCustomer: Visitor, id: string) => Promise<Response>,
][] = [
	['an address’s page', ADDRESS_IDS, (otherCustomer, id) => otherCustomer.get(addressPath(id))],
	[
		'its deletion’s page',
		ADDRESS_IDS,
		(otherCustomer, id) => otherCustomer.get(`${addressPath(id)}/delete`),
	],
	[
		'a change of it',
		ADDRESS_IDS,
		(otherCustomer, id) => otherCustomer.post(addressPath(id), ADDRESS),
	],
	[
		'its deletion',
		ADDRESS_IDS,
		(otherCustomer, id) => otherCustomer.post(`${addressPath(id)}/delete`, {}),
	],
	[
		'making it the default',
		ADDRESS_IDS,
		(otherCustomer, id) => otherCustomer.post('/en/account?index', { default: id }),
	],
	['an order’s page', ORDER_IDS, (otherCustomer, id) => otherCustomer.get(orderPath(id))],
	['ordering it again', ORDER_IDS, (otherCustomer, id) => otherCustomer.post(orderPath(id), {})],
];

const wishlist = {
	namespace: 'custom',
	key: 'wishlist',
	type: 'list.product_reference',
	value: '[]',
};
const update = (variables: object) => ({ query: CUSTOMER_UPDATE, variables });

/** Requests to the admin endpoint beyond the customer's own wishlist and notifications. */
const ADMIN: [what: string, body: object][] = [
	['another customer’s id', update({ input: { id: CUSTOMER, metafields: [wishlist] } })],
	['an id beside the input', update({ id: CUSTOMER, input: { metafields: [wishlist] } })],
	['a query of customers', { query: '{ customers(first: 9) { nodes { email } } }', variables: {} }],
	[
		'a deletion',
		{
			query: `mutation { customerDelete(input: {id: "${CUSTOMER}"}) { deletedCustomerId } }`,
			variables: {},
		},
	],
];

/** Forged session cookies. */
const FORGED: [what: string, forge: (session: string) => Promise<string>][] = [
	['without a signature', async (session) => payloadOf(session)],
	['with a made-up signature', async (session) => `${payloadOf(session)}.AAAA`],
	['signed with the example secret', (session) => signedAnew(session, EXAMPLE_SECRET)],
	['signed with another secret', (session) => signedAnew(session, OTHER_SECRET)],
];

/** Ids of another visitor's cart without the secret part. */
const CART_IDS: [how: string, leaked: (id: string) => string][] = [
	['without its key', (id) => id.replace(/\?.*/, '')],
	['with another key', (id) => id.replace(/key=.*/, 'key=0123456789abcdef0123456789abcdef')],
];

/** Headers of cross-origin posts, as browsers send them. */
const ORIGINS: [from: string, headers: Record<string, string>][] = [
	['another origin', { Origin: 'https://evil.example' }],
	['an opaque origin', { Origin: 'null' }],
	['another site, without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
];

const POSTS: [path: string, fields: Record<string, string>][] = [
	['/en/auth/login', {}],
	['/en/auth/logout', {}],
	['/en/account/profile', { firstName: 'Eva', lastName: '', phone: '' }],
	[`${addressPath(OFFICE)}/delete`, {}],
	['/en/api/cart', ADD],
	['/en/api/wishlist', { product: '15000000000001', intent: 'add' }],
	['/api/shopify-admin', {}],
];

describe.each<Kind>(['classic', 'customer-account-api'])('with %s accounts', (kind) => {
	const edge = useEdge({ CUSTOMER_ACCOUNTS: kind, SESSION_SECRET: SECRET });

	const signIn = (visitor: Visitor, path = '/en/auth/login') =>
		kind === 'classic' ? visitor.logIn(path) : visitor.signIn(undefined, path);

	async function victim(): Promise<Visitor> {
		const visitor = visitorOf(edge, SECRET);
		await visitor.post('/en/api/cart', ADD);
		await signIn(visitor);
		return visitor;
	}

	async function otherCustomer(): Promise<Visitor> {
		const visitor = visitorOf(edge, SECRET);
		// Another one in each test: registrations with one address are limited.
		const email = `eva.${crypto.randomUUID()}@aerolume.example`;
		if (kind === 'customer-account-api') await visitor.signIn(email);
		else await visitor.enter('/en/auth/register', { email, password: 'sieben-lampen-32' });
		return visitor;
	}

	/** Nothing of the customer's data has changed. */
	async function expectUntouched(owner: Visitor): Promise<void> {
		const account = await owner.page('/en/account');
		for (const part of ['Mara Lindner', 'Flughafenstraße 12', HOME, OFFICE, '#1001']) {
			expect(account).toContain(part);
		}
		expect(account).not.toContain('Rollfeld');
	}

	test.each(BY_ID)(
		'%s: 404 for another customer’s data, the same as for unknown ids',
		async (_, ids, go) => {
			const stranger = await otherCustomer();
			const ask = async (id: string) => {
				const response = await go(stranger, id);
				expect(response.status, id).toBe(404);
				expect(await response.text(), id).not.toMatch(SECRETS);
			};
			await Promise.all(ids.map(ask));
			await expectUntouched(await victim());
		},
	);

	test.each(ADMIN)('the admin endpoint refuses %s', async (_, body) => {
		const stranger = await otherCustomer();
		for (const cookie of [`${SESSION_COOKIE}=${stranger.jar.get(SESSION_COOKIE)}`, '']) {
			const response = await edge.fetch('/api/shopify-admin', {
				method: 'POST',
				headers: { Origin: edge.origin, 'Content-Type': 'application/json', Cookie: cookie },
				body: JSON.stringify(body),
			});
			expect(response.status).toBe(403);
			expect(await response.json()).toEqual({ error: expect.any(String) });
		}
		expect(await edge.operations()).not.toContain('CustomerUpdate');
	});

	test.each(FORGED)('a session %s has no customer and no cart', async (_, forge) => {
		const owner = await victim();
		const impostor = visitorOf(edge, SECRET);
		impostor.jar.set(SESSION_COOKIE, await forge(owner.jar.get(SESSION_COOKIE) ?? ''));
		const account = await impostor.get('/en/account');
		expect(account.status).toBe(302);
		expect(account.headers.get('Location')).toBe('/en/auth/login?returnTo=%2Fen%2Faccount');
		const body = await (await impostor.get('/en/api/session')).json();
		expect(body).toEqual({ cart: null, customer: null, notices: [] });
		expect(await impostor.page('/en/cart')).toContain('Your cart is empty');
		expect((await adminWrite(edge, impostor)).status).toBe(403);
	});

	test.each(CART_IDS)('a cart’s id %s reveals nothing about its buyer', async (_, leaked) => {
		const owner = await victim();
		const held = await openSession(SECRET, `${SESSION_COOKIE}=${owner.jar.get(SESSION_COOKIE)}`);
		const cartId = held.get('cartId') ?? '';
		expect(leaked(cartId)).not.toBe(cartId);
		const stolen = await openSession(SECRET, null);
		stolen.set('cartId', leaked(cartId));
		const impostor = visitorOf(edge, SECRET);
		impostor.jar.set(SESSION_COOKIE, await cookieOf(stolen));
		expect(await impostor.page('/en/cart')).not.toMatch(SECRETS);
		expect(await (await impostor.get('/en/api/session')).text()).not.toMatch(SECRETS);
		expect((await impostor.post('/en/api/cart', ADD)).status).toBe(200);
		expect(await owner.page('/en/cart')).toContain('value="1"');
	});

	test('a session that is replayed after the logout has no customer', async () => {
		const owner = await victim();
		const replayed = owner.jar.get(SESSION_COOKIE) ?? '';
		const left = await owner.post('/en/auth/logout', {});
		const onward = left.headers.get('Location') ?? '';
		// The platform revokes its tokens at an URL of its own.
		if (kind === 'customer-account-api') await fetch(onward, { redirect: 'manual' });
		const impostor = visitorOf(edge, SECRET);
		impostor.jar.set(SESSION_COOKIE, replayed);
		const account = await impostor.get('/en/account');
		expect(account.headers.get('Location')).toMatch(/^\/en\/auth\/login\?.*notice=expired$/);
		impostor.jar.set(SESSION_COOKIE, replayed);
		expect((await adminWrite(edge, impostor)).status).toBe(403);
		const body = await (await impostor.get('/en/api/session')).text();
		expect(JSON.parse(body).customer).toBeNull();
		expect(body).not.toMatch(SECRETS);
	});

	test.each(ORIGINS)('a cross-site post from %s changes nothing', async (_, headers) => {
		const owner = await victim();
		const before = await edge.operations();
		const session = owner.jar.get(SESSION_COOKIE);
		const post = async ([path, fields]: (typeof POSTS)[number]) => {
			const response = await edge.fetch(path, {
				method: 'POST',
				headers: { ...headers, Cookie: `${SESSION_COOKIE}=${session}` },
				body: new URLSearchParams(fields),
			});
			expect(response.status, path).toBe(403);
			expect(response.headers.getSetCookie(), path).toEqual([]);
			expect(response.headers.get('Content-Security-Policy'), path).toBeTruthy();
			expect(await response.text(), path).not.toMatch(SECRETS);
		};
		await Promise.all(POSTS.map(post));
		expect(await edge.operations()).toEqual(before);
		await expectUntouched(owner);
	});

	test('signing in never redirects to another site', async () => {
		const path = '/en/auth/login?returnTo=%2F%2Fevil.example';
		const location = await signIn(visitorOf(edge, SECRET), path);
		expect(location).toMatch(/^\/(?![/\\])/);
	});
});

/** The payload of a session cookie, without its signature. */
function payloadOf(session: string): string {
	const value = decodeURIComponent(session);
	return encodeURIComponent(value.slice(0, value.lastIndexOf('.')));
}

/** The same session, signed with another secret. */
async function signedAnew(session: string, secret: string): Promise<string> {
	const held = await openSession(SECRET, `${SESSION_COOKIE}=${session}`);
	const copy = await openSession(secret, null);
	for (const key of ['cartId', 'customerAccessToken', 'customerApiTokens'] as const) {
		const value = held.get(key);
		if (value) copy.set(key, value);
	}
	return cookieOf(copy);
}

async function cookieOf(session: Awaited<ReturnType<typeof openSession>>): Promise<string> {
	return /^__Host-session=([^;]*)/.exec((await session.commit()) ?? '')?.[1] ?? '';
}

/** Changes a wishlist as a customer may. */
function adminWrite(edge: TestEdge, visitor: Visitor): Promise<Response> {
	return edge.fetch('/api/shopify-admin', {
		method: 'POST',
		headers: {
			Origin: edge.origin,
			'Content-Type': 'application/json',
			Cookie: `${SESSION_COOKIE}=${visitor.jar.get(SESSION_COOKIE)}`,
		},
		body: JSON.stringify(update({ input: { metafields: [wishlist] } })),
	});
}
