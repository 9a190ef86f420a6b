import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import type { FulfillmentRecord, OrderLineRecord, OrderRecord } from '../state/records';
import { addressSource } from './address';
import { money } from './money';
import { noMetafields } from './no-metafields';
import { variantSource } from './variant';

interface OrderLineSource {
	order: OrderRecord;
	line: OrderLineRecord;
}

interface FulfillmentSource {
	order: OrderRecord;
	fulfillment: FulfillmentRecord;
}

/** URL of the order status page: it needs no login, but contains two secrets. */
export function orderStatusUrl(shop: Shop, order: OrderRecord): string {
	return `${shop.origin}/${shopId}/orders/${order.statusToken}/authenticate?key=${order.key}`;
}

export function orderName(order: OrderRecord): string {
	return `#${order.orderNumber}`;
}

const amount = (key: 'subtotal' | 'shipping' | 'tax' | 'total') => (order: OrderRecord) =>
	money(parseAmount(order[key]), order.currency);

/** Current amount: 0 after a cancellation. */
const current = (key: 'subtotal' | 'shipping' | 'tax') => (order: OrderRecord) =>
	money(order.canceledAt === undefined ? parseAmount(order[key]) : 0n, order.currency);

/** Paid, refunded in part or completely, or voided: cancelled without a refund. */
export function financialStatus({ total, refunded: paidBack, canceledAt }: OrderRecord): string {
	const back = parseAmount(paidBack ?? '0.00');
	if (back === 0n) {
		return canceledAt === undefined ? 'PAID' : 'VOIDED';
	}
	return back < parseAmount(total) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export const orderResolvers: ResolverMap = {
	Order: {
		id: (order: OrderRecord) => gid('Order', `${order.id}?key=${order.key}`),
		name: orderName,
		processedAt: (order: OrderRecord) => toDateTime(order.processedAt),
		currencyCode: (order: OrderRecord) => order.currency,
		customerLocale: (order: OrderRecord) => order.language.toLowerCase(),
		customerUrl: (order: OrderRecord, _args, { shop }) => orderStatusUrl(shop, order),
		statusUrl: (order: OrderRecord, _args, { shop }) => orderStatusUrl(shop, order),
		financialStatus,
		edited: ({ edited }: OrderRecord) => edited ?? false,
		canceledAt: ({ canceledAt }: OrderRecord) =>
			canceledAt === undefined ? null : toDateTime(canceledAt),
		cancelReason: ({ cancelReason }: OrderRecord) => cancelReason ?? null,
		totalRefunded: (order: OrderRecord) =>
			money(parseAmount(order.refunded ?? '0.00'), order.currency),
		currentTotalDuties: () => null,
		originalTotalDuties: () => null,
		customAttributes: ({ attributes }: OrderRecord) => attributes ?? [],
		shippingDiscountAllocations: () => [],
		subtotalPrice: amount('subtotal'),
		currentSubtotalPrice: current('subtotal'),
		totalPrice: amount('total'),
		currentTotalPrice: ({ canceledAt, total, refunded: paidBack, currency }: OrderRecord) =>
			money(
				canceledAt === undefined ? parseAmount(total) - parseAmount(paidBack ?? '0.00') : 0n,
				currency,
			),
		originalTotalPrice: amount('total'),
		totalShippingPrice: amount('shipping'),
		currentTotalShippingPrice: current('shipping'),
		totalTax: amount('tax'),
		currentTotalTax: current('tax'),
		shippingAddress: (order: OrderRecord) =>
			order.shippingAddress && addressSource(order.shippingAddress, null),
		billingAddress: (order: OrderRecord) => addressSource(order.billingAddress, null),
		lineItems: (order: OrderRecord, args: ConnectionArguments) =>
			paginate(order.lines, args, (line) => ({
				last_id: order.lines.indexOf(line) + 2,
				last_value: line.variantId,
			})).map((line): OrderLineSource => ({ order, line })),
		...noMetafields,
		successfulFulfillments: (order: OrderRecord, { first }: { first?: number | null }) =>
			(order.fulfillments ?? [])
				.slice(0, first ?? undefined)
				.map((fulfillment): FulfillmentSource => ({ order, fulfillment })),
	},
	Fulfillment: {
		trackingCompany: ({ fulfillment }: FulfillmentSource) => fulfillment.trackingCompany,
		trackingInfo: ({ fulfillment }: FulfillmentSource) =>
			fulfillment.trackingNumber === null
				? []
				: [{ number: fulfillment.trackingNumber, url: fulfillment.trackingUrl }],
		fulfillmentLineItems: ({ order, fulfillment }: FulfillmentSource, args: ConnectionArguments) =>
			paginate(
				fulfillment.lines.flatMap(({ position, quantity }) => {
					const line = order.lines[position];
					return line ? [{ position, quantity, lineItem: { order, line } }] : [];
				}),
				args,
				({ position }) => ({ last_id: position + 2, last_value: position }),
			),
	},
	OrderLineItem: {
		title: ({ line }: OrderLineSource) => line.title,
		quantity: ({ line }: OrderLineSource) => line.quantity,
		currentQuantity: ({ order, line }: OrderLineSource) =>
			order.canceledAt === undefined ? line.quantity : 0,
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
