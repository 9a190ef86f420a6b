import { notServed } from '../schema/errors';
import { integerOf, parseGid } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { Attribute, CartRecord } from '../state/records';
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
/** Keeps sums of quantities within the schema's 32-bit integers (? the platform's own limit is unknown). */
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
		const error =
			variantId === null
				? unknownMerchandise(index, input.merchandiseId)
				: (checkSellingPlan(index, input.sellingPlanId) ?? checkQuantity(index, input.quantity));
		if (error || variantId === null) {
			return { value: null, error: error ?? unknownMerchandise(index, input.merchandiseId) };
		}
		value.push({ variantId, quantity: input.quantity ?? 1, attributes: input.attributes ?? [] });
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
		if (id === null) {
			return { value: null, error: unknownLine(['lines', String(index), 'id'], input.id) };
		}
		const update: LineToUpdate = { id };
		if (input.merchandiseId != null) {
			const variantId = findVariant(shop, input.merchandiseId);
			if (variantId === null) {
				return { value: null, error: unknownMerchandise(index, input.merchandiseId) };
			}
			update.variantId = variantId;
		}
		const error =
			checkSellingPlan(index, input.sellingPlanId) ?? checkQuantity(index, input.quantity);
		if (error) {
			return { value: null, error };
		}
		if (input.quantity != null) {
			update.quantity = input.quantity;
		}
		if (input.attributes != null) {
			update.attributes = input.attributes;
		}
		value.push(update);
	}
	return { value, error: null };
}

/** The ids, without type and cart, of lines that are to go. */
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

/** The wording beyond 500 lines is not recorded (?); the code is the schema's. */
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

function checkSellingPlan(index: number, id: string | null | undefined): CartUserError | null {
	// No product of this shop has selling plans.
	return id == null
		? null
		: {
				code: 'SELLING_PLAN_NOT_APPLICABLE',
				field: ['lines', String(index), 'sellingPlanId'],
				message: 'Cannot apply selling plan to variant',
			};
}

/** Wordings for quantities out of range are not recorded (?). */
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
