import { chunk } from '~/lib/chunk';
import type { CustomerApiOrderSummaryFragment } from '~/shopify/customer-account.generated';
import { MAX_NODE_IDS, shortId } from '~/shopify/ids';
import { ORDERED_VARIANTS_QUERY } from './account.queries';
import type { AccountSource } from './account-source.server';
import type { OrderSummaryView } from './account-view';
import {
	type CustomerApiAccess,
	callCustomerApi,
	connectionOf,
} from './customer-api-access.server';
import {
	CUSTOMER_API_ORDER_QUERY,
	CUSTOMER_API_ORDERS_QUERY,
} from './customer-api-account.queries';
import { allLines, toOrderList, toOrderSummary, toOrderView } from './order-view.server';

/** The orders of a customer of the Customer Account API. */
export function customerApiOrders(
	access: CustomerApiAccess,
): Pick<AccountSource, 'orders' | 'order'> {
	const { shopify, locale } = access.context;

	async function fetchOrder(id: string, afterLine: string | null) {
		const { order } = await shopify.query(CUSTOMER_API_ORDER_QUERY, {
			api: await connectionOf(access),
			cacheable: false,
			variables: { id: `gid://shopify/Order/${id}`, afterLine },
		});
		return order;
	}

	return {
		orders: (after) =>
			callCustomerApi(access, 'Cannot get customer data', async () => {
				const { customer } = await shopify.query(CUSTOMER_API_ORDERS_QUERY, {
					api: await connectionOf(access),
					cacheable: false,
					variables: { after },
				});
				const { nodes, pageInfo } = customer.orders;
				return toOrderList(await customerApiSummaries(access, nodes), pageInfo);
			}),

		order: (id) =>
			callCustomerApi(access, 'Cannot get customer data', async () => {
				if (!/^\d{1,20}$/.test(id)) return undefined;
				const order = await fetchOrder(id, null);
				if (!order || shortId(order.id) !== id) return undefined;
				const lines = await allLines(
					order.lineItems,
					async (after) => (await fetchOrder(id, after))?.lineItems,
				);
				const variants = await variantsOf(access, lines);
				const { currencyCode } = order.totalPrice;
				const zero = { amount: '0.0', currencyCode };
				return toOrderView(
					{
						...fromCustomerApiOrder(order),
						statusUrl: order.statusPageUrl,
						tracking: order.fulfillments.nodes.flatMap((node) => node.trackingInformation),
						subtotalPrice: order.subtotal,
						totalShippingPrice: order.totalDiscountedShipping,
					},
					lines.map((line) => {
						const originalTotal = line.totalPriceBeforeDiscounts ?? zero;
						const variant = line.variantId ? variants.get(line.variantId) : undefined;
						return {
							title: line.title,
							quantity: line.quantity,
							discountedTotalPrice: line.totalPriceWithDiscounts ?? originalTotal,
							originalTotalPrice: originalTotal,
							variant: variant && { ...variant, image: line.image },
							sellingPlan: line.sellingPlan,
						};
					}),
					locale,
				);
			}),
	};
}

/** Orders for a list. Their variants have the titles in the page's language and the pictures for dark mode. */
export async function customerApiSummaries(
	access: CustomerApiAccess,
	orders: readonly CustomerApiOrderSummaryFragment[],
): Promise<OrderSummaryView[]> {
	const variants = await variantsOf(
		access,
		orders.flatMap(({ lineItems }) => lineItems.nodes),
	);
	return orders.map((order) => {
		const { nodes, pageInfo } = order.lineItems;
		const lines = nodes.map((line) => ({ ...line, variant: variants.get(line.variantId ?? '') }));
		return toOrderSummary(
			{ ...fromCustomerApiOrder(order), lineItems: { nodes: lines, pageInfo } },
			access.context.locale,
		);
	});
}

/** The ordered variants by id, from the Storefront API: orders contain only their ids. */
async function variantsOf(
	{ context: { shopify } }: CustomerApiAccess,
	lines: readonly { variantId?: string | null }[],
) {
	const ids = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))];
	const batches = chunk(ids, MAX_NODE_IDS).map((some) =>
		shopify.query(ORDERED_VARIANTS_QUERY, { variables: { ids: some }, cacheable: false }),
	);
	const found = (await Promise.all(batches)).flatMap(({ nodes }) => nodes);
	return new Map(
		found.flatMap((node) => (node && 'availableForSale' in node ? [[node.id, node] as const] : [])),
	);
}

/** Renames `cancelledAt`, the only field of order lists that the Storefront API names differently. */
function fromCustomerApiOrder<Fields extends { cancelledAt?: string | null }>({
	cancelledAt,
	...order
}: Fields) {
	return { ...order, canceledAt: cancelledAt };
}
