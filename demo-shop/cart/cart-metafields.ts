import { metafieldTypes } from '../customers/metafield-types';
import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import { gid } from '../shop/ids';
import { type MetafieldValue, putMetafields } from '../state/metafields';
import type { CartRecord, MetafieldRecord } from '../state/records';
import { cartChange, openCart } from './cart-store';

export interface CartMetafieldInput {
	/** `namespace.key`. */
	key: string;
	type: string;
	value: string;
}

export interface CartMetafieldsSetInput extends CartMetafieldInput {
	ownerId: string;
}

export interface MetafieldUserError {
	code: string;
	field: string[];
	message: string;
	/** Null in every recording. */
	elementIndex: null;
}

/** A metafield that was set, and its cart. */
export interface SetMetafield {
	cart: CartRecord;
	metafield: MetafieldRecord;
}

/** Sets metafields of carts, all or none. */
export function setCartMetafields(
	{ shop }: RequestContext,
	inputs: readonly CartMetafieldsSetInput[],
): { metafields: SetMetafield[]; userErrors: MetafieldUserError[] } {
	const errors = checkMetafields(inputs);
	for (const [index, { ownerId }] of inputs.entries()) {
		if (!openCart(shop, ownerId)?.hasKey) {
			// Assumed: the message; the code is the schema's.
			const field = ['metafields', String(index), 'ownerId'];
			errors.push({
				code: 'INVALID_OWNER',
				field,
				message: 'Owner is invalid',
				elementIndex: null,
			});
		}
	}
	if (errors.length > 0) {
		return { metafields: [], userErrors: errors };
	}
	const metafields = inputs.flatMap((input): SetMetafield[] => {
		const access = openCart(shop, input.ownerId);
		if (!access) {
			return [];
		}
		const { record } = access;
		const put = putMetafields(shop, record.metafields ?? [], metafieldValues([input]));
		const cart = { ...record, metafields: put.metafields, updatedAt: shop.clock() };
		shop.store.commit([cartChange(cart), ...put.changes]);
		const metafield = findMetafield(cart, nameOf(input.key));
		return metafield ? [{ cart, metafield }] : [];
	});
	return { metafields, userErrors: [] };
}

export function deleteCartMetafield(
	{ shop }: RequestContext,
	{ ownerId, key }: { ownerId: string; key: string },
) {
	const access = openCart(shop, ownerId);
	if (!access?.hasKey) {
		const error = {
			code: 'INVALID_OWNER',
			field: ['input', 'ownerId'],
			message: 'Owner is invalid',
		};
		return { deletedId: null, userErrors: [error] };
	}
	const { record } = access;
	const metafield = findMetafield(record, nameOf(key));
	if (!metafield) {
		const message = 'Metafield does not exist';
		return {
			deletedId: null,
			userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'], message }],
		};
	}
	const metafields = record.metafields?.filter(({ id }) => id !== metafield.id);
	shop.store.commit([cartChange({ ...record, metafields, updatedAt: shop.clock() })]);
	return { deletedId: gid('Metafield', metafield.id), userErrors: [] };
}

export function findMetafield(
	{ metafields }: CartRecord,
	{ namespace, key }: { namespace?: string | null; key: string },
): MetafieldRecord | null {
	return metafields?.find((one) => one.namespace === namespace && one.key === key) ?? null;
}

/** The valid inputs with namespace and key apart. */
export function metafieldValues(inputs: readonly CartMetafieldInput[]): MetafieldValue[] {
	return inputs.map(({ key, type, value }) => ({ ...nameOf(key), type, value }));
}

export function checkMetafields(inputs: readonly CartMetafieldInput[]): MetafieldUserError[] {
	return inputs.flatMap((input, index) => {
		nameOf(input.key);
		const error = checkMetafield(input);
		return error
			? [
					{
						code: error.code,
						field: ['metafields', String(index), error.field],
						message: error.message,
						elementIndex: null,
					},
				]
			: [];
	});
}

function nameOf(name: string): { namespace: string; key: string } {
	const dot = name.indexOf('.');
	if (dot < 1) {
		throw notServed('The key of a cart metafield without a namespace');
	}
	return { namespace: name.slice(0, dot), key: name.slice(dot + 1) };
}

/** Assumed: all messages but that of a value that is no integer. */
function checkMetafield({
	type,
	value,
}: CartMetafieldInput): { code: string; field: 'type' | 'value'; message: string } | null {
	if (!metafieldTypes.includes(type)) {
		const message = `Type must be one of the following: ${metafieldTypes.join(', ')}.`;
		return { code: 'INVALID_TYPE', field: 'type', message };
	}
	if (value.trim() === '') {
		return { code: 'BLANK', field: 'value', message: "Value can't be blank" };
	}
	const message = valueError(type, value);
	return message === null ? null : { code: 'INVALID_VALUE', field: 'value', message };
}

function valueError(type: string, value: string): string | null {
	switch (type) {
		case 'single_line_text_field':
			return /[\r\n]/.test(value) ? 'Value must be a single line text string.' : null;
		case 'multi_line_text_field':
			return null;
		case 'number_integer':
			return /^-?\d{1,16}$/.test(value) ? null : 'Value must be an integer.';
		case 'number_decimal':
			return /^-?\d{1,13}(?:\.\d{1,9})?$/.test(value) ? null : 'Value must be a decimal.';
		case 'boolean':
			return value === 'true' || value === 'false' ? null : 'Value must be true or false.';
		case 'json':
			return isJson(value) ? null : 'Value is invalid JSON.';
		default:
			throw notServed(`Writing metafields of type ${type}`);
	}
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
