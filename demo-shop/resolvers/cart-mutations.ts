import type { BuyerIdentityInput } from '../cart/buyer-identity';
import type { CartLineInput, CartLineUpdateInput } from '../cart/cart-input';
import {
	type CartMetafieldsSetInput,
	deleteCartMetafield,
	setCartMetafields,
} from '../cart/cart-metafields';
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
import {
	addDeliveryAddresses,
	type DeliverySelection,
	removeDeliveryAddresses,
	replaceDeliveryAddresses,
	type SelectableAddressInput,
	type SelectableAddressUpdateInput,
	selectDeliveryOptions,
	updateDeliveryAddresses,
} from '../cart/delivery-addresses';
import { addGiftCards, removeGiftCards, updateGiftCards } from '../cart/gift-cards';

import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { Attribute } from '../state/records';
import { cartMetafield } from './cart-metafield';
import { cartSource } from './cart-source';

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
		cartGiftCardCodesAdd: (
			_source: unknown,
			{ cartId, giftCardCodes }: CartArguments<{ giftCardCodes: string[] }>,
			context,
		) => payload(context, addGiftCards(context, cartId, giftCardCodes)),
		cartGiftCardCodesUpdate: (
			_source: unknown,
			{ cartId, giftCardCodes }: CartArguments<{ giftCardCodes: string[] }>,
			context,
		) => payload(context, updateGiftCards(context, cartId, giftCardCodes)),
		cartGiftCardCodesRemove: (
			_source: unknown,
			{ cartId, appliedGiftCardIds }: CartArguments<{ appliedGiftCardIds: string[] }>,
			context,
		) => payload(context, removeGiftCards(context, cartId, appliedGiftCardIds)),
		cartDeliveryAddressesAdd: (
			_source: unknown,
			{ cartId, addresses }: CartArguments<{ addresses: SelectableAddressInput[] }>,
			context,
		) => payload(context, addDeliveryAddresses(context, cartId, addresses)),
		cartDeliveryAddressesReplace: (
			_source: unknown,
			{ cartId, addresses }: CartArguments<{ addresses: SelectableAddressInput[] }>,
			context,
		) => payload(context, replaceDeliveryAddresses(context, cartId, addresses)),
		cartDeliveryAddressesUpdate: (
			_source: unknown,
			{ cartId, addresses }: CartArguments<{ addresses: SelectableAddressUpdateInput[] }>,
			context,
		) => payload(context, updateDeliveryAddresses(context, cartId, addresses)),
		cartDeliveryAddressesRemove: (
			_source: unknown,
			{ cartId, addressIds }: CartArguments<{ addressIds: string[] }>,
			context,
		) => payload(context, removeDeliveryAddresses(context, cartId, addressIds)),
		cartSelectedDeliveryOptionsUpdate: (
			_source: unknown,
			{
				cartId,
				selectedDeliveryOptions,
			}: CartArguments<{ selectedDeliveryOptions: DeliverySelection[] }>,
			context,
		) => payload(context, selectDeliveryOptions(context, cartId, selectedDeliveryOptions)),
		cartMetafieldsSet: (
			_source: unknown,
			{ metafields }: { metafields: CartMetafieldsSetInput[] },
			context,
			{ schema },
		) => {
			const result = setCartMetafields(context, metafields);
			return {
				metafields: result.metafields.map(({ cart, metafield }) =>
					cartMetafield(cartSource(context, cart, false), metafield, context, schema),
				),
				userErrors: result.userErrors,
			};
		},
		cartMetafieldDelete: (
			_source: unknown,
			{ input }: { input: { ownerId: string; key: string } },
			context,
		) => deleteCartMetafield(context, input),
	},
};
