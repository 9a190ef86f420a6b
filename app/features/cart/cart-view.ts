import type { CustomerSummary } from '~/features/customer/customer-store';
import type { Money } from '~/i18n/format';

/** A picture as the platform gives it. */
export interface CartImage {
	id?: string | null;
	url: string;
	altText?: string | null;
	width?: number | null;
	height?: number | null;
}

/** One line as the shopper sees it. */
export interface CartLineView {
	id: string;
	quantity: number;
	/** Total of the line; what discount codes take off is told with the cart's total. */
	total: Money;
	price: Money;
	/** Crossed-out total, only where it may be shown. */
	formerTotal?: Money;
	unitPrice?: Money;
	sellingPlan?: string;
	/** Integer of the variant's id, as the product page's `variant` parameter takes it. */
	variantId: string;
	availableForSale: boolean;
	productHandle: string;
	productTitle: string;
	/** Options without "Title: Default Title". */
	options: { name: string; value: string }[];
	image?: CartImage;
}

/**
 * The cart as the browser holds it: without the cart's id, whose key is a secret,
 * and without what the platform knows of the buyer.
 */
export interface CartView {
	checkoutUrl: string;
	createdAt: string;
	updatedAt: string;
	totalQuantity: number;
	subtotal: Money;
	total: Money;
	/** What discount codes take off, where they do. */
	discount?: Money;
	discountCodes: { code: string; applicable: boolean }[];
	countryCode?: string;
	/** Whether this market's prices include VAT. */
	vatIncluded: boolean;
	lines: CartLineView[];
	/** True where the cart holds more than the first 250 lines. */
	hasMore: boolean;
}

/** A message of the platform or of the shop's own rules, in the shopper's language. */
export interface CartNotice {
	kind: 'error' | 'warning';
	/** The platform's code, or one of the shop's own. */
	code: string;
	message: string;
	/** Id of the line it is about. */
	lineId?: string;
}

/** What `/api/cart`, `/api/session` and the cart page's action answer. */
export interface CartAnswer {
	/** `null`: there is no cart. Absent: what became of it is not known, so keep what you have. */
	cart?: CartView | null;
	/** `/api/session` alone tells it. `null`: nobody is signed in. Absent: keep what you know. */
	customer?: CustomerSummary | null;
	notices: CartNotice[];
}
