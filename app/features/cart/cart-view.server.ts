import { crossedOutPrice } from '~/features/catalog/compare-at-price';
import type { Money } from '~/i18n/format';
import { compareDecimals, sumDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';
import type { CartFragment, CartLine_CartLine_Fragment } from '~/shopify/storefront.generated';
import { site } from '~/site';
import type { CartLineView, CartView } from './cart-view';

export interface ViewSettings {
	/** Domain of the hosted checkout where it is not the shop's own; else empty. */
	PUBLIC_CHECKOUT_DOMAIN: string;
}

/** Where a cart is paid: at the configured checkout domain, or as the platform says. */
export function checkoutAddress(checkoutUrl: string, settings: ViewSettings): string {
	if (!settings.PUBLIC_CHECKOUT_DOMAIN) return checkoutUrl;
	const url = new URL(checkoutUrl);
	url.host = settings.PUBLIC_CHECKOUT_DOMAIN;
	return url.href;
}

/** What the browser may know of a cart. The id stays behind: its key is a secret. */
export function toCartView(cart: CartFragment, settings: ViewSettings): CartView {
	const countryCode = cart.buyerIdentity.countryCode ?? undefined;
	const vatIncluded = countryCode !== undefined && site.vatMarkets.has(countryCode);
	const taken = [cart, ...cart.lines.nodes].flatMap(({ discountAllocations }) =>
		discountAllocations.map(({ discountedAmount }) => discountedAmount.amount),
	);
	const discount = sumDecimals(taken);
	const total = cart.cost.totalAmount;
	return {
		checkoutUrl: checkoutAddress(cart.checkoutUrl, settings),
		createdAt: cart.createdAt,
		updatedAt: cart.updatedAt,
		totalQuantity: cart.totalQuantity,
		// The platform's own subtotal is what is left after discounts on lines.
		subtotal: { ...total, amount: sumDecimals([total.amount, discount]) },
		total,
		...(compareDecimals(discount, '0') > 0 && {
			discount: { ...total, amount: discount },
		}),
		discountCodes: cart.discountCodes,
		...(countryCode && { countryCode }),
		vatIncluded,
		lines: cart.lines.nodes.map((line) => toLineView(line, vatIncluded)),
		hasMore: cart.lines.pageInfo.hasNextPage,
	};
}

function toLineView(line: CartLine_CartLine_Fragment, vatIncluded: boolean): CartLineView {
	const { merchandise: variant, cost } = line;
	const compareAtPrice = crossedOutPrice({
		price: variant.price,
		compareAtPrice: variant.compareAtPrice,
		lowestPrice30d: variant.lowestPrice?.value,
		vatIncluded,
	});
	const image = variant.image ?? variant.product.featuredImage;
	const sellingPlan = line.sellingPlanAllocation?.sellingPlan.name;
	return {
		id: line.id,
		quantity: line.quantity,
		total: cost.subtotalAmount,
		price: cost.amountPerQuantity,
		...(compareAtPrice && { formerTotal: times(compareAtPrice, line.quantity) }),
		...(variant.unitPrice && { unitPrice: variant.unitPrice }),
		...(sellingPlan && { sellingPlan }),
		variantId: shortId(variant.id),
		availableForSale: variant.availableForSale,
		productHandle: variant.product.handle,
		productTitle: variant.product.title,
		options: variant.selectedOptions.filter(
			({ name, value }) => !(name === 'Title' && value === 'Default Title'),
		),
		...(image && { image }),
	};
}

function times(price: Money, quantity: number): Money {
	return { ...price, amount: sumDecimals(Array<string>(quantity).fill(price.amount)) };
}
