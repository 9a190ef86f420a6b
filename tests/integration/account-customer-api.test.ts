import { beforeAll, expect, test } from 'vitest';
import type {
	OrderListView,
	OrderView,
	OverviewView,
} from '../../app/features/account/account-view';
import type { ReorderOutcome } from '../../app/features/account/reorder';
import { guard } from '../../app/features/auth/guards.server';
import {
	addCustomerRequest,
	readCustomerRequests,
} from '../../app/features/notifications/customer-requests.server';
import { loader as addressPage, action as saveAddress } from '../../app/routes/account/address';
import { action as deleteAddress } from '../../app/routes/account/address-delete';
import {
	loader as notifications,
	action as saveNotifications,
} from '../../app/routes/account/notifications';
import { action as orderAgain, loader as orderPage } from '../../app/routes/account/order';
import { loader as orderList } from '../../app/routes/account/orders';
import { loader as overview } from '../../app/routes/account/overview';
import { loader as profilePage } from '../../app/routes/account/profile';
import { action as heart } from '../../app/routes/api/wishlist';
import { loader as wishlist } from '../../app/routes/wishlist';
import { openSession } from '../../app/server/session.server';
import { variantIds } from '../setup/catalogue';
import {
	CUSTOMER_ACCOUNT_API,
	demoCustomer,
	HOME,
	OFFICE,
	ORDERS,
	open,
	send,
} from './account-visitor';
import { change, completeCheckout } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Germany, aluminium, 90 × 60 cm. */
const SOLD_OUT = variantIds.soldOut;

beforeAll(() => Object.assign(shop.env, CUSTOMER_ACCOUNT_API));

const signIn = (wishlist?: string) => demoCustomer(shop, wishlist);

const account = async (visitor: TestVisitor) =>
	(await open<{ overview: OverviewView }>(visitor, overview, '/en/account')).data.overview;

test('the phone number is fixed, and the consent is changed by the Customer Account API', async () => {
	const visitor = await signIn();
	const form = await open<object>(visitor, profilePage, '/account/profile');
	expect(form.data).toMatchObject({ phoneFixed: true, profile: { firstName: 'Mara' } });
	const consent = { intent: 'marketing', accepts: 'yes' };
	await send(visitor, saveNotifications, '/account/notifications', consent);
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
	['a country that there is not', { country: 'QQ' }, 'country', 'countryWrong'],
	['a state that there is not', { country: 'US', province: 'Nowhere' }, 'province', 'wrong'],
	['HTML in a name', { lastName: '<b>Ost</b>' }, 'lastName', 'html'],
])(
	'a refused %s is a problem of its field, with the shop’s code',
	async (_, fields, field, code) => {
		const visitor = await signIn();
		const refused = await send<{ problems: Record<string, string> }>(
			visitor,
			saveAddress,
			'/en/account/addresses/new',
			{ ...ADDRESS, ...fields },
		);
		expect(refused.status).toBe(422);
		expect(refused.data.problems).toEqual({ [field]: code });
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

test('a state that was typed by its name without JavaScript is saved by its code', async () => {
	const visitor = await signIn();
	const fields = { country: 'US', province: 'new york', zip: '10001' };
	await send(visitor, saveAddress, '/account/addresses/new', { ...ADDRESS, ...fields });
	const saved = (await account(visitor)).addresses.at(-1)?.fields;
	expect(saved).toMatchObject({ country: 'US', province: 'NY' });
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
		trackingLinks: [
			{
				name: expect.stringMatching(/^DHL 0034/),
				url: expect.stringContaining('https://www.dhl.de/'),
			},
		],
		lines: [{ title: 'Aerolume', quantity: 1, handle: 'aerolume', forSale: true }],
	});
	const [newer = ''] = ORDERS;
	const path = `/en/account/orders/${newer}`;
	const { order } = (await open<{ order: OrderView }>(visitor, orderPage, path, { id: newer }))
		.data;
	expect(order.lines.map(({ title }) => title)).toEqual(['Oak frame', 'Black frame']);
	const { orders } = (await open<OrderListView>(visitor, orderList, '/en/account/orders')).data;
	expect(orders.map(({ lines }) => lines.map(({ title }) => title))).toEqual([
		['Oak frame', 'Black frame'],
		['Aerolume'],
	]);
	expect(orders.every(({ pictures }) => pictures.length > 0)).toBe(true);
});

test('ordering a subscription again says that it was added as a one-time purchase', async () => {
	const visitor = await signIn();
	const { body } = await change(visitor, {
		intent: 'add',
		variantId: variantIds.careKit,
		sellingPlanId: '690000000001',
	});
	await completeCheckout(body.cart?.checkoutUrl ?? '');
	const [placed] = (await open<OrderListView>(visitor, orderList, '/account/orders')).data.orders;
	const id = placed?.id ?? '';
	const again = () =>
		send<ReorderOutcome>(visitor, orderAgain, `/en/account/orders/${id}`, {}, { id });
	expect(await again()).toMatchObject({
		status: 200,
		data: { added: 1, notices: ['Subscriptions were added as one-time purchases.'] },
	});
	await shop.setStock(variantIds.careKit, 0);
	expect((await again()).data).toMatchObject({ added: 0, notices: [] });
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
		const saved = await readCustomerRequests(context, await guard('customer')(context, request));
		if (!saved) throw new Error('signed out');
		await addCustomerRequest(context, saved, SOLD_OUT);
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
