import { describe, expect, test } from 'vitest';
import type { OrderListView, OrderView } from '../../app/features/account/account-view';
import type { ReorderOutcome } from '../../app/features/account/reorder';
import { readWholeCart } from '../../app/features/cart/cart.server';
import { action as orderAgain, loader as orderPage } from '../../app/routes/account/order';
import { loader as orderList } from '../../app/routes/account/orders';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, endTokens, ORDERS, open, send } from './account-visitor';
import { add, change, completeCheckout } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const [NEWER = '', OLDER = ''] = ORDERS;

/** A selling plan of the care kit. */
const YEARLY = '690000000001';

async function order(visitor: TestVisitor, id: string, prefix = ''): Promise<OrderView> {
	const path = `${prefix}/account/orders/${id}`;
	return (await open<{ order: OrderView }>(visitor, orderPage, path, { id })).data.order;
}

const again = (visitor: TestVisitor, id: string, prefix = '') =>
	send<ReorderOutcome>(visitor, orderAgain, `${prefix}/account/orders/${id}`, {}, { id });

async function cartLines(visitor: TestVisitor): Promise<string[]> {
	const cart = await visitor.visit('/cart', ({ context }) => readWholeCart(context));
	return (cart?.lines.nodes ?? []).map(({ merchandise }) => merchandise.id.split('/').at(-1) ?? '');
}

test('the list has the customer’s orders, newest first, each with its lines', async () => {
	const { data } = await open<OrderListView>(
		await demoCustomer(shop),
		orderList,
		'/en/account/orders',
	);
	expect(data.orders.map(({ id, name, status }) => ({ id, name, status }))).toEqual([
		{ id: NEWER, name: '#1002', status: 'FULFILLED' },
		{ id: OLDER, name: '#1001', status: 'FULFILLED' },
	]);
	expect(data.orders[0]?.lines).toHaveLength(2);
	expect(data.orders[0]?.pictures).toHaveLength(2);
	expect(data.orders[0]?.pictures[0]).toEqual({ url: expect.stringMatching(/^http/), width: 400 });
	expect(data.next).toBeUndefined();
	expect(JSON.stringify(data)).not.toMatch(/gid:|key=/);
});

const cursorOf = (id: number, offset: number) =>
	btoa(JSON.stringify({ last_id: id, last_value: '2026-01-01T00:00:00Z', offset }));

test.each([
	['what is no cursor', 'kaputt'],
	['what looks like a cursor', btoa('{"last_id":1}')],
	['a cursor after the last order', cursorOf(Number(OLDER), 1)],
	['what no parameter can be', '<script>'],
	['a text of 20,000 characters', 'a'.repeat(20_000)],
	['nothing', ''],
])('a list after %s is the first page', async (_, after) => {
	const path = `/account/orders?${new URLSearchParams({ after })}`;
	const { status, data } = await open<OrderListView & { isFirstPage: boolean }>(
		await demoCustomer(shop),
		orderList,
		path,
	);
	expect(status).toBe(200);
	expect(data.orders.map(({ id }) => id)).toEqual([NEWER, OLDER]);
	expect(data.isFirstPage).toBe(true);
});

test('an outage is no invalid cursor', async () => {
	const visitor = await demoCustomer(shop);
	await shop.faults([{ operation: 'AccountOrders', kind: 'http502' }]);
	const { status } = await open(visitor, orderList, '/account/orders?after=kaputt');
	expect(status).toBe(503);
});

test('an order shows every field, and the parts of its total', async () => {
	const found = await order(await demoCustomer(shop), OLDER, '/en');
	expect(found).toMatchObject({
		id: OLDER,
		name: '#1001',
		email: 'demo@aerolume.example',
		edited: false,
		payment: 'PAID',
		status: 'FULFILLED',
		subtotal: { amount: '349.0', currencyCode: 'EUR' },
		shipping: { amount: '4.9', currencyCode: 'EUR' },
		total: { amount: '353.9', currencyCode: 'EUR' },
		taxIncluded: true,
		statusUrl: expect.stringContaining('/orders/'),
		customerUrl: expect.stringContaining('/orders/'),
		trackingLinks: [
			{
				name: expect.stringMatching(/^DHL 0034/),
				url: expect.stringContaining('https://www.dhl.de/'),
			},
		],
		shippingAddress: ['Mara Lindner', 'Flughafenstraße 12', '12053 Berlin', 'Germany'],
		lines: [{ title: 'Aerolume', quantity: 1, handle: 'aerolume', forSale: true }],
	});
	expect(found.date).toMatch(/^\w+ \d+, 2\d{3}$/);
	expect(JSON.stringify(found)).not.toContain('gid:');
});

