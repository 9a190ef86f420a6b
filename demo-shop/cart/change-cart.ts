import type { RequestContext } from '../schema/request-context';
import { gid } from '../shop/ids';
import { textKey } from '../shop/markets';
import { sellableStock } from '../shop/stock';
import { variantTitle } from '../shop/variant-title';
import type { CartRecord } from '../state/records';
import { type CartUserError, cartDoesNotExist } from './cart-input';
import { cartChange, cartLineId, newCart, openCart } from './cart-store';
import { discountWarning, notEnoughStock, outOfStock } from './cart-texts';
import type { ChangedLines } from './lines';
import { priceCart } from './priced-cart';
import { clampToStock, type StockWarning } from './stock-rules';

export interface CartWarning {
	code: string;
	message: string;
	target: string;
}

/** Payload of every cart mutation. */
export interface CartResult {
	cart: CartRecord | null;
	userErrors: CartUserError[];
	warnings: CartWarning[];
}

/**
 * Runs an operation on a cart whose id contains the key. For mutations all others do not exist: as recorded, the
 * response has the error, and a new cart that the operation has changed as far as it can.
 */
export function changeCart(
	context: RequestContext,
	id: string,
	operation: (cart: CartRecord) => CartResult,
): CartResult {
	const access = openCart(context.shop, id);
	if (access?.hasKey) {
		return operation(access.record);
	}
	const { cart } = saveCart(context, emptyCart(context));
	const changed = cart && operation(cart).cart;
	return failure(changed ?? cart, cartDoesNotExist());
}

/** A new cart, not stored yet. Assumed: the country of the directive is used. */
export function emptyCart(context: RequestContext): CartRecord {
	return {
		...newCart(context.shop),
		countryCode: context.requestedCountry,
		language: context.language,
	};
}

export function failure(cart: CartRecord | null, ...userErrors: CartUserError[]): CartResult {
	return { cart, userErrors, warnings: [] };
}

/** Clamps the changed lines to the stock, stores the cart and collects its warnings. */
export function saveCart(
	context: RequestContext,
	cart: CartRecord,
	changed: ChangedLines = { lines: cart.lines, changedIds: [], stockFirst: 'changed' },
): CartResult {
	const { shop } = context;
	const { lines, warnings } = clampToStock(changed, (variantId) => {
		const variant = shop.catalogue.variantById.get(variantId);
		return variant ? sellableStock(shop, variant) : 0;
	});
	const record: CartRecord = {
		...cart,
		lines,
		// Assumed: a later change of language applies to the checkout; the documentation names only cartCreate.
		language: context.requestedLanguage ?? cart.language,
		updatedAt: shop.clock(),
	};
	shop.store.commit([cartChange(record)]);
	return {
		cart: record,
		userErrors: [],
		warnings: [
			...warnings.map((warning) => stockWarning(context, record, warning)),
			...discountWarnings(context, record),
		],
	};
}

function stockWarning(
	context: RequestContext,
	cart: CartRecord,
	{ kind, lineId, quantity, variantId }: StockWarning,
): CartWarning {
	const variant = context.shop.catalogue.variantById.get(variantId);
	const title = variant
		? `${variant.product.data.title[textKey(context.language)]} - ${variantTitle(variant, context.language)}`
		: '';
	return {
		code: kind === 'notEnough' ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK',
		message: kind === 'notEnough' ? notEnoughStock(quantity) : outOfStock(title),
		target: cartLineId(cart, lineId),
	};
}

/** Codes that are not honoured come last, as recorded. */
function discountWarnings(context: RequestContext, cart: CartRecord): CartWarning[] {
	const target = gid('Cart', cart.token);
	const warnings = priceCart(context.shop, cart).codes.flatMap(({ code, refusal }) =>
		refusal ? [{ ...discountWarning(refusal, code), target }] : [],
	);
	const isHonoured = ({ code }: CartWarning) => code !== 'DISCOUNT_CODE_NOT_HONOURED';
	return [...warnings.filter(isHonoured), ...warnings.filter((each) => !isHonoured(each))];
}
