import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import type { OrderLineRecord, OrderRecord } from '../state/records';
import { addressSource } from './address';
import { money } from './money';
import { variantSource } from './variant';

interface OrderLineSource {
	order: OrderRecord;
	line: OrderLineRecord;
}

/** The order's status page, which needs no login but its two secrets. */
export function orderStatusUrl(shop: Shop, order: OrderRecord): string {
	return `${shop.origin}/${shopId}/orders/${order.statusToken}/authenticate?key=${order.key}`;
}

export function orderName(order: OrderRecord): string {
	return `#${order.orderNumber}`;
}

const amount = (key: 'subtotal' | 'shipping' | 'tax' | 'total') => (order: OrderRecord) =>
	money(parseAmount(order[key]), order.currency);

const nothing = (order: OrderRecord) => money(0n, order.currency);

export const orderResolvers: ResolverMap = {
	Order: {
		id: (order: OrderRecord) => gid('Order', `${order.id}?key=${order.key}`),
		name: orderName,
		processedAt: (order: OrderRecord) => toDateTime(order.processedAt),
		currencyCode: (order: OrderRecord) => order.currency,
		customerLocale: (order: OrderRecord) => order.language.toLowerCase(),
		customerUrl: (order: OrderRecord, _args, { shop }) => orderStatusUrl(shop, order),
		statusUrl: (order: OrderRecord, _args, { shop }) => orderStatusUrl(shop, order),
		financialStatus: () => 'PAID',
		// Orders of the demo shop are never edited, cancelled or refunded.
		edited: () => false,
		canceledAt: () => null,
		cancelReason: () => null,
		totalRefunded: nothing,
		totalRefundedV2: nothing,
		currentTotalDuties: () => null,
		originalTotalDuties: () => null,
		customAttributes: () => [],
		shippingDiscountAllocations: () => [],
		subtotalPrice: amount('subtotal'),
		subtotalPriceV2: amount('subtotal'),
		currentSubtotalPrice: amount('subtotal'),
		totalPrice: amount('total'),
		totalPriceV2: amount('total'),
		currentTotalPrice: amount('total'),
		originalTotalPrice: amount('total'),
		totalShippingPrice: amount('shipping'),
		totalShippingPriceV2: amount('shipping'),
		currentTotalShippingPrice: amount('shipping'),
		totalTax: amount('tax'),
		totalTaxV2: amount('tax'),
		currentTotalTax: amount('tax'),
		shippingAddress: (order: OrderRecord) =>
			order.shippingAddress && addressSource(order.shippingAddress, null),
		billingAddress: (order: OrderRecord) => addressSource(order.billingAddress, null),
		lineItems: (order: OrderRecord, args: ConnectionArguments) =>
			paginate(order.lines, args, (line) => ({
				last_id: order.lines.indexOf(line) + 2,
				last_value: line.variantId,
			})).map((line): OrderLineSource => ({ order, line })),
		metafield: () => null,
		metafields: (_source: OrderRecord, args: { identifiers: unknown[] }) =>
			args.identifiers.map(() => null),
		successfulFulfillments: () => [],
	},
	OrderLineItem: {
		title: ({ line }: OrderLineSource) => line.title,
		quantity: ({ line }: OrderLineSource) => line.quantity,
		currentQuantity: ({ line }: OrderLineSource) => line.quantity,
		customAttributes: ({ line }: OrderLineSource) => line.attributes,
		originalTotalPrice: ({ order, line }: OrderLineSource) =>
			money(parseAmount(line.originalTotal), order.currency),
		discountedTotalPrice: ({ order, line }: OrderLineSource) =>
			money(parseAmount(line.discountedTotal), order.currency),
		variant: ({ line, order }: OrderLineSource, _args, { shop }: RequestContext) => {
			const variant = shop.catalogue.variantById.get(line.variantId);
			return variant ? variantSource(variant, order.currency) : null;
		},
	},
};
