import { metafieldTypes } from '../customers/metafield-types';
import type { RequestContext } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { Shop } from '../shop/shop';
import { type MetafieldValue, putMetafields } from '../state/metafields';
import type { CartRecord, MetafieldRecord } from '../state/records';
import { cartChange, openCart } from './cart-store';
import { checkValue } from './metafield-values';

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
	const errors = checkMetafields(shop, inputs);
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
		const put = putMetafields(shop, record.metafields ?? [], metafieldValues(shop, [input]));
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
export function metafieldValues(
	shop: Shop,
	inputs: readonly CartMetafieldInput[],
): MetafieldValue[] {
	return inputs.flatMap(({ key, type, value }) => {
		const checked = checkValue(shop, type, value);
		return 'stored' in checked ? [{ ...nameOf(key), type, value: checked.stored }] : [];
	});
}

export function checkMetafields(
	shop: Shop,
	inputs: readonly CartMetafieldInput[],
): MetafieldUserError[] {
	return inputs.flatMap((input, index) => {
		nameOf(input.key);
		const error = checkMetafield(shop, input);
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

/** Assumed: the message of a blank value. */
function checkMetafield(
	shop: Shop,
	{ type, value }: CartMetafieldInput,
): { code: string; field: 'type' | 'value'; message: string } | null {
	if (!metafieldTypes.includes(type)) {
		const message = `Type must be one of the following: ${metafieldTypes.join(', ')}.`;
		return { code: 'INVALID_TYPE', field: 'type', message };
	}
	if (value.trim() === '') {
		return { code: 'BLANK', field: 'value', message: "Value can't be blank" };
	}
	const checked = checkValue(shop, type, value);
	return 'problem' in checked
		? { code: 'INVALID_VALUE', field: 'value', message: checked.problem }
		: null;
}
