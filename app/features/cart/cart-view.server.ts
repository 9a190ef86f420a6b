import { crossedOutPrice } from '~/lib/compare-at-price';
import { compareDecimals, sumDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';
import type { CartFragment, CartLine_CartLine_Fragment } from '~/shopify/storefront.generated';
import { site } from '~/site';
import type { CartLineView, CartView } from './cart-view';

/** What the browser may know of a cart. The id stays behind: its key is a secret. */
export function toCartView(cart: CartFragment): CartView {
	const countryCode = cart.buyerIdentity.countryCode ?? undefined;
	const vatIncluded = countryCode !== undefined && site.vatMarkets.has(countryCode);
	const taken = [cart, ...cart.lines.nodes].flatMap(({ discountAllocations }) =>
		discountAllocations.map(({ discountedAmount }) => discountedAmount.amount),
	);
	const discount = sumDecimals(taken);
	return {
		checkoutUrl: cart.checkoutUrl,
		createdAt: cart.createdAt,
		updatedAt: cart.updatedAt,
		totalQuantity: cart.totalQuantity,
		subtotal: cart.cost.subtotalAmount,
		total: cart.cost.totalAmount,
		...(compareDecimals(discount, '0') > 0 && {
			discount: { ...cart.cost.totalAmount, amount: discount },
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
		total: cost.totalAmount,
		...(cost.subtotalAmount.amount !== cost.totalAmount.amount && {
			totalBefore: cost.subtotalAmount,
		}),
		price: variant.price,
		...(compareAtPrice && { compareAtPrice }),
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
