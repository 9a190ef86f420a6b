import type { DiscountRefusal } from './priced-cart';

/** Messages of cart warnings, as recorded. They are English in every language of the context. */

export function notEnoughStock(quantity: number): string {
	return quantity === 1
		? 'Only 1 item was added to your cart due to availability.'
		: `Only ${quantity} items were added to your cart due to availability.`;
}

export function outOfStock(title: string): string {
	return `The product '${title}' is already sold out.`;
}

/** Assumed: the message for a code that applies to none of the cart's products. */
export function discountWarning(
	refusal: DiscountRefusal,
	code: string,
): { code: string; message: string } {
	const notForTheseItems = `The ${code} discount code is not valid for the items in your cart`;
	switch (refusal) {
		case 'notFound':
			return { code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' };
		case 'inactive':
			return {
				code: 'DISCOUNT_CURRENTLY_INACTIVE',
				message: 'This discount is not valid anymore',
			};
		case 'notInRange':
			return { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: notForTheseItems };
		case 'notEntitled':
			return { code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', message: notForTheseItems };
		case 'notHonoured':
			return {
				code: 'DISCOUNT_CODE_NOT_HONOURED',
				message: `The ${code} discount code is not honoured`,
			};
	}
}
