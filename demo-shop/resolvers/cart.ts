import type { GraphQLResolveInfo } from 'graphql';
import { findMetafield } from '../cart/cart-metafields';
import { cartId, cartLineId, checkoutUrl } from '../cart/cart-store';
import { appliedGiftCards, dueCents } from '../cart/gift-cards';
import type { AppliedDiscount } from '../cart/priced-cart';
import type { ConnectionArguments } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { type CurrencyCode, shopCurrency } from '../shop/markets';
import type { MetafieldIdentifier } from '../shop/metafields';
import { parseAmount } from '../shop/money';
import type { CartRecord } from '../state/records';
import { cartDeliveryResolvers, deliveryGroups, deliverySource } from './cart-delivery';
import { cartMetafield } from './cart-metafield';
import { type CartLineSource, type CartSource, cartLinePage } from './cart-source';
import { customerSource } from './customer-source';
import { money } from './money';
import { allocationSource } from './selling-plans';
import { variantSource } from './variant';

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

/** Assumed: the estimated total has no shipping, even where an address is selected. */
function cartCost({ cart }: CartSource, _args: object, { shop }: RequestContext) {
	return {
		subtotalAmount: money(cart.subtotalCents, cart.currency),
		subtotalAmountEstimated: true,
		totalAmount: money(dueCents(shop, cart), cart.currency),
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

function metafieldOf(
	source: CartSource,
	identifier: MetafieldIdentifier,
	context: RequestContext,
	{ schema }: GraphQLResolveInfo,
) {
	const record = findMetafield(source.cart.record, identifier);
	return record && cartMetafield(source, record, context, schema);
}

export const cartResolvers: ResolverMap = {
	...cartDeliveryResolvers,
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
			cartLinePage(cart, cart.lines, args),
		delivery: deliverySource,
		deliveryGroups,
		appliedGiftCards: ({ cart }: CartSource, _args, { shop }) =>
			appliedGiftCards(shop, cart, cart.totalCents).map((card) => ({
				id: gid('AppliedGiftCard', card.id),
				lastCharacters: card.lastCharacters,
				amountUsed: money(card.usedCents, shopCurrency),
				balance: money(card.balanceCents, shopCurrency),
				presentmentAmountUsed: money(card.paidCents, cart.currency),
			})),
		metafield: metafieldOf,
		// For carts the platform omits missing ones.
		metafields: (
			source: CartSource,
			{ identifiers }: { identifiers: MetafieldIdentifier[] },
			context,
			info,
		) => identifiers.flatMap((identifier) => metafieldOf(source, identifier, context, info) ?? []),
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