test.each([
	['', ['Wechselrahmen Eiche', 'Wechselrahmen Schwarz']],
	['/en', ['Oak frame', 'Black frame']],
])('with the prefix %j products have their titles in its language', async (prefix, titles) => {
	const visitor = await demoCustomer(shop);
	const { lines } = await order(visitor, NEWER, prefix);
	expect(lines.map(({ title }) => title)).toEqual(titles);
	const { data } = await open<OrderListView>(visitor, orderList, `${prefix}/account/orders`);
	expect(data.orders[0]?.lines.map(({ title }) => title)).toEqual(titles);
});

test('the discount on an order is between the sum of its lines and its total', async () => {
	const visitor = await demoCustomer(shop);
	await change(visitor, add(variantIds.plenty));
	const { body } = await change(visitor, { intent: 'discount', code: 'WILLKOMMEN10' });
	await completeCheckout(body.cart?.checkoutUrl ?? '', 'demo@aerolume.example');
	const { data } = await open<OrderListView>(visitor, orderList, '/account/orders');
	expect(await order(visitor, data.orders[0]?.id ?? '')).toMatchObject({
		subtotal: { amount: '349.0' },
		discount: { amount: '34.9' },
		total: { amount: '319.0' },
		lines: [{ total: { amount: '349.0' } }],
	});
});

describe('ordering again', () => {
	test('adds every line to the cart, and redirects there', async () => {
		const visitor = await demoCustomer(shop);
		expect(await again(visitor, NEWER, '/en')).toMatchObject({ status: 303, location: '/en/cart' });
		const variants = (await order(visitor, NEWER)).lines.map(({ variantId }) => variantId);
		expect((await cartLines(visitor)).sort()).toEqual(variants.sort());
	});

	test('names sold-out products, and adds the others to the cart', async () => {
		const visitor = await demoCustomer(shop);
		const [first, second] = (await order(visitor, NEWER)).lines;
		await shop.setStock(first?.variantId ?? '', 0);
		const { status, data } = await again(visitor, NEWER);
		expect(status).toBe(200);
		expect(data).toMatchObject({ added: 1, missing: [first?.title], notices: [] });
		expect(await cartLines(visitor)).toEqual([second?.variantId]);
	});

	test('shows the warnings of the cart, such as the limit of a line', async () => {
		const visitor = await demoCustomer(shop);
		for (let time = 0; time < 10; time++) await again(visitor, OLDER);
		const { data } = await again(visitor, OLDER, '/en');
		expect(data.notices).toEqual([expect.stringContaining('10')]);
	});

	test('lines of one variant, with and without a plan, stay within the limit together', async () => {
		const visitor = await demoCustomer(shop);
		const kit = { intent: 'add', variantId: variantIds.careKit };
		await change(visitor, { ...kit, quantity: '8', sellingPlanId: YEARLY });
		const { body } = await change(visitor, { ...kit, quantity: '8' });
		await completeCheckout(body.cart?.checkoutUrl ?? '');
		const [placed] = (await open<OrderListView>(visitor, orderList, '/account/orders')).data.orders;
		const { status, data } = await again(visitor, placed?.id ?? '', '/en');
		expect(status).toBe(200);
		expect(data).toMatchObject({ added: 2, missing: [], notices: [expect.stringContaining('10')] });
		const cart = await visitor.visit('/cart', ({ context }) => readWholeCart(context));
		expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([10]);
	});

	test('shows an error during an outage', async () => {
		const visitor = await demoCustomer(shop);
		await shop.faults([{ operation: 'CartCreate', kind: 'http500' }]);
		const { status, data } = await again(visitor, OLDER, '/en');
		expect(status).toBe(503);
		expect(data.notices[0]).toContain('couldn’t save that');
	});
});

describe('orders without a valid login', () => {
	test('a guest is redirected to the login, also after a post', async () => {
		const id = OLDER;
		const path = `/account/orders/${id}`;
		expect((await open(shop.visitor(), orderPage, path, { id })).location).toContain('/auth/login');
		expect((await open(shop.visitor(), orderList, path)).location).toContain('/auth/login');
		expect((await send(shop.visitor(), orderAgain, path, {}, { id })).location).toContain(
			'/auth/login',
		);
	});

	test('a customer with a revoked token is redirected to the login', async () => {
		const visitor = await demoCustomer(shop);
		await endTokens(shop);
		const { location } = await open(visitor, orderPage, `/account/orders/${OLDER}`, { id: OLDER });
		expect(location).toContain('notice=expired');
	});
});
