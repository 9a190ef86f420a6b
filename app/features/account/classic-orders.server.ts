import { shortId } from '~/shopify/ids';
import {
	ACCOUNT_ORDER_CURSORS_QUERY,
	ACCOUNT_ORDER_QUERY,
	ACCOUNT_ORDERS_QUERY,
} from './account.queries';
import type { AccountSource } from './account-source.server';
import { type ClassicAccess, readCustomer } from './classic-access.server';
import { allLines, toOrderList, toOrderSummary, toOrderView } from './order-view.server';

/** The orders of a classic account, in the Storefront API. */
export function classicOrders(access: ClassicAccess): Pick<AccountSource, 'orders' | 'order'> {
	const { context, token } = access;
	const { shopify, locale } = context;

	async function cursorsAfter(after: string | null) {
		const { orders } = await readCustomer(access, () =>
			shopify.query(ACCOUNT_ORDER_CURSORS_QUERY, { variables: { token, after }, cacheable: false }),
		);
		return orders;
	}

	/** The cursor before the customer's order with this id; `null` for the first order. */
	async function findOrder(id: string): Promise<{ after: string | null } | undefined> {
		let after: string | null = null;
		let hasNextPage = true;
		while (hasNextPage) {
			const { edges, pageInfo } = await cursorsAfter(after);
			for (const { cursor, node } of edges) {
				if (shortId(node.id) === id) return { after };
				after = cursor;
			}
			hasNextPage = pageInfo.hasNextPage && edges.length > 0;
		}
		return undefined;
	}

	/** The order after one cursor, with its lines after another. */
	async function fetchOrder(after: string | null, afterLine: string | null) {
		const { orders } = await readCustomer(access, () =>
			shopify.query(ACCOUNT_ORDER_QUERY, {
				variables: { token, after, afterLine },
				cacheable: false,
			}),
		);
		return orders.nodes[0];
	}

	return {
		async orders(after) {
			const { orders } = await readCustomer(access, () =>
				shopify.query(ACCOUNT_ORDERS_QUERY, { variables: { token, after }, cacheable: false }),
			);
			const summaries = orders.nodes.map((order) => toOrderSummary(order, locale));
			return toOrderList(summaries, orders.pageInfo);
		},

		async order(id) {
			const position = await findOrder(id);
			if (!position) return undefined;
			const order = await fetchOrder(position.after, null);
			// A new order may have been placed meanwhile, so that the cursor is another order's.
			if (!order || shortId(order.id) !== id) return undefined;
			const lines = await allLines(
				order.lineItems,
				async (afterLine) => (await fetchOrder(position.after, afterLine))?.lineItems,
			);
			const tracking = (order.successfulFulfillments ?? []).flatMap((fulfillment) =>
				fulfillment.trackingInfo.map((info) => ({ ...info, company: fulfillment.trackingCompany })),
			);
			return toOrderView({ ...order, tracking }, lines, locale);
		},
	};
}
