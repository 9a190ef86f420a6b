import type { RequestContext } from '../schema/request-context';
import { putMetafields } from '../state/metafields';
import type { Attribute, CartRecord } from '../state/records';
import { applyBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';
import {
	type CartLineInput,
	type CartLineUpdateInput,
	checkAdditions,
	checkNote,
	checkRemovals,
	checkSize,
	checkUpdates,
} from './cart-input';
import { type CartMetafieldInput, checkMetafields, metafieldValues } from './cart-metafields';
import { type CartResult, changeCart, emptyCart, failure, saveCart } from './change-cart';
import { newAddresses, type SelectableAddressInput, withAddresses } from './delivery-addresses';
import { withCodes } from './gift-cards';
import { addLines, uniqueAttributes, updateLines } from './lines';

export interface CartInput {
	lines?: CartLineInput[] | null;
	buyerIdentity?: BuyerIdentityInput | null;
	discountCodes?: string[] | null;
	attributes?: Attribute[] | null;
	note?: string | null;
	delivery?: { addresses?: SelectableAddressInput[] | null } | null;
	giftCardCodes?: string[] | null;
	metafields?: CartMetafieldInput[] | null;
}

export function createCart(context: RequestContext, input: CartInput): CartResult {
	const { shop } = context;
	const empty: CartRecord = {
		...emptyCart(context),
		note: input.note ?? '',
		attributes: uniqueAttributes(input.attributes ?? []),
		discountCodes: uniqueCodes(input.discountCodes ?? []),
		giftCards: withCodes(shop, [], input.giftCardCodes ?? []),
	};
	const additions = checkAdditions(shop, input.lines ?? []);
	const noteError = checkNote(empty.note);
	const buyer = applyBuyerIdentity(shop, empty, input.buyerIdentity ?? {});
	const delivery = newAddresses(shop, buyer.record, input.delivery?.addresses ?? []);
	const [metafieldError] = checkMetafields(shop, input.metafields ?? []);
	const error =
		additions.error ??
		noteError ??
		buyer.error ??
		delivery.errors[0] ??
		// Assumed: the fields of both; the code is the schema's.
		(metafieldError && { ...metafieldError, code: 'INVALID_METAFIELDS' });
	if (error) {
		const { code, field, message } = error;
		return failure(null, { code, field, message });
	}
	const { metafields, changes } = putMetafields(
		shop,
		[],
		metafieldValues(shop, input.metafields ?? []),
	);
	shop.store.commit(changes);
	const cart = withAddresses({ ...buyer.record, metafields }, [], delivery.addresses);
	return saveCart(context, cart, addLines([], additions.value ?? []));
}

export function addToCart(
	context: RequestContext,
	id: string,
	inputs: readonly CartLineInput[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const additions = checkAdditions(context.shop, inputs);
		if (additions.error) {
			return failure(null, additions.error);
		}
		const changed = addLines(cart.lines, additions.value);
		const tooLarge = checkSize(changed.lines.length);
		return tooLarge ? failure(null, tooLarge) : saveCart(context, cart, changed);
	});
}

export function updateCartLines(
	context: RequestContext,
	id: string,
	inputs: readonly CartLineUpdateInput[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const updates = checkUpdates(context.shop, cart, inputs);
		if (updates.error) {
			const keepsCart = updates.error.code === 'INVALID_MERCHANDISE_LINE';
			return failure(keepsCart ? cart : null, updates.error);
		}
		return saveCart(context, cart, updateLines(cart.lines, updates.value));
	});
}

export function removeCartLines(
	context: RequestContext,
	id: string,
	lineIds: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const removals = checkRemovals(cart, lineIds);
		if (removals.error) {
			return failure(cart, removals.error);
		}
		const lines = cart.lines.filter((line) => !removals.value.includes(line.id));
		return saveCart(context, cart, { lines, changedIds: [], stockFirst: 'changed' });
	});
}

export function updateBuyerIdentity(
	context: RequestContext,
	id: string,
	input: BuyerIdentityInput,
): CartResult {
	return changeCart(context, id, (cart) => {
		const buyer = applyBuyerIdentity(context.shop, cart, input);
		return buyer.error
			? failure(buyer.keepsCart ? cart : null, buyer.error)
			: saveCart(context, buyer.record);
	});
}

export function updateDiscountCodes(
	context: RequestContext,
	id: string,
	codes: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) =>
		saveCart(context, { ...cart, discountCodes: uniqueCodes(codes) }),
	);
}

export function updateNote(context: RequestContext, id: string, note: string): CartResult {
	return changeCart(context, id, (cart) => {
		const error = checkNote(note);
		return error ? failure(null, error) : saveCart(context, { ...cart, note });
	});
}

export function updateAttributes(
	context: RequestContext,
	id: string,
	attributes: readonly Attribute[],
): CartResult {
	return changeCart(context, id, (cart) =>
		saveCart(context, { ...cart, attributes: uniqueAttributes(attributes) }),
	);
}

/** The codes as they were typed, each once. Assumed: a blank one is left out. */
function uniqueCodes(codes: readonly string[]): string[] {
	const byName = new Map<string, string>();
	for (const code of codes) {
		if (code.trim() !== '' && !byName.has(code.toLowerCase())) {
			byName.set(code.toLowerCase(), code);
		}
	}
	return [...byName.values()];
}
