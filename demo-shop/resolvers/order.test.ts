import { describe, expect, test } from 'vitest';
import { cartApi, type LineInput } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { customerApi } from '../testing/customers';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const customers = customerApi(shop);
const carts = cartApi(shop);
const { oakSmall, cable } = variantIds;

const orderFields =
	'id name orderNumber email customAttributes { key value } processedAt canceledAt cancelReason edited financialStatus fulfillmentStatus statusUrl customerUrl subtotalPrice { amount } totalPrice { amount currencyCode } totalRefunded { amount } totalShippingPrice { amount } totalTax { amount } currentTotalPrice { amount } shippingAddress { city formatted(withName: true) } successfulFulfillments(first: 5) { trackingCompany trackingInfo { number url } fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } } lineItems(first: 10) { nodes { title quantity currentQuantity variant { id } } pageInfo { hasNextPage endCursor } }';

async function orders(token: string, given = 'first: 5, sortKey: PROCESSED_AT, reverse: true') {
	const data = await shop.data(
		`query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders orders(${given}) { totalCount nodes { ${orderFields} } pageInfo { hasNextPage endCursor } } } }`,
		{ token },
	);
	return data.customer.orders;
}

const latest = async (token: string) => (await orders(token)).nodes[0];

const change = (body: object) => shop.control('orders', 'POST', { orderNumber: 1003, ...body });

/** Places an order as the demo customer; returns the token. */
async function order(lines: LineInput[], input: object = {}) {
	const token = await customers.token();
	const { cart } = await carts.create(lines, {
		...input,
		buyerIdentity: { customerAccessToken: token, countryCode: 'DE' },
	});
	expect((await submit(cart.checkoutUrl)).status).toBe(303);
	return token;
}

describe('an order of a customer', () => {
	test('has every field, newest first', async () => {
		const attributes = [{ key: 'Gift message', value: 'Guten Flug!' }];
		const token = await order([{ id: oakSmall }, { id: cable, quantity: 2 }], { attributes });
		const placed = await latest(token);
		expect(placed).toMatchObject({
			id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/),
			name: '#1003',
			orderNumber: 1003,
			email: 'ada@aerolume.example',
			customAttributes: attributes,
			processedAt: '2026-11-20T10:00:00Z',
			canceledAt: null,
			cancelReason: null,
			edited: false,
			financialStatus: 'PAID',
			fulfillmentStatus: 'UNFULFILLED',
			totalPrice: { currencyCode: 'EUR' },
			totalRefunded: { amount: '0.0' },
			successfulFulfillments: [],
			shippingAddress: { city: 'Frankfurt am Main' },
		});
		expect(placed.statusUrl).toMatch(/\/orders\/[0-9a-f]{32}\/authenticate\?key=[0-9a-f]{32}$/);
		expect((await open(placed.statusUrl)).html).toContain('#1003');
		expect(placed.lineItems.nodes).toHaveLength(2);
	});

	test('pages through more than ten lines', async () => {
		const lines = Array.from({ length: 12 }, (_none, index) => ({
			id: cable,
			attributes: [{ key: 'n', value: `${index}` }],
		}));
		const { lineItems } = await latest(await order(lines));
		expect(lineItems.nodes).toHaveLength(10);
		expect(lineItems.pageInfo.hasNextPage).toBe(true);
	});

	test('has its fulfillments', async () => {
		const token = await order([{ id: cable, quantity: 3 }]);
		await change({
			fulfil: { company: 'DHL', number: '42', url: 'https://dhl.example/42', quantities: [1] },
		});
		expect(await latest(token)).toMatchObject({
			fulfillmentStatus: 'PARTIALLY_FULFILLED',
			successfulFulfillments: [
				{
					trackingCompany: 'DHL',
					trackingInfo: [{ number: '42', url: 'https://dhl.example/42' }],
					fulfillmentLineItems: { nodes: [{ quantity: 1 }] },
				},
			],
		});
		await change({ fulfil: {} });
		expect(await latest(token)).toMatchObject({
			fulfillmentStatus: 'FULFILLED',
			successfulFulfillments: [
				{},
				{ trackingInfo: [], fulfillmentLineItems: { nodes: [{ quantity: 2 }] } },
			],
		});
	});

	test('has its refunds, edits and cancellation', async () => {
		const token = await order([{ id: cable }]);
		const { totalPrice } = await latest(token);
		await change({ refund: '1.50', edited: true });
		expect(await latest(token)).toMatchObject({
			edited: true,
			financialStatus: 'PARTIALLY_REFUNDED',
			totalRefunded: { amount: '1.5' },
			totalPrice,
		});
		await change({ cancel: 'CUSTOMER', refund: Number(totalPrice.amount).toFixed(2) });
		expect(await latest(token)).toMatchObject({
			canceledAt: '2026-11-20T10:00:00Z',
			cancelReason: 'CUSTOMER',
			financialStatus: 'REFUNDED',
			currentTotalPrice: { amount: '0.0' },
			lineItems: { nodes: [{ quantity: 1, currentQuantity: 0 }] },
		});
	});

	test.each([
		[{ orderNumber: 1 }, 'there is no order 1'],
		[{ cancel: 'WHY' }, '"cancel" is a reason'],
		[{ refund: '1' }, '"refund" is an amount'],
		[{ edited: 1 }, '"edited"'],
		[{ fulfil: 1 }, '"fulfil"'],
		[{ copies: 0 }, '"copies"'],
	])('is not changed by %j', async (body, message) => {
		const response = await change({ orderNumber: 1001, ...body });
		expect(response.status).toBe(400);
		expect(response.body.error).toContain(message);
	});

	test('may be one of more than 250', async () => {
		await change({ orderNumber: 1001, copies: 260 });
		const token = await customers.token();
		const first = await orders(token, 'first: 250, sortKey: PROCESSED_AT, reverse: true');
		expect(first.totalCount).toBe('262');
		expect(first.nodes).toHaveLength(250);
		const rest = await orders(
			token,
			`first: 250, sortKey: PROCESSED_AT, reverse: true, after: "${first.pageInfo.endCursor}"`,
		);
		expect(rest.nodes).toHaveLength(12);
		const ids = [...first.nodes, ...rest.nodes].map(({ id }: { id: string }) => id);
		expect(new Set(ids).size).toBe(262);
	});

	test('belongs to the customer even if placed as a guest with the same email address', async () => {
		const { cart } = await carts.create([{ id: cable }]);
		await submit(cart.checkoutUrl, { email: 'DEMO@aerolume.example' });
		expect((await latest(await customers.token())).name).toBe('#1003');
	});
});
