import { beforeAll, expect, test } from 'vitest';
import type {
	OrderPageView,
	OrderView,
	OverviewView,
} from '../../app/features/account/account-view';
import { guard } from '../../app/features/auth/guards.server';
import {
	addStockRequest,
	readStockRequests,
} from '../../app/features/notifications/customer-requests.server';
import { loader as addressPage, action as saveAddress } from '../../app/routes/account/address';
import { action as deleteAddress } from '../../app/routes/account/address-delete';
import {
	loader as notifications,
	action as saveNotifications,
} from '../../app/routes/account/notifications';
import { loader as orderPage } from '../../app/routes/account/order';
import { loader as orderList } from '../../app/routes/account/orders';
import { loader as overview, action as setDefault } from '../../app/routes/account/overview';
import { loader as profilePage, action as saveProfile } from '../../app/routes/account/profile';
import { action as heart } from '../../app/routes/api/wishlist';
import { loader as callback } from '../../app/routes/auth/callback';
import { loader as login } from '../../app/routes/auth/login';
import { loader as wishlist } from '../../app/routes/wishlist';
import { openSession } from '../../app/server/session.server';
import { variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { endTokens, HOME, OFFICE, ORDERS, open, send } from './account-visitor';
import { DEMO } from './auth-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
const logged = useLog();

/** Germany, aluminium, 90 × 60 cm. */
const SOLD_OUT = variantIds.soldOut;

beforeAll(() => {
	Object.assign(shop.env, {
		CUSTOMER_ACCOUNTS: 'customer-account-api',
		PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_demo-aerolume',
		// Storefront URL that the demo shop expects.
		SITE_URL: 'http://localhost:3000',
	});
});

/** Signs in at the platform with e-mail and mailed code, and returns. `wishlist` is the cookie of the guest before. */
async function signIn(wishlist = ''): Promise<TestVisitor> {
	const visitor = shop.visitor();
	const begun = await visitor.visit('/en/auth/login', ({ request, context }) =>
		login({ request, context, params: {} }).catch((thrown: unknown) => thrown),
	);
	if (!(begun instanceof Response)) throw new Error('No way to the platform');
	const address = begun.headers.get('Location') ?? '';
	const post = (form: Record<string, string>) =>
		fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
	const page = await (await post({ step: 'email', email: DEMO.email })).text();
	const signIn = /name="signIn" value="(\w+)"/.exec(page)?.[1] ?? '';
	const [mail] = await controlDemoShop(shop.origin).mailbox();
	const answer = await post({ step: 'code', signIn, code: mail?.subject.slice(0, 6) ?? '' });
	const back = new URL(answer.headers.get('Location') ?? '');
	visitor.cookie = `${begun.headers.getSetCookie()[0]?.split(';')[0]}; ${wishlist}`;
	await visitor.visit(back.pathname + back.search, ({ request, context }) =>
		callback({ request, context, params: {} }).catch((thrown: unknown) => thrown),
	);
	return visitor;
}

const account = async (visitor: TestVisitor) =>
	(await open<{ overview: OverviewView }>(visitor, overview, '/en/account')).data.overview;

test('the account shows the same for a customer of the hosted sign-in', async () => {
	const { profile, addresses, orders } = await account(await signIn());
	expect(profile).toMatchObject({
		firstName: 'Mara',
		lastName: 'Lindner',
		email: DEMO.email,
		phone: expect.stringContaining('+49'),
		acceptsMarketing: false,
	});
	expect(addresses.map(({ id, isDefault }) => ({ id, isDefault }))).toEqual([
		{ id: HOME, isDefault: true },
		{ id: OFFICE, isDefault: false },
	]);
	expect(addresses[0]?.lines).toEqual([
		'Mara Lindner',
		'Flughafenstraße 12',
		'12053 Berlin',
		'Germany',
	]);
	expect(orders.map(({ id, name, status }) => ({ id, name, status }))).toEqual([
		{ id: ORDERS[0], name: '#1002', status: 'FULFILLED' },
		{ id: ORDERS[1], name: '#1001', status: 'FULFILLED' },
	]);
});

test('profile, addresses and consent are changed by the Customer Account API', async () => {
	const visitor = await signIn();
	const form = await open<object>(visitor, profilePage, '/account/profile');
	expect(form.data).toMatchObject({ phoneFixed: true, profile: { firstName: 'Mara' } });
	await send(visitor, saveProfile, '/account/profile', { firstName: 'Maria', lastName: 'Ost' });
	const address = {
		lastName: 'Ost',
		address1: 'Vorfeld 1',
		zip: '80331',
		city: 'München',
		country: 'DE',
	};
	const made = await send(visitor, saveAddress, '/account/addresses/new', address);
	expect(made.location).toBe('/account?done=address-created');
	const id =
		(await account(visitor)).addresses.find(({ fields }) => fields.city === 'München')?.id ?? '';
	await send(
		visitor,
		saveAddress,
		`/account/addresses/${id}`,
		{ ...address, city: 'Freising' },
		{ id },
	);
	const page = await open<{ values: { city: string } }>(
		visitor,
		addressPage,
		`/account/addresses/${id}`,
		{ id },
	);
	expect(page.data.values.city).toBe('Freising');
	await send(visitor, setDefault, '/account?index', { default: id });
	expect((await account(visitor)).addresses.find(({ isDefault }) => isDefault)?.id).toBe(id);
	const gone = await send(
		visitor,
		deleteAddress,
		`/account/addresses/${OFFICE}/delete`,
		{},
		{ id: OFFICE },
	);
	expect(gone.location).toBe('/account?done=address-deleted');
	const saved = await account(visitor);
	expect(saved.profile.displayName).toBe('Maria Ost');
	expect(saved.addresses.map((own) => own.id)).not.toContain(OFFICE);

	await send(visitor, saveNotifications, '/account/notifications', {
		intent: 'marketing',
		accepts: 'yes',
	});
	expect((await account(visitor)).profile.acceptsMarketing).toBe(true);
	await send(visitor, saveNotifications, '/account/notifications', { intent: 'marketing' });
	expect((await account(visitor)).profile.acceptsMarketing).toBe(false);
});

/** Adds a product to the wishlist. */
const press = (visitor: TestVisitor, product = '8000000000001') =>
	visitor.post('/en/api/wishlist', { product }, ({ request, context }) =>
		heart({ request, context, params: {} }),
	);

const ADDRESS = { lastName: 'Ost', address1: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' };

test.each([
	['a country that there is not', { country: 'QQ' }, 'country', 'Choose a country'],
	['a state by its name', { country: 'US', province: 'Nowhere' }, 'province', 'doesn’t look right'],
	['HTML in a name', { lastName: '<b>Ost</b>' }, 'lastName', 'no HTML tags'],
])(
	'a refused %s is shown beside its field, with the shop’s text',
	async (_, fields, field, words) => {
		const visitor = await signIn();
		const refused = await send<{ problems: Record<string, string> }>(
			visitor,
			saveAddress,
			'/en/account/addresses/new',
			{ ...ADDRESS, ...fields },
		);
		expect(refused.status).toBe(422);
		expect(refused.data.problems).toEqual({ [field]: expect.stringContaining(words) });
		expect((await account(visitor)).addresses).toHaveLength(2);
	},
);

test('a state is entered by its code, a phone number in any format', async () => {
	const visitor = await signIn();
	const form = await open<{ provinceByCode: boolean }>(
		visitor,
		addressPage,
		'/account/addresses/new',
	);
	expect(form.data.provinceByCode).toBe(true);
	const fields = { country: 'US', province: 'ca', zip: '94105', phone: '+1 (613) 555-0199' };
	await send(visitor, saveAddress, '/account/addresses/new', { ...ADDRESS, ...fields });
	const saved = (await account(visitor)).addresses.at(-1)?.fields;
	expect(saved).toMatchObject({ country: 'US', province: 'CA', phone: '+16135550199' });
});

test('a lost response does not create a second address', async () => {
	const visitor = await signIn();
	await shop.faults([
		{ operation: 'CustomerApiAddressCreate', kind: 'drop', phase: 'after', times: 1 },
	]);
	const { status } = await send(visitor, saveAddress, '/account/addresses/new', {
		...ADDRESS,
		phone: '+49 30 1234567',
	});
	expect(status).toBe(303);
	expect((await account(visitor)).addresses).toHaveLength(3);
});

test('after the default address is deleted, another one becomes the default', async () => {
	const visitor = await signIn();
	const remove = (id: string) =>
		send(visitor, deleteAddress, `/account/addresses/${id}/delete`, {}, { id });
	expect((await remove(HOME)).location).toBe('/account?done=address-deleted');
	const { addresses } = await account(visitor);
	expect(addresses.map(({ id, isDefault }) => ({ id, isDefault }))).toEqual([
		{ id: OFFICE, isDefault: true },
	]);
	expect((await remove(OFFICE)).location).toBe('/account?done=address-deleted');
	expect((await account(visitor)).addresses).toEqual([]);
});

test.each([
	['a page', (visitor: TestVisitor) => open(visitor, overview, '/account')],
	[
		'an order',
		(visitor: TestVisitor) => open(visitor, orderPage, '/account/orders/1', { id: '1' }),
	],
	[
		'notifications',
		(visitor: TestVisitor) => open(visitor, notifications, '/account/notifications'),
	],
	[
		'a change',
		(visitor: TestVisitor) => send(visitor, saveProfile, '/account/profile', { firstName: 'A' }),
	],
	[
		'a new address',
		(visitor: TestVisitor) => send(visitor, saveAddress, '/account/addresses/new', ADDRESS),
	],
])('with a revoked token %s redirects to the login, which shows a notice', async (_, act) => {
	const visitor = await signIn();
	await endTokens(shop);
	expect((await act(visitor)).location).toMatch(/^\/auth\/login\?returnTo=.*notice=expired$/);
	expect((await open(visitor, overview, '/account')).location).not.toContain('notice');
});

test('an expired token is renewed by wishlist button and page too', async () => {
	const visitor = await signIn();
	const expire = async () => {
		const own = await openSession(shop.env.SESSION_SECRET ?? '', visitor.cookie, 'session');
		const tokens = own.get('customerApiTokens');
		if (!tokens) throw new Error('Nobody is signed in');
		own.set('customerApiTokens', { ...tokens, accessToken: 'shcat_ended', expiresAt: 0 });
		visitor.cookie = (await own.commit())?.split(';')[0] ?? '';
	};
	await expire();
	expect((await press(visitor)).headers.getSetCookie()[0]).toMatch(/^wishlist=c\.8000000000001;/);
	await expire();
	expect((await open(visitor, wishlist, '/wishlist')).status).toBe(200);
	await expire();
	await shop.faults([{ operation: 'CustomerApiMetafields', kind: 'http500' }]);
	expect((await press(visitor)).status).toBe(503);
	expect((await account(visitor)).profile.lastName).toBe('Lindner');
});

test('during an outage the account responds with 503, and a form keeps its values', async () => {
	const visitor = await signIn();
	await shop.faults([
		{ operation: 'CustomerApiOverview', kind: 'http500' },
		{ operation: 'CustomerApiCustomerUpdate', kind: 'http500' },
	]);
	expect((await open(visitor, overview, '/account')).status).toBe(503);
	const typed = { firstName: 'Maja', lastName: '' };
	const { status, data } = await send<object>(visitor, saveProfile, '/account/profile', typed);
	expect(status).toBe(503);
	expect(data).toMatchObject({ values: typed, problems: { form: expect.any(String) } });
	expect(logged.map(({ message }) => message)).toEqual(
		expect.arrayContaining(['Cannot get customer data', 'Cannot update customer']),
	);
});

test('an order shows every field, and which products are still for sale', async () => {
	const visitor = await signIn();
	const id = ORDERS[1] ?? '';
	const { data } = await open<{ order: OrderView }>(
		visitor,
		orderPage,
		`/en/account/orders/${id}`,
		{ id },
	);
	expect(data.order).toMatchObject({
		id,
		name: '#1001',
		payment: 'PAID',
		taxIncluded: true,
		total: { amount: '353.9', currencyCode: 'EUR' },
		lines: [{ title: 'Aerolume', quantity: 1, handle: 'aerolume', forSale: true }],
	});
	const list = await open<OrderPageView>(visitor, orderList, '/en/account/orders');
	expect(list.data.orders).toHaveLength(2);
	expect(list.data.orders.every(({ pictures }) => pictures.length > 0)).toBe(true);
});

test('more than 250 orders continue on a page after a cursor', async () => {
	const visitor = await signIn();
	const made = await fetch(`${shop.origin}/__demo/orders`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ orderNumber: 1001, copies: 260 }),
	});
	expect(made.ok).toBe(true);
	type List = { orders: { id: string }[]; next?: string };
	const first = await open<List>(visitor, orderList, '/account/orders');
	expect(first.data.orders).toHaveLength(250);
	const after = encodeURIComponent(first.data.next ?? '');
	const second = await open<List>(visitor, orderList, `/account/orders?after=${after}`);
	const ids = [...first.data.orders, ...second.data.orders].map(({ id }) => id);
	expect(new Set(ids).size).toBe(262);
	expect(second.data.next).toBeUndefined();
	const invalid = await open<List>(visitor, orderList, '/account/orders?after=kaputt');
	expect(invalid.data).toEqual(first.data);
	const id = ids.at(-1) ?? '';
	expect((await open(visitor, orderPage, `/account/orders/${id}`, { id })).status).toBe(200);
});

