import type { AppContext } from '~/server/context.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_GIFT_CARD_CODES_ADD, CART_GIFT_CARD_CODES_REMOVE } from './cart.queries';
import { changeCart } from './cart.server';
import type { CartOutcome } from './cart-outcome.server';
import { addDiscountCode, removeDiscountCode } from './discount-codes.server';

/** Applies a discount code or a gift card: buyers know both as a code, and have one field for them. */
export async function redeemCode(context: AppContext, code: string): Promise<CartOutcome> {
	const outcome = await addDiscountCode(context, code);
	if (!outcome.warnings.some((warning) => warning.code === 'DISCOUNT_NOT_FOUND')) return outcome;
	const { cart } = await addGiftCard(context, code);
	return hasGiftCard(cart, code) ? removeDiscountCode(context, code) : outcome;
}

/** The platform leaves out a code that no gift card has, without an error. */
async function addGiftCard(context: AppContext, code: string): Promise<CartOutcome> {
	return changeCart(context, 'Cannot add gift card', async (cartId, ifApplied) => {
		const { cartGiftCardCodesAdd } = await context.shopify.mutate(CART_GIFT_CARD_CODES_ADD, {
			variables: { cartId, giftCardCodes: [giftCardCode(code)] },
			idempotent: true,
			confirm: ifApplied('cartGiftCardCodesAdd', (cart) => hasGiftCard(cart, code)),
		});
		return cartGiftCardCodesAdd;
	});
}

/** @param giftCardId global id of the card on the cart. Throws `ShopifyError`. */
export async function removeGiftCard(
	context: AppContext,
	giftCardId: string,
): Promise<CartOutcome> {
	return changeCart(context, 'Cannot remove gift card', async (cartId, ifApplied) => {
		const { cartGiftCardCodesRemove } = await context.shopify.mutate(CART_GIFT_CARD_CODES_REMOVE, {
			variables: { cartId, appliedGiftCardIds: [giftCardId] },
			idempotent: true,
			confirm: ifApplied(
				'cartGiftCardCodesRemove',
				({ appliedGiftCards }) => !appliedGiftCards.some(({ id }) => id === giftCardId),
			),
		});
		return cartGiftCardCodesRemove;
	});
}

function hasGiftCard({ appliedGiftCards }: CartFragment, code: string): boolean {
	const typed = giftCardCode(code).toLowerCase();
	return appliedGiftCards.some((card) => typed.endsWith(card.lastCharacters.toLowerCase()));
}

/** A gift card's code is printed in groups. */
function giftCardCode(typed: string): string {
	return typed.replaceAll(/[\s-]/g, '');
}
