import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import {
	ACCOUNT_ORDER_CURSORS_QUERY,
	ACCOUNT_ORDER_QUERY,
	ACCOUNT_ORDERS_QUERY,
} from './account.queries';
import { classicOrders } from './classic-orders.server';

/** More orders and lines than the platform's page size of 250. */
const ORDERS = 620;
const LINES = 510;

const money = { amount: '1.0', currencyCode: 'EUR' };

function orderOf(index: number) {
	return {
		id: `gid://shopify/Order/${ORDERS - index}?key=a1`,
		name: `#${ORDERS - index}`,
		processedAt: '2026-01-02T03:04:05Z',
		fulfillmentStatus: 'OPEN',
		totalPrice: money,
		totalRefunded: money,
		totalShippingPrice: money,
		customAttributes: [],
	};
}

function lineOf(index: number) {
	const variant =
		index === 0
			? null
			: {
					id: `gid://shopify/ProductVariant/${index}`,
					title: 'Oak',
					availableForSale: true,
					product: { handle: 'x' },
				};
	return {
		title: `Line ${index}`,
		quantity: 1,
		discountedTotalPrice: money,
		originalTotalPrice: money,
		variant,
	};
}

/** One page of a list; the cursors are the indexes of its entries. */
function pageOf<Entry>(
	length: number,
	first: number,
	after: unknown,
	make: (index: number) => Entry,
) {
	const start = after ? Number(after) + 1 : 0;
	const indexes = Array.from({ length: Math.min(first, length - start) }, (_, at) => start + at);
	const last = indexes.at(-1);
	return {
		nodes: indexes.map(make),
		edges: indexes.map((index) => ({ cursor: String(index), node: make(index) })),
		pageInfo: {
			hasNextPage: start + first < length,
			endCursor: last === undefined ? null : String(last),
		},
	};
}

const calls: string[] = [];

const shopify = {
	async query(document: string, { variables }: { variables: Record<string, unknown> }) {
		const { after, afterLine } = variables;
		calls.push(/query (\w+)/.exec(document)?.[1] ?? '');
		const lineItems = pageOf(LINES, 250, afterLine, lineOf);
		const sizes = new Map<string, number>([
			[ACCOUNT_ORDERS_QUERY, 250],
			[ACCOUNT_ORDER_CURSORS_QUERY, 250],
			[ACCOUNT_ORDER_QUERY, 1],
		]);
		const first = sizes.get(document) ?? 0;
		const orders = pageOf(ORDERS, first, after, (index) => ({ ...orderOf(index), lineItems }));
		return { customer: { id: '1', orders } };
	},
};

const orders = classicOrders({
	context: { shopify, locale: 'en' } as unknown as AppContext,
	token: 'secret',
});

test('a list of more than 250 orders continues after a cursor, up to its end', async () => {
	const seen: string[] = [];
	let next: string | undefined;
	do {
		const page = await orders.orders(next);
		expect(page.orders.length).toBeLessThanOrEqual(250);
		seen.push(...page.orders.map(({ id }) => id));
		next = page.next;
	} while (next);
	expect(seen).toHaveLength(ORDERS);
	expect(new Set(seen).size).toBe(ORDERS);
	expect(seen[0]).toBe(String(ORDERS));
});

test.each([ORDERS, ORDERS - 249, ORDERS - 250, ORDERS - 251, 1])(
	'order %d is found by paging through all orders, and has all its lines',
	async (id) => {
		const order = await orders.order(String(id));
		expect(order?.id).toBe(String(id));
		expect(order?.lines.map(({ title }) => title)).toEqual(
			Array.from({ length: LINES }, (_, index) => `Line ${index}`),
		);
	},
);

test('an unknown order is searched on all pages, and not found', async () => {
	calls.length = 0;
	expect(await orders.order('621')).toBeUndefined();
	expect(calls).toEqual(['AccountOrderCursors', 'AccountOrderCursors', 'AccountOrderCursors']);
});

test('a line of a deleted product is shown without a link', async () => {
	const line = (await orders.order('5'))?.lines[0];
	expect(line).toMatchObject({ title: 'Line 0', quantity: 1, forSale: false });
	expect(line?.handle).toBeUndefined();
	expect(line?.variantId).toBeUndefined();
});
