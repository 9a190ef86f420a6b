import type { CustomerSummary } from '~/features/customer/customer-store';
import type { Money } from '~/i18n/format';
import type { PictureData } from '~/ui/picture';
import type { Gift } from './cart-gift';
import type { TypedRecipient } from './gift-recipient';

/** One line of the cart. */
export interface CartLineView {
	id: string;
	quantity: number;
	/** Total of the line, without discount codes: these are part of the cart's total. */
	total: Money;
	price: Money;
	/** Crossed-out total, only if it may be shown by law. */
	formerTotal?: Money;
	unitPrice?: Money;
	sellingPlan?: string;
	/** Integer of the variant's id, for the product page's `variant` parameter. */
	variantId: string;
	availableForSale: boolean;
	productHandle: string;
	productTitle: string;
	/** Without the platform's placeholder "Title: Default Title". */
	options: { name: string; value: string }[];
	image?: PictureData;
	/** Texts about the recipient of a gift card, first the name or address. */
	recipient?: string[];
	/** Fields of the form that adds the same line again, without its quantity; absent where no form does. */
	again?: Record<string, string>;
}

/**
 * The cart for the browser: without the cart's id, whose key is a secret, and without the buyer's data.
 */
export interface CartView {
	checkoutUrl: string;
	createdAt: string;
	updatedAt: string;
	totalQuantity: number;
	/** Before discount codes and gift cards. */
	subtotal: Money;
	/** What is left to pay, without shipping. */
	total: Money;
	/** Amount of the discount codes, if there is any. */
	discount?: Money;
	discountCodes: { code: string; applicable: boolean }[];
	/** What each gift card pays. */
	giftCards: { id: string; lastCharacters: string; amount: Money }[];
	/** Message and date of a gift, if it is one. */
	gift?: Gift;
	countryCode?: string;
	/** Whether prices of this market include VAT. */
	vatIncluded: boolean;
	/** What is sold: goods to be shipped, only digital ones, or only gift cards, which are taxed when they are redeemed. */
	goods: 'shipped' | 'digital' | 'giftCards';
	/** Absent where nothing is shipped, or the costs are unknown. */
	shipping?: {
		/** Name of the country. */
		country: string;
		/** What the checkout adds. */
		price: Money;
		/** What is left to pay with shipping; absent where a gift card may pay for a part of it, or a line cannot be ordered. */
		total?: Money;
		/** Text with the day by which all of it arrives; absent where that is not known, or a line cannot be ordered. */
		arrival?: string;
		/** The same day, as `2026-12-04`. */
		arrivalDay?: string;
	};
	lines: CartLineView[];
	/** Whether the cart has more than the first 250 lines. */
	hasMore: boolean;
}

/** A message of the platform or of the shop's own rules, in the visitor's language. */
export interface CartNotice {
	kind: 'error' | 'warning';
	/** The platform's code, or one of the shop's own. */
	code: string;
	message: string;
	/** Id of the line that the message is about. */
	lineId?: string;
	/** The discount code that was typed, to be sent again later. */
	typed?: string;
	/** Part of the response to a form that was posted without JavaScript. */
	posted?: boolean;
}

/** Response of `/api/cart`, `/api/session` and the cart page's action. */
export interface CartResponse {
	/** `null`: there is no cart. Absent: unknown, so the browser keeps its cart. */
	cart?: CartView | null;
	/** Only from `/api/session`. `null`: nobody is signed in. Absent: unknown, so the browser keeps its customer. */
	customer?: CustomerSummary | null;
	notices: CartNotice[];
	/** Only after an addition: whether the cart has more than before. */
	added?: boolean;
	/** What was typed into a refused gift form, to be sent again later. */
	typedGift?: Gift;
	/** What was typed about the recipient of a gift card that was not added, to be sent again. */
	typedRecipient?: TypedRecipient;
}
