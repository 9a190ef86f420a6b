import { notServed } from '../schema/errors';
import { integerOf, parseGid } from '../shop/ids';
import type { Shop } from '../shop/shop';
import { findDefinition } from '../state/definitions';
import { type MetafieldValue, putMetafields } from '../state/metafields';
import type { CustomerRecord, MetafieldRecord } from '../state/records';
import type { Change } from '../state/store';
import { metafieldTypes } from './metafield-types';

/** `MetafieldInput` of the Admin API. */
export interface MetafieldInput {
	id?: string | null;
	namespace?: string | null;
	key?: string | null;
	type?: string | null;
	value?: string | null;
}

/** The Admin API's errors have no code. */
export interface MetafieldError {
	field: string[];
	message: string;
}

/** Assumed: this limit is often quoted, and was not verified. */
const longestList = 128;
/** Assumed: maximum bytes of a JSON value. */
const longestJson = 128 * 1024;

/** Sets metafields by namespace and key, all or none; others stay unchanged. */
export function upsertMetafields(
	shop: Shop,
	customer: CustomerRecord,
	inputs: readonly MetafieldInput[],
): { metafields: MetafieldRecord[]; changes: Change[]; errors: MetafieldError[] } {
	const existing = customer.metafields ?? [];
	const errors: MetafieldError[] = [];
	const values: MetafieldValue[] = [];
	for (const [index, input] of inputs.entries()) {
		const { namespace, key } = requireName(input);
		const present = existing.find((one) => one.namespace === namespace && one.key === key);
		const checked = checkMetafield(shop, input, present);
		if ('message' in checked) {
			const field = ['metafields', String(index), checked.field];
			errors.push({ field, message: checked.message });
		} else {
			values.push(checked);
		}
	}
	return { ...putMetafields(shop, existing, values), errors };
}

function requireName({ id, namespace, key }: MetafieldInput): { namespace: string; key: string } {
	if (id != null) {
		throw notServed('The input field MetafieldInput.id');
	}
	if (namespace == null || key == null) {
		throw notServed('A MetafieldInput without namespace or key');
	}
	return { namespace, key };
}

interface Refusal {
	field: 'type' | 'value';
	message: string;
}

function checkMetafield(
	shop: Shop,
	input: MetafieldInput,
	existing: MetafieldRecord | undefined,
): MetafieldValue | Refusal {
	const { namespace, key } = requireName(input);
	const defined = findDefinition(shop, 'CUSTOMER', namespace, key)?.type ?? existing?.type;
	const type = input.type ?? defined;
	const refuse = (field: Refusal['field'], message: string): Refusal => ({ field, message });
	if (type === undefined) {
		return refuse('type', "Type can't be blank");
	}
	if (!metafieldTypes.includes(type)) {
		return refuse('type', `Type must be one of the following: ${metafieldTypes.join(', ')}.`);
	}
	if (defined !== undefined && type !== defined) {
		// Assumed: the message, from the Admin API's documentation.
		const message = `Type '${type}' must be consistent with the definition's type: '${defined}'.`;
		return refuse('type', message);
	}
	const value = input.value ?? '';
	if (value.trim() === '') {
		return refuse('value', "Value can't be blank");
	}
	const problem = checkValue(shop, type, value);
	return problem === null ? { namespace, key, type, value } : refuse('value', problem);
}

/** The error of a value; null where it is valid. Assumed: all messages but that of a missing product. */
function checkValue(shop: Shop, type: string, value: string): string | null {
	if (type !== 'json' && type !== 'list.product_reference') {
		return type === 'single_line_text_field' || type === 'multi_line_text_field'
			? null
			: unknownType(type);
	}
	const parsed = parseJson(value);
	if (parsed === undefined) {
		return 'Value is invalid JSON.';
	}
	if (type === 'json') {
		const isTooLong = Buffer.byteLength(value) > longestJson;
		return isTooLong ? `Value cannot exceed ${longestJson} bytes.` : null;
	}
	if (!Array.isArray(parsed)) {
		return 'Value must be an array.';
	}
	if (parsed.length > longestList) {
		return `Value must have at most ${longestList} entries.`;
	}
	return checkProducts(shop, parsed);
}

function unknownType(type: string): never {
	throw notServed(`Writing metafields of type ${type}`);
}

function checkProducts(shop: Shop, entries: unknown[]): string | null {
	for (const entry of entries) {
		const isProduct = typeof entry === 'string' && parseGid(entry)?.type === 'Product';
		if (!isProduct) {
			return 'Value require that you select a product.';
		}
		const id = integerOf('Product', entry) ?? -1;
		if (!shop.catalogue.productById.has(id) && !shop.catalogue.hiddenProductIds.has(id)) {
			return `Value references non-existent resource ${entry}.`;
		}
	}
	return null;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
