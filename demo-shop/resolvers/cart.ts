import { cartId, cartLineId, checkoutUrl, openCart } from '../cart/cart-store';
import {
	type AppliedDiscount,
	type PricedCart,
	type PricedLine,
	priceCart,
} from '../cart/priced-cart';
import { type ConnectionArguments, emptyConnection, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import type { CurrencyCode } from '../shop/markets';
import { parseAmount } from '../shop/money';
import type { CartRecord } from '../state/records';
import { customerSource } from './customer-source';
import { money } from './money';
import { allocationSource } from './selling-plans';
import { variantSource } from './variant';

/** Source of `Cart`. Without the key, private fields of the buyer are omitted. */
export interface CartSource {
	__typename: 'Cart';
	cart: PricedCart;
	hasKey: boolean;
}

interface CartLineSource {
	__typename: 'CartLine';
	cart: PricedCart;
	line: PricedLine;
}

export function cartSource(
	context: RequestContext,
	record: CartRecord,
	hasKey: boolean,
): CartSource {
	return { __typename: 'Cart', cart: priceCart(context.shop, record), hasKey };
}

/** A cart by its id, with or without key; null where there is none. A query never changes it. */
export function findCart(id: string, context: RequestContext): CartSource | null {
	const access = openCart(context.shop, id);
	return access && cartSource(context, access.record, access.hasKey);
}

function allocation(applied: AppliedDiscount, currency: CurrencyCode) {
	const { percentage, amount, products } = applied.discount;
	return {
		__typename: 'CartCodeDiscountAllocation',
		code: applied.code,
		discountedAmount: money(applied.cents, currency),
		targetType: 'LINE_ITEM',
		discountApplication: {
			allocationMethod: 'ACROSS',
			targetSelection: products ? 'ENTITLED' : 'ALL',
			targetType: 'LINE_ITEM',
			value:
				percentage === undefined
					? money(parseAmount(amount?.[currency] ?? '0'), currency)
					: { __typename: 'PricingPercentageValue', percentage },
		},
	};
}

function findAttribute(attributes: CartRecord['attributes'], key: string) {
	return attributes.find((attribute) => attribute.key === key) ?? null;
}

function cartCost({ cart }: CartSource) {
	return {
		subtotalAmount: money(cart.subtotalCents, cart.currency),
		subtotalAmountEstimated: true,
		totalAmount: money(cart.totalCents, cart.currency),
		totalAmountEstimated: true,
		// There are no deferred payments, so the amount is the subtotal.
		checkoutChargeAmount: money(cart.subtotalCents, cart.currency),
		totalTaxAmount: null,
		totalTaxAmountEstimated: true,
		totalDutyAmount: null,
		totalDutyAmountEstimated: true,
	};
}

function lineCost({ cart, line }: CartLineSource) {
	const amount = money(line.unitCents, cart.currency);
	return {
		amountPerQuantity: amount,
		compareAtAmountPerQuantity:
			line.compareAtCents === null ? null : money(line.compareAtCents, cart.currency),
		// The deprecated estimatedCost has the same two under other names.
		amount,
		compareAtAmount:
			line.compareAtCents === null ? null : money(line.compareAtCents, cart.currency),
		subtotalAmount: money(line.subtotalCents, cart.currency),
		totalAmount: money(line.totalCents, cart.currency),
	};
}

export const cartResolvers: ResolverMap = {
	Cart: {
		id: ({ cart, hasKey }: CartSource) =>
			hasKey ? cartId(cart.record) : gid('Cart', cart.record.token),
		// Assumed: without the cart's key the URL has no key either, since it would show the buyer's data.
		checkoutUrl: ({ cart, hasKey }: CartSource, _args, { shop }) => {
			const url = checkoutUrl(shop, cart.record);
			return hasKey ? url : url.slice(0, url.indexOf('?'));
		},
		createdAt: ({ cart }: CartSource) => toDateTime(cart.record.createdAt),
		updatedAt: ({ cart }: CartSource) => toDateTime(cart.record.updatedAt),
		note: ({ cart }: CartSource) => cart.record.note,
		attributes: ({ cart }: CartSource) => cart.record.attributes,
		attribute: ({ cart }: CartSource, { key }: { key: string }) =>
			findAttribute(cart.record.attributes, key),
		totalQuantity: ({ cart }: CartSource) => cart.totalQuantity,
		cost: cartCost,
		estimatedCost: cartCost,
		discountCodes: ({ cart }: CartSource) =>
			cart.codes.map(({ code, applicable }) => ({ code, applicable })),
		// One entry for each discounted line, without its name.
		discountAllocations: ({ cart: { discount, lines, currency } }: CartSource) =>
			discount
				? lines
						.filter(({ cartDiscountCents }) => cartDiscountCents > 0n)
						.map(({ cartDiscountCents }) =>
							allocation({ ...discount, cents: cartDiscountCents }, currency),
						)
				: [],
		buyerIdentity: ({ cart, hasKey }: CartSource, _args, { shop }) => {
			const { countryCode, email, phone, customerId } = cart.record;
			const customer = customerId === null ? undefined : shop.store.get('customers', customerId);
			return {
				countryCode,
				email: hasKey ? email : null,
				phone: hasKey ? phone : null,
				customer: hasKey && customer ? customerSource(customer, null) : null,
				purchasingCompany: null,
				preferences: null,
				deliveryAddressPreferences: [],
			};
		},
		lines: ({ cart }: CartSource, args: ConnectionArguments) =>
			paginate(cart.lines, args, ({ record }) => ({ last_id: 1, last_value: record.id })).map(
				(line): CartLineSource => ({ __typename: 'CartLine', cart, line }),
			),
		// Addresses are entered in the checkout, so a cart has none, and no delivery options.
		delivery: () => ({ addresses: [] }),
		deliveryGroups: emptyConnection,
		appliedGiftCards: () => [],
		metafield: () => null,
		// For carts the platform omits missing ones.
		metafields: () => [],
	},
	CartLine: {
		id: ({ cart, line }: CartLineSource) => cartLineId(cart.record, line.record.id),
		quantity: ({ line }: CartLineSource) => line.record.quantity,
		attributes: ({ line }: CartLineSource) => line.record.attributes,
		attribute: ({ line }: CartLineSource, { key }: { key: string }) =>
			findAttribute(line.record.attributes, key),
		merchandise: ({ cart, line }: CartLineSource) => variantSource(line.variant, cart.currency),
		cost: lineCost,
		estimatedCost: lineCost,
		discountAllocations: ({ cart, line }: CartLineSource) =>
			line.discount ? [allocation(line.discount, cart.currency)] : [],
		instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
		parentRelationship: () => null,
		sellingPlanAllocation: ({ cart, line }: CartLineSource) =>
			line.sellingPlan && allocationSource(line.variant, line.sellingPlan, cart.currency),
	},
};
