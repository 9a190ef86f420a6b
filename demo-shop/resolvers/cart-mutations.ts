import type { BuyerIdentityInput } from '../cart/buyer-identity';
import type { CartLineInput, CartLineUpdateInput } from '../cart/cart-input';
import {
	addToCart,
	type CartInput,
	createCart,
	removeCartLines,
	updateAttributes,
	updateBuyerIdentity,
	updateCartLines,
	updateDiscountCodes,
	updateNote,
} from '../cart/cart-operations';
import type { CartResult } from '../cart/change-cart';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { Attribute } from '../state/records';
import { cartSource } from './cart';

type CartArguments<Input> = { cartId: string } & Input;

function payload(context: RequestContext, { cart, userErrors, warnings }: CartResult) {
	return { cart: cart && cartSource(context, cart, true), userErrors, warnings };
}

export const cartMutationResolvers: ResolverMap = {
	Mutation: {
		cartCreate: (_source: unknown, { input }: { input?: CartInput | null }, context) =>
			payload(context, createCart(context, input ?? {})),
		cartLinesAdd: (
			_source: unknown,
			{ cartId, lines }: CartArguments<{ lines: CartLineInput[] }>,
			context,
		) => payload(context, addToCart(context, cartId, lines)),
		cartLinesUpdate: (
			_source: unknown,
			{ cartId, lines }: CartArguments<{ lines: CartLineUpdateInput[] }>,
			context,
		) => payload(context, updateCartLines(context, cartId, lines)),
		cartLinesRemove: (
			_source: unknown,
			{ cartId, lineIds }: CartArguments<{ lineIds: string[] }>,
			context,
		) => payload(context, removeCartLines(context, cartId, lineIds)),
		cartBuyerIdentityUpdate: (
			_source: unknown,
			{ cartId, buyerIdentity }: CartArguments<{ buyerIdentity: BuyerIdentityInput }>,
			context,
		) => payload(context, updateBuyerIdentity(context, cartId, buyerIdentity)),
		cartDiscountCodesUpdate: (
			_source: unknown,
			{ cartId, discountCodes }: CartArguments<{ discountCodes: string[] }>,
			context,
		) => payload(context, updateDiscountCodes(context, cartId, discountCodes)),
		cartNoteUpdate: (
			_source: unknown,
			{ cartId, note }: CartArguments<{ note: string }>,
			context,
		) => payload(context, updateNote(context, cartId, note)),
		cartAttributesUpdate: (
			_source: unknown,
			{ cartId, attributes }: CartArguments<{ attributes: Attribute[] }>,
			context,
		) => payload(context, updateAttributes(context, cartId, attributes)),
	},
};