test('wishlist and notifications are stored there too, and the guest’s wishlist is merged at the sign-in', async () => {
	const visitor = await signIn();
	const pressed = await press(visitor);
	expect(pressed.headers.getSetCookie()[0]).toMatch(/^wishlist=c\.8000000000001;/);
	await visitor.visit('/account/notifications', async ({ context, request }) => {
		const saved = await readStockRequests(context, await guard('customer')(context, request));
		if (!saved) throw new Error('signed out');
		await addStockRequest(context, saved, SOLD_OUT);
	});
	const asGuest = await press(shop.visitor(), '8000000000002');
	const [guestList = ''] = asGuest.headers.getSetCookie()[0]?.split(';') ?? [];
	expect(guestList).toBe('wishlist=8000000000002');
	const other = await signIn(guestList);
	const mail = await open<{ requests: object[] }>(other, notifications, '/account/notifications');
	expect(mail.data.requests).toMatchObject([{ id: SOLD_OUT, handle: 'aerolume' }]);
	const list = await open<{ products: object[] }>(other, wishlist, '/wishlist');
	expect(JSON.stringify(list.data)).toContain('8000000000001');
	expect(JSON.stringify(list.data)).toContain('8000000000002');
	const fields = { intent: 'remove', variant: SOLD_OUT };
	await send(other, saveNotifications, '/account/notifications', fields);
	const after = await open<{ requests: object[] }>(
		visitor,
		notifications,
		'/account/notifications',
	);
	expect(after.data.requests).toEqual([]);
});
