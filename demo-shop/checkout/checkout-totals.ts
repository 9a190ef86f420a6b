import { type AppliedGiftCard, appliedGiftCards, unpaidCents } from '../cart/gift-cards';
import type { PricedCart } from '../cart/priced-cart';
import { includedVat, marketFor } from '../shop/markets';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';

/** Totals of an order, in cents of the cart's currency. */
export interface CheckoutTotals {
	subtotalCents: bigint;
	/** Discount on the whole cart. */
	discountCents: bigint;
	/** 0 where nothing needs shipping. */
	shippingCents: bigint;
	/** VAT included in the total; 0 in markets whose prices include none. */
	taxCents: bigint;
	taxIncluded: boolean;
	totalCents: bigint;
	/** Gift cards pay shipping too. */
	giftCards: AppliedGiftCard[];
	/** What they leave. */
	dueCents: bigint;
}

/** Gift cards that are bought; they are taxed when they are redeemed, and no discount applies to them. */
function giftCardCents({ lines }: PricedCart): bigint {
	return lines.reduce(
		(sum, { variant, totalCents }) => (variant.product.data.isGiftCard ? sum + totalCents : sum),
		0n,
	);
}

/** The cart must be priced in the market of the delivery's country. */
export function checkoutTotals(shop: Shop, cart: PricedCart): CheckoutTotals {
	const market = marketFor(cart.record.countryCode);
	const shippingCents = cart.requiresShipping ? parseAmount(market.shipping) : 0n;
	const totalCents = cart.totalCents + shippingCents;
	const giftCards = appliedGiftCards(shop, cart, totalCents).filter(
		({ paidCents }) => paidCents > 0n,
	);
	return {
		subtotalCents: cart.subtotalCents,
		discountCents: cart.discount?.cents ?? 0n,
		shippingCents,
		taxCents: market.taxIncluded ? includedVat(totalCents - giftCardCents(cart)) : 0n,
		taxIncluded: market.taxIncluded,
		totalCents,
		giftCards,
		dueCents: unpaidCents(totalCents, giftCards),
	};
}
