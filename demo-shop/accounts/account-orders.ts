import { imageSource } from '../resolvers/image';
import { money } from '../resolvers/money';
import { financialStatus, orderName, orderStatusUrl } from '../resolvers/order';
import { type ConnectionArguments, paginate } from '../schema/connection';
import type { ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { parseAmount } from '../shop/money';
import { localize } from '../shop/texts';
import { isDefaultTitle } from '../shop/variant-title';
import type { FulfillmentRecord, OrderLineRecord, OrderRecord } from '../state/records';
import type { AccountContext } from './account-context';
import { discountAllocations, discountApplications } from './order-discounts';

interface LineSource {
	order: OrderRecord;
	line: OrderLineRecord;
	position: number;
}

interface FulfillmentSource {
	order: OrderRecord;
	fulfillment: FulfillmentRecord;
	position: number;
}

const amount = (key: 'subtotal' | 'shipping' | 'tax' | 'total') => (order: OrderRecord) =>
	money(parseAmount(order[key]), order.currency);

const refunded = (order: OrderRecord) =>
	money(parseAmount(order.refunded ?? '0.00'), order.currency);

const processedAt = (order: OrderRecord) => toDateTime(order.processedAt);

function lineSource(order: OrderRecord, position: number): LineSource[] {
	const line = order.lines[position];
	return line ? [{ order, line, position }] : [];
}

/** Ids of an order's parts: the order's id with the part's position. */
function partId(type: string, order: OrderRecord, position: number): string {
	return gid(type, `${order.id}${String(position + 1).padStart(3, '0')}`);
}

function variantOf({ line }: LineSource, { shop }: AccountContext) {
	return shop.catalogue.variantById.get(line.variantId);
}

const lineMoney =
	(key: 'originalTotal' | 'discountedTotal') =>
	({ order, line }: LineSource) =>
		money(parseAmount(line[key]), order.currency);

export const accountOrderResolvers: ResolverMap<AccountContext> = {
	Order: {
		id: ({ id }: OrderRecord) => gid('Order', id),
		name: orderName,
		number: ({ orderNumber }: OrderRecord) => orderNumber,
		confirmationNumber: ({ key }: OrderRecord) => key.slice(0, 9).toUpperCase(),
		processedAt,
		createdAt: processedAt,
		updatedAt: ({ canceledAt, fulfillments, ...order }: OrderRecord) =>
			toDateTime(
				Math.max(
					order.processedAt,
					canceledAt ?? 0,
					...(fulfillments ?? []).map(({ sentAt }) => sentAt),
				),
			),
		cancelledAt: ({ canceledAt }: OrderRecord) =>
			canceledAt === undefined ? null : toDateTime(canceledAt),
		cancelReason: ({ cancelReason }: OrderRecord) => cancelReason ?? null,
		currencyCode: ({ currency }: OrderRecord) => currency,
		customAttributes: ({ attributes }: OrderRecord) => attributes ?? [],
		customerLocale: ({ language }: OrderRecord) => language.toLowerCase(),
		discountApplications,
		edited: ({ edited }: OrderRecord) => edited ?? false,
		financialStatus,
		hasEmail: () => true,
		customer: ({ customerId }: OrderRecord, _args: unknown, { shop }: AccountContext) =>
			customerId === null ? null : (shop.store.get('customers', customerId) ?? null),
		fulfillments: (order: OrderRecord, args: ConnectionArguments) =>
			paginate(
				(order.fulfillments ?? []).map((fulfillment, position) => ({
					order,
					fulfillment,
					position,
				})),
				args,
				({ position }) => ({ last_id: position + 2, last_value: position }),
			),
		lineItems: (order: OrderRecord, args: ConnectionArguments) =>
			paginate(
				order.lines.flatMap((_line, position) => lineSource(order, position)),
				args,
				({ position }) => ({ last_id: position + 2, last_value: position }),
			),
		note: ({ note }: OrderRecord) => note || null,
		refunds: (order: OrderRecord) =>
			order.refunded === undefined
				? []
				: [
						{
							id: partId('Refund', order, 0),
							createdAt: toDateTime(order.canceledAt ?? order.processedAt),
							updatedAt: toDateTime(order.canceledAt ?? order.processedAt),
							returnName: null,
							totalRefunded: refunded(order),
						},
					],
		requiresShipping: ({ shippingAddress }: OrderRecord) => shippingAddress !== null,
		shippingLine: (order: OrderRecord) =>
			order.shippingAddress && {
				title: 'Standard',
				handle: 'standard',
				originalPrice: amount('shipping')(order),
			},
		shippingTitle: ({ shippingAddress }: OrderRecord) => shippingAddress && 'Standard',
		statusPageUrl: (order: OrderRecord, _args: unknown, { shop }: AccountContext) =>
			orderStatusUrl(shop, order),
		subtotal: amount('subtotal'),
		totalPrice: amount('total'),
		totalRefunded: refunded,
		totalShipping: amount('shipping'),
		totalDiscountedShipping: amount('shipping'),
		totalTax: amount('tax'),
		totalDuties: () => null,
		totalTip: () => null,
		locationName: () => null,
		poNumber: () => null,
		metafield: () => null,
		metafields: (_order: OrderRecord, args: { identifiers: unknown[] }) =>
			args.identifiers.map(() => null),
	},
	LineItem: {
		id: ({ order, position }: LineSource) => partId('LineItem', order, position),
		title: ({ line }: LineSource) => line.title,
		name: ({ line }: LineSource) =>
			isDefaultTitle(line.variantTitle) ? line.title : `${line.title} - ${line.variantTitle}`,
		presentmentTitle: ({ line }: LineSource) => line.title,
		quantity: ({ line }: LineSource) => line.quantity,
		refundableQuantity: ({ order, line }: LineSource) =>
			order.canceledAt === undefined ? line.quantity : 0,
		customAttributes: ({ line }: LineSource) => line.attributes,
		variantTitle: ({ line }: LineSource) =>
			isDefaultTitle(line.variantTitle) ? null : line.variantTitle,
		price: ({ order, line }: LineSource) =>
			money(parseAmount(line.originalTotal) / BigInt(Math.max(1, line.quantity)), order.currency),
		totalPrice: lineMoney('discountedTotal'),
		totalPriceBeforeDiscounts: lineMoney('originalTotal'),
		totalPriceWithDiscounts: lineMoney('discountedTotal'),
		currentTotalPrice: ({ order, line }: LineSource) =>
			money(
				order.canceledAt === undefined ? parseAmount(line.discountedTotal) : 0n,
				order.currency,
			),
		totalDiscount: ({ order, line }: LineSource) =>
			money(parseAmount(line.originalTotal) - parseAmount(line.discountedTotal), order.currency),
		discountAllocations: ({ order, line }: LineSource, _args: unknown, { shop }: AccountContext) =>
			discountAllocations(order, line, ({ variantId }) => {
				const variant = shop.catalogue.variantById.get(variantId);
				return variant?.product.data.isGiftCard ?? false;
			}),
		sellingPlan: ({ line }: LineSource) =>
			line.sellingPlan ? { name: line.sellingPlan, sellingPlanId: null } : null,
		// Where the product was deleted, the order line has its texts alone.
		variantId: (source: LineSource, _args: unknown, context: AccountContext) =>
			variantOf(source, context) ? gid('ProductVariant', source.line.variantId) : null,
		productId: (source: LineSource, _args: unknown, context: AccountContext) => {
			const variant = variantOf(source, context);
			return variant ? gid('Product', variant.product.data.id) : null;
		},
		sku: (source: LineSource, _args: unknown, context: AccountContext) =>
			variantOf(source, context)?.data.sku ?? null,
		vendor: (source: LineSource, _args: unknown, context: AccountContext) =>
			variantOf(source, context)?.product.data.vendor ?? null,
		giftCard: (source: LineSource, _args: unknown, context: AccountContext) =>
			variantOf(source, context)?.product.data.isGiftCard ?? false,
		requiresShipping: (source: LineSource, _args: unknown, context: AccountContext) =>
			variantOf(source, context)?.data.requiresShipping ?? true,
		image: (source: LineSource, _args: unknown, context: AccountContext) => {
			const variant = variantOf(source, context);
			return imageSource(variant?.image ?? variant?.product.images[0] ?? null);
		},
		variantOptions: (source: LineSource, _args: unknown, context: AccountContext) => {
			const variant = variantOf(source, context);
			return (
				variant?.product.options.map((option, index) => ({
					name: localize(option.name, context),
					value: localize(
						option.values[variant.valuePositions[index] ?? 0]?.name ?? option.name,
						context,
					),
				})) ?? null
			);
		},
	},
	Fulfillment: {
		id: ({ order, position }: FulfillmentSource) => partId('Fulfillment', order, position),
		createdAt: ({ fulfillment }: FulfillmentSource) => toDateTime(fulfillment.sentAt),
		updatedAt: ({ fulfillment }: FulfillmentSource) => toDateTime(fulfillment.sentAt),
		status: () => 'SUCCESS',
		isPickedUp: () => false,
		requiresShipping: () => true,
		latestShipmentStatus: () => null,
		estimatedDeliveryAt: () => null,
		trackingInformation: ({ fulfillment }: FulfillmentSource) => [
			{
				company: fulfillment.trackingCompany,
				number: fulfillment.trackingNumber,
				url: fulfillment.trackingUrl,
			},
		],
		fulfillmentLineItems: ({ order, fulfillment }: FulfillmentSource, args: ConnectionArguments) =>
			paginate(
				fulfillment.lines.flatMap(({ position, quantity }) =>
					lineSource(order, position).map((lineItem) => ({
						id: partId('FulfillmentLineItem', order, position),
						position,
						quantity,
						lineItem,
					})),
				),
				args,
				({ position }) => ({ last_id: position + 2, last_value: position }),
			),
	},
};
