import { crossedOutPrice } from '~/features/catalog/compare-at-price';
import { arrivalDay } from '~/features/catalog/delivery.server';
import { shippingRate } from '~/features/catalog/purchase-terms.server';
import { countryName, formatNearDay, isoDate, type Money } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { compareDecimals, sumDecimals } from '~/lib/decimal';
import type { AppContext } from '~/server/context.server';
import { isPlaceholderOption } from '~/shopify/default-variant';
import { shortId } from '~/shopify/ids';
import { withNightPicture } from '~/shopify/night-picture';
import type { CartFragment, CartLine_CartLine_Fragment } from '~/shopify/storefront.generated';
import { pricesIncludeVat } from '~/site';
import { type Gift, giftOf } from './cart-gift';
import type { CartLineView, CartView } from './cart-view';
import { recipientFields, recipientTexts } from './gift-recipient.server';

type Merchandise = CartLine_CartLine_Fragment['merchandise'];

export interface ViewSettings {
	/** Domain of the hosted checkout if it differs from the shop's; else empty. */
	PUBLIC_CHECKOUT_DOMAIN: string;
}

/** URL of the checkout: at the configured domain, or the platform's. */
export function withCheckoutDomain(checkoutUrl: string, settings: ViewSettings): string {
	if (!settings.PUBLIC_CHECKOUT_DOMAIN) return checkoutUrl;
	const url = new URL(checkoutUrl);
	url.host = settings.PUBLIC_CHECKOUT_DOMAIN;
	return url.href;
}

/** A cart for the browser. Leaves out the cart's id, whose key is a secret. */
export function toCartView(
	cart: CartFragment,
	{ env, locale }: Pick<AppContext, 'env' | 'locale'>,
): CartView {
	const countryCode = cart.buyerIdentity.countryCode ?? undefined;
	const vatIncluded = countryCode !== undefined && pricesIncludeVat(countryCode);
	const discounts = [cart, ...cart.lines.nodes].flatMap(({ discountAllocations }) =>
		discountAllocations.map(({ discountedAmount }) => discountedAmount.amount),
	);
	const discount = sumDecimals(discounts);
	const total = cart.cost.totalAmount;
	const giftCards = cart.appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => ({
		id,
		lastCharacters,
		amount: presentmentAmountUsed,
	}));
	// The platform keeps lines that are sold out, with a quantity of 0.
	const sold = cart.lines.nodes.flatMap(({ quantity, merchandise }) =>
		quantity > 0 ? [merchandise] : [],
	);
	const parcel = sold.filter(({ requiresShipping }) => requiresShipping);
	// The platform counts a line that has sold out in the cart until the next change of it.
	const isOrderable = sold.every(({ availableForSale }) => availableForSale);
	const gift = giftOf(cart.attributes);
	const shipping = shippingView(cart, parcel, isOrderable, gift, locale);
	const paid = giftCards.map(({ amount }) => amount.amount);
	return {
		checkoutUrl: withCheckoutDomain(cart.checkoutUrl, env),
		createdAt: cart.createdAt,
		updatedAt: cart.updatedAt,
		totalQuantity: cart.totalQuantity,
		// The platform's own subtotal already has the discounts on lines subtracted, but not those on the order.
		subtotal: { ...total, amount: sumDecimals([total.amount, discount, ...paid]) },
		total,
		...(compareDecimals(discount, '0') > 0 && {
			discount: { ...total, amount: discount },
		}),
		discountCodes: cart.discountCodes,
		giftCards,
		...(gift && { gift }),
		...(countryCode && { countryCode }),
		vatIncluded,
		goods: goodsOf(sold),
		...(shipping && { shipping }),
		lines: cart.lines.nodes.map((line) => toLineView(line, vatIncluded, locale)),
		hasMore: cart.lines.pageInfo.hasNextPage,
	};
}

function goodsOf(sold: readonly Merchandise[]): CartView['goods'] {
	if (sold.some(({ requiresShipping }) => requiresShipping)) return 'shipped';
	const hasOther = sold.some(({ product }) => !product.isGiftCard);
	return sold.length > 0 && !hasOther ? 'giftCards' : 'digital';
}

