import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import { textKey } from '../shop/markets';
import { sellableStock } from '../shop/stock';
import { variantTitle } from '../shop/variant-title';
import type { Attribute, CartRecord } from '../state/records';
import { applyBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';
import {
	type CartLineInput,
	type CartLineUpdateInput,
	type CartUserError,
	cartDoesNotExist,
	checkAdditions,
	checkNote,
	checkRemovals,
	checkSize,
	checkUpdates,
} from './cart-input';
import { cartChange, cartId, cartLineId, newCart, openCart } from './cart-store';
import { cartTexts } from './cart-texts';
import { addLines, type ChangedLines, uniqueAttributes, updateLines } from './lines';
import { type DiscountRefusal, priceCart } from './priced-cart';
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

export interface CartInput {
	lines?: CartLineInput[] | null;
	buyerIdentity?: BuyerIdentityInput | null;
	discountCodes?: string[] | null;
	attributes?: Attribute[] | null;
	note?: string | null;
	delivery?: unknown;
	giftCardCodes?: unknown;
	metafields?: unknown;
}

export function createCart(context: RequestContext, input: CartInput): CartResult {
	for (const field of ['delivery', 'giftCardCodes', 'metafields'] as const) {
		if (input[field] != null) {
			throw notServed(`The input field CartInput.${field}`);
		}
	}
	const { shop } = context;
	const empty: CartRecord = {
		...newCart(shop),
		// Assumed: the country of the directive is used.
		countryCode: context.requestedCountry,
		language: context.language,
		note: input.note ?? '',
		attributes: uniqueAttributes(input.attributes ?? []),
		discountCodes: uniqueCodes(input.discountCodes ?? []),
	};
	const additions = checkAdditions(shop, input.lines ?? []);
	const noteError = checkNote(empty.note);
	const buyer = applyBuyerIdentity(shop, empty, input.buyerIdentity ?? {});
	const error = additions.error ?? noteError ?? buyer.error;
	if (error) {
		return failure(null, error);
	}
	const changed = addLines([], additions.value ?? []);
	return save(context, buyer.record, changed);
}

export function addToCart(
	context: RequestContext,
	id: string,
	inputs: readonly CartLineInput[],
): CartResult {
	return change(context, id, (cart) => {
		const additions = checkAdditions(context.shop, inputs);
		if (additions.error) {
			return failure(null, additions.error);
		}
		const changed = addLines(cart.lines, additions.value);
		const tooLarge = checkSize(changed.lines.length);
		return tooLarge ? failure(null, tooLarge) : save(context, cart, changed);
	});
}

export function updateCartLines(
	context: RequestContext,
	id: string,
	inputs: readonly CartLineUpdateInput[],
): CartResult {
	return change(context, id, (cart) => {
		const updates = checkUpdates(context.shop, cart, inputs);
		if (updates.error) {
			const keepsCart = updates.error.code === 'INVALID_MERCHANDISE_LINE';
			return failure(keepsCart ? cart : null, updates.error);
		}
		return save(context, cart, updateLines(cart.lines, updates.value));
	});
}

export function removeCartLines(
	context: RequestContext,
	id: string,
	lineIds: readonly string[],
): CartResult {
	return change(context, id, (cart) => {
		const removals = checkRemovals(cart, lineIds);
		if (removals.error) {
			return failure(cart, removals.error);
		}
		const lines = cart.lines.filter((line) => !removals.value.includes(line.id));
		return save(context, cart, { lines, touched: [] });
	});
}

export function updateBuyerIdentity(
	context: RequestContext,
	id: string,
	input: BuyerIdentityInput,
): CartResult {
	return change(context, id, (cart) => {
		const buyer = applyBuyerIdentity(context.shop, cart, input);
		return buyer.error
			? failure(buyer.keepsCart ? cart : null, buyer.error)
			: save(context, buyer.record);
	});
}

export function updateDiscountCodes(
	context: RequestContext,
	id: string,
	codes: readonly string[],
): CartResult {
	return change(context, id, (cart) =>
		save(context, { ...cart, discountCodes: uniqueCodes(codes) }),
	);
}

export function updateNote(context: RequestContext, id: string, note: string): CartResult {
	return change(context, id, (cart) => {
		const error = checkNote(note);
		return error ? failure(null, error) : save(context, { ...cart, note });
	});
}

export function updateAttributes(
	context: RequestContext,
	id: string,
	attributes: readonly Attribute[],
): CartResult {
	return change(context, id, (cart) =>
		save(context, { ...cart, attributes: uniqueAttributes(attributes) }),
	);
}

/** Runs an operation on a cart whose id contains the key; for mutations all others do not exist. */
function change(
	context: RequestContext,
	id: string,
	operation: (cart: CartRecord) => CartResult,
): CartResult {
	const access = openCart(context.shop, id);
	return access?.hasKey ? operation(access.record) : failure(null, cartDoesNotExist());
}

function failure(cart: CartRecord | null, error: CartUserError): CartResult {
	return { cart, userErrors: [error], warnings: [] };
}

function uniqueCodes(codes: readonly string[]): string[] {
	const byName = new Map<string, string>();
	for (const code of codes.map((text) => text.trim())) {
		if (code !== '' && !byName.has(code.toLowerCase())) {
			byName.set(code.toLowerCase(), code);
		}
	}
	return [...byName.values()];
}

/** Clamps touched lines to the stock, stores the cart and collects its warnings. */
function save(
	context: RequestContext,
	cart: CartRecord,
	changed: ChangedLines = { lines: cart.lines, touched: [] },
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
	const texts = cartTexts(context.requestedLanguage);
	const variant = context.shop.catalogue.variantById.get(variantId);
	const title = variant
		? `${variant.product.data.title[textKey(context.language)]} - ${variantTitle(variant, context.language)}`
		: '';
	return {
		code: kind === 'notEnough' ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK',
		message: kind === 'notEnough' ? texts.notEnoughStock(quantity) : texts.outOfStock(title),
		target: cartLineId(cart, lineId),
	};
}

function discountWarnings(context: RequestContext, cart: CartRecord): CartWarning[] {
	const texts = cartTexts(context.requestedLanguage);
	const wording: Record<DiscountRefusal, { code: string; message: string }> = {
		notFound: { code: 'DISCOUNT_NOT_FOUND', message: texts.discountNotFound },
		inactive: { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: texts.discountInactive },
		notCombinable: { code: 'DISCOUNT_CODE_NOT_HONOURED', message: texts.discountNotCombinable },
		notEntitled: { code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', message: texts.discountNotEntitled },
	};
	return priceCart(context.shop, cart).codes.flatMap(({ refusal }) =>
		refusal ? [{ ...wording[refusal], target: cartId(cart) }] : [],
	);
}
