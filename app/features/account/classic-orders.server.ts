import { shortId } from '~/shopify/ids';
import {
	ACCOUNT_ORDER_PLACES_QUERY,
	ACCOUNT_ORDER_QUERY,
	ACCOUNT_ORDERS_QUERY,
} from './account.queries';
import type { AccountSource } from './account-source.server';
import { type ClassicAccess, readCustomer } from './classic-access.server';
import { allLines, toOrderPage, toOrderView } from './order-view.server';

/** The orders of a classic account, in the Storefront API. */
export function classicOrders(access: ClassicAccess): Pick<AccountSource, 'orders' | 'order'> {
	const { context, token } = access;
	const { shopify, locale } = context;

	async function placesBehind(after: string | null) {
		const { orders } = await readCustomer(access, () =>
			shopify.query(ACCOUNT_ORDER_PLACES_QUERY, { variables: { token, after }, cacheable: false }),
		);
		return orders;
	}

	/** Where the customer's order with this id stands: behind which cursor, `null` for the very first. */
	async function placeOf(id: string): Promise<{ behind: string | null } | undefined> {
		let behind: string | null = null;
		let hasNextPage = true;
		while (hasNextPage) {
			const { edges, pageInfo } = await placesBehind(behind);
			for (const { cursor, node } of edges) {
				if (shortId(node.id) === id) return { behind };
				behind = cursor;
			}
			hasNextPage = pageInfo.hasNextPage && edges.length > 0;
		}
		return undefined;
	}

	/** The order behind a cursor, with its lines behind another. */
	async function orderAt(after: string | null, afterLine: string | null) {
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
			return toOrderPage(orders, locale);
		},

		async order(id) {
			const place = await placeOf(id);
			if (!place) return undefined;
			const order = await orderAt(place.behind, null);
			// A newer one may have come in between: then this place is another's.
			if (!order || shortId(order.id) !== id) return undefined;
			const lines = await allLines(
				order.lineItems,
				async (after) => (await orderAt(place.behind, after))?.lineItems,
			);
			return toOrderView(order, lines, locale);
		},
	};
}
