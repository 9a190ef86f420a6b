import { notServed } from '../schema/errors';
import { integerOf, parseGid } from '../shop/ids';
import { sellingPlanOf } from '../shop/selling-plans';
import type { Shop } from '../shop/shop';
import type { Attribute, CartLineRecord, CartRecord } from '../state/records';
import { recipientProblem } from './gift-card-recipient';
import type { LineToAdd, LineToUpdate } from './lines';

export interface CartUserError {
	code: string;
	field: string[];
	message: string;
}

export interface CartLineInput {
	merchandiseId: string;
	quantity?: number | null;
	attributes?: Attribute[] | null;
	sellingPlanId?: string | null;
	parent?: unknown;
}

export interface CartLineUpdateInput {
	id: string;
	merchandiseId?: string | null;
	quantity?: number | null;
	attributes?: Attribute[] | null;
	sellingPlanId?: string | null;
}

/** The platform's cart holds up to 500 lines, a note up to 5,000 characters. */
const maximumLines = 500;
const maximumNote = 5000;
/** Assumed limit: sums of quantities stay within the schema's 32-bit integers. */
const maximumQuantity = 1_000_000;

/** A checked input, or the first error in it. */
export type Checked<Value> = { value: Value; error: null } | { value: null; error: CartUserError };

export function checkAdditions(shop: Shop, inputs: readonly CartLineInput[]): Checked<LineToAdd[]> {
	const value: LineToAdd[] = [];
	for (const [index, input] of inputs.entries()) {
		if (input.parent != null) {
			throw notServed('The input field CartLineInput.parent');
		}
		const variantId = findVariant(shop, input.merchandiseId);
		if (variantId === null) {
			return { value: null, error: unknownMerchandise(index, input.merchandiseId) };
		}
		const sellingPlanId = planNumber(input.sellingPlanId);
		const error =
			checkSellingPlan(shop, index, variantId, sellingPlanId) ??
			checkQuantity(index, input.quantity) ??
			checkRecipient(shop, index, variantId, input.attributes);
		if (error) {
			return { value: null, error };
		}
		const { quantity, attributes } = input;
		value.push({
			variantId,
			quantity: quantity ?? 1,
			attributes: attributes ?? [],
			sellingPlanId: sellingPlanId ?? undefined,
		});
	}
	return { value, error: null };
}

export function checkUpdates(
	shop: Shop,
	cart: CartRecord,
	inputs: readonly CartLineUpdateInput[],
): Checked<LineToUpdate[]> {
	const value: LineToUpdate[] = [];
	for (const [index, input] of inputs.entries()) {
		const id = lineOf(cart, input.id);
		const line = cart.lines.find((each) => each.id === id);
		if (!line) {
			return { value: null, error: unknownLine(['lines', String(index), 'id'], input.id) };
		}
		const update = checkUpdate(shop, line, index, input);
		if (update.error) {
			return update;
		}
		value.push(update.value);
	}
	return { value, error: null };
}

function checkUpdate(
	shop: Shop,
	line: CartLineRecord,
	index: number,
	{ merchandiseId, sellingPlanId, quantity, attributes }: CartLineUpdateInput,
): Checked<LineToUpdate> {
	const variantId = merchandiseId == null ? line.variantId : findVariant(shop, merchandiseId);
	if (variantId === null) {
		return { value: null, error: unknownMerchandise(index, merchandiseId ?? '') };
	}
	// Assumed: an omitted plan stays, null removes it.
	const planId =
		sellingPlanId === undefined ? (line.sellingPlanId ?? null) : planNumber(sellingPlanId);
	const changesItem = merchandiseId != null || sellingPlanId !== undefined;
	const error =
		(changesItem ? checkSellingPlan(shop, index, variantId, planId) : null) ??
		checkQuantity(index, quantity) ??
		checkRecipient(shop, index, variantId, attributes);
	if (error) {
		return { value: null, error };
	}
	const update: LineToUpdate = { id: line.id, variantId, sellingPlanId: planId };
	return {
		value: {
			...update,
			...(quantity == null ? {} : { quantity }),
			...(attributes == null ? {} : { attributes }),
		},
		error: null,
	};
}

