import { metafieldTypes } from '../customers/metafield-types';
import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import { gid } from '../shop/ids';
import { type MetafieldValue, putMetafields } from '../state/metafields';
import type { CartRecord, MetafieldRecord } from '../state/records';
import { cartChange, openCart } from './cart-store';

/** Namespace of a key without one: it is reserved for the app. Assumed: its name. */
const appNamespace = 'app--1';

export interface CartMetafieldInput {
	/** `namespace.key`, or a key of the app's own namespace. */
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
	const wanted = namespace ?? appNamespace;
	return metafields?.find((one) => one.namespace === wanted && one.key === key) ?? null;
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
		return { namespace: appNamespace, key: name };
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

/** Types of a value without line breaks that a pattern checks, with the platform's word for the value. */
const patterns: Record<string, [pattern: RegExp, kind: string]> = {
	color: [/^#[\da-f]{6}$/i, 'a hexadecimal color code'],
	date: [/^\d{4}-\d\d-\d\d$/, 'in YYYY-MM-DD format'],
	date_time: [/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/, 'in ISO 8601 format'],
	number_decimal: [/^-?\d{1,13}(?:\.\d{1,9})?$/, 'a decimal'],
	number_integer: [/^-?\d{1,16}$/, 'an integer'],
	product_reference: [/^gid:\/\/shopify\/Product\/\d+$/, 'a product reference'],
	single_line_text_field: [/^[^\r\n]*$/, 'a single line text string'],
	url: [/^(https?|mailto|sms|tel):\S+$/, 'a URL'],
	variant_reference: [/^gid:\/\/shopify\/ProductVariant\/\d+$/, 'a variant reference'],
};

function valueError(type: string, value: string): string | null {
	const pattern = patterns[type];
	if (pattern) {
		return pattern[0].test(value) ? null : `Value must be ${pattern[1]}.`;
	}
	if (type.startsWith('list.')) {
		return listError(type.slice('list.'.length), value);
	}
	switch (type) {
		case 'multi_line_text_field':
			return null;
		case 'boolean':
			return value === 'true' || value === 'false' ? null : 'Value must be true or false.';
		case 'json':
			return parsed(value) === undefined ? 'Value is invalid JSON.' : null;
		default:
			throw notServed(`Writing metafields of type ${type}`);
	}
}

function listError(type: string, value: string): string | null {
	const entries = parsed(value);
	if (!Array.isArray(entries)) {
		return 'Value must be an array.';
	}
	return entries.map((entry) => valueError(type, String(entry))).find(Boolean) ?? null;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