/** Shipping to the buyer's country; `undefined` where nothing is shipped, or its costs are not known. */
function shippingView(
	{ buyerIdentity, cost, appliedGiftCards }: CartFragment,
	parcel: readonly Merchandise[],
	isOrderable: boolean,
	gift: Gift | undefined,
	locale: AppContext['locale'],
): CartView['shipping'] {
	const market = buyerIdentity.countryCode;
	const price = market ? shippingRate(market) : undefined;
	if (!market || !price || parcel.length === 0) return undefined;
	const country = countryName(market, locale);
	if (!isOrderable) return { country, price };
	const isInStock = !parcel.some(({ currentlyNotInStock }) => currentlyNotInStock);
	const days = parcel.map(({ product }) => product.deliveryDays?.value);
	const day = isInStock ? arrivalDay(market, days) : undefined;
	const { amount, currencyCode } = cost.totalAmount;
	// A gift card that pays for all goods may pay for the shipping too, or for a part of it.
	const isUsedUp = appliedGiftCards.length === 0 || compareDecimals(amount, '0') > 0;
	const isSum = isUsedUp && currencyCode === price.currencyCode;
	return {
		country,
		price,
		...(isSum && { total: { amount: sumDecimals([amount, price.amount]), currencyCode } }),
		...(day && arrivalView(day, country, gift, locale)),
	};
}

/** The day of delivery. A later day that the buyer wishes comes before it. */
function arrivalView(
	day: Date,
	country: string,
	gift: Gift | undefined,
	locale: AppContext['locale'],
) {
	const arrivalDay = isoDate(day, 'UTC');
	const isLater = gift !== undefined && gift.date > arrivalDay;
	const arrival = translator(locale)(isLater ? 'gift:delivery' : 'catalog:terms.delivery', {
		date: formatNearDay(day, locale),
		country,
	});
	return { arrival, arrivalDay };
}

function toLineView(
	line: CartLine_CartLine_Fragment,
	vatIncluded: boolean,
	locale: AppContext['locale'],
): CartLineView {
	const { merchandise: variant, cost } = line;
	const compareAtPrice = crossedOutPrice({
		price: variant.price,
		compareAtPrice: variant.compareAtPrice,
		lowestPrice30d: variant.lowestPrice?.value,
		vatIncluded,
	});
	const image = variant.image ?? variant.product.featuredImage;
	const sellingPlan = line.sellingPlanAllocation?.sellingPlan;
	const ofRecipient = recipientFields(line.attributes);
	const recipient = recipientTexts(line.attributes, locale);
	// A gift card's only option is its value without a currency; its price says the same.
	const isGiftCardValue = variant.product.isGiftCard && variant.selectedOptions.length === 1;
	return {
		id: line.id,
		quantity: line.quantity,
		total: cost.subtotalAmount,
		price: cost.amountPerQuantity,
		...(compareAtPrice && { formerTotal: multiply(compareAtPrice, line.quantity) }),
		...(vatIncluded && variant.unitPrice && { unitPrice: variant.unitPrice }),
		...(sellingPlan && { sellingPlan: sellingPlan.name }),
		variantId: shortId(variant.id),
		availableForSale: variant.availableForSale,
		productHandle: variant.product.handle,
		productTitle: variant.product.title,
		options: isGiftCardValue
			? []
			: variant.selectedOptions.filter((option) => !isPlaceholderOption(option)),
		...(recipient.length > 0 && { recipient }),
		...(ofRecipient && {
			again: {
				variantId: shortId(variant.id),
				...(sellingPlan && { sellingPlanId: shortId(sellingPlan.id) }),
				...ofRecipient,
			},
		}),
		...(image && { image: variant.image ? withNightPicture(image, variant.nightPicture) : image }),
	};
}

function multiply(price: Money, quantity: number): Money {
	return { ...price, amount: sumDecimals(Array<string>(quantity).fill(price.amount)) };
}