/** The ids, without type and cart, of the lines to remove. */
export function checkRemovals(cart: CartRecord, lineIds: readonly string[]): Checked<string[]> {
	const value: string[] = [];
	for (const [index, lineId] of lineIds.entries()) {
		const id = lineOf(cart, lineId);
		if (id === null) {
			return { value: null, error: unknownLine(['lineIds', String(index)], lineId) };
		}
		value.push(id);
	}
	return { value, error: null };
}

export function checkNote(note: string): CartUserError | null {
	return note.length > maximumNote
		? {
				code: 'NOTE_TOO_LONG',
				field: ['note'],
				message: `The note exceeds the maximum number of ${maximumNote} characters.`,
			}
		: null;
}

/** Assumed: the message for more than 500 lines; the code is the schema's. */
export function checkSize(lineCount: number): CartUserError | null {
	return lineCount > maximumLines
		? {
				code: 'CART_TOO_LARGE',
				field: ['lines'],
				message: `The cart is too large to save. It can hold up to ${maximumLines} lines.`,
			}
		: null;
}

export function cartDoesNotExist(): CartUserError {
	return { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
}

function findVariant(shop: Shop, merchandiseId: string): number | null {
	const id = integerOf('ProductVariant', merchandiseId);
	return id !== null && shop.catalogue.variantById.has(id) ? id : null;
}

function unknownMerchandise(index: number, merchandiseId: string): CartUserError {
	return {
		code: 'INVALID',
		field: ['lines', String(index), 'merchandiseId'],
		message: `The merchandise with id ${merchandiseId} does not exist.`,
	};
}

/** The integer of a plan's id, null for none; no plan has the integer of an id of another kind. */
function planNumber(id: string | null | undefined): number | null {
	return id == null ? null : (integerOf('SellingPlan', id) ?? -1);
}

function checkSellingPlan(
	shop: Shop,
	index: number,
	variantId: number,
	planId: number | null,
): CartUserError | null {
	const variant = shop.catalogue.variantById.get(variantId);
	if (planId === null) {
		// Assumed: the field; code and message are the schema's.
		return variant?.product.data.requiresSellingPlan
			? {
					code: 'VARIANT_REQUIRES_SELLING_PLAN',
					field: ['lines', String(index), 'merchandiseId'],
					message: 'Variant can only be purchased with a selling plan.',
				}
			: null;
	}
	return variant && sellingPlanOf(variant, planId)
		? null
		: {
				code: 'SELLING_PLAN_NOT_APPLICABLE',
				field: ['lines', String(index), 'sellingPlanId'],
				message: 'Cannot apply selling plan to variant',
			};
}

/** Assumed: code and field. Other products have attributes of any kind. */
function checkRecipient(
	shop: Shop,
	index: number,
	variantId: number,
	attributes: Attribute[] | null | undefined,
): CartUserError | null {
	const isGiftCard = shop.catalogue.variantById.get(variantId)?.product.data.isGiftCard;
	const message = isGiftCard ? recipientProblem(attributes ?? [], shop.clock()) : null;
	return message === null
		? null
		: { code: 'INVALID', field: ['lines', String(index), 'attributes'], message };
}

/** Assumed: the messages for quantities out of range. */
function checkQuantity(index: number, quantity: number | null | undefined): CartUserError | null {
	const field = ['lines', String(index), 'quantity'];
	if (quantity != null && quantity < 0) {
		return { code: 'INVALID', field, message: 'Quantity must be greater than or equal to 0' };
	}
	return quantity != null && quantity > maximumQuantity
		? {
				code: 'LESS_THAN',
				field,
				message: `Quantity must be less than or equal to ${maximumQuantity}`,
			}
		: null;
}

function lineOf(cart: CartRecord, lineId: string): string | null {
	const parsed = parseGid(lineId);
	const ofCart = parsed?.parameters.get('cart') ?? cart.token;
	const known =
		parsed?.type === 'CartLine' &&
		ofCart === cart.token &&
		cart.lines.some(({ id }) => id === parsed.id);
	return known ? parsed.id : null;
}

function unknownLine(field: string[], lineId: string): CartUserError {
	return {
		code: 'INVALID_MERCHANDISE_LINE',
		field,
		message: `The merchandise line with id ${parseGid(lineId)?.id ?? lineId} does not exist.`,
	};
}
