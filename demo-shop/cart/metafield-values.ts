import { notServed } from '../schema/errors';
import { integerOf, parseGid } from '../shop/ids';
import type { Shop } from '../shop/shop';

/** Types of a value without line breaks that a pattern checks, with the platform's word for the value. */
const patterns: Record<string, [pattern: RegExp, kind: string]> = {
	color: [/^#[\da-f]{6}$/i, 'a hexadecimal color code'],
	date: [/^\d{4}-\d\d-\d\d$/, 'in YYYY-MM-DD format'],
	date_time: [/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/, 'in ISO 8601 format'],
	number_decimal: [/^-?\d{1,13}(?:\.\d{1,9})?$/, 'a decimal'],
	number_integer: [/^-?\d{1,16}$/, 'an integer'],
	single_line_text_field: [/^[^\r\n]*$/, 'a single line text string'],
	url: [/^(https?|mailto|sms|tel):\S+$/, 'a URL'],
};

/** Units of measurements by the documented abbreviation, as the platform returns them. */
const units: Record<string, Record<string, string>> = {
	dimension: {
		mm: 'MILLIMETERS',
		cm: 'CENTIMETERS',
		m: 'METERS',
		in: 'INCHES',
		ft: 'FEET',
		yd: 'YARDS',
	},
	volume: {
		ml: 'MILLILITERS',
		cl: 'CENTILITERS',
		l: 'LITERS',
		m3: 'CUBIC_METERS',
		us_fl_oz: 'FLUID_OUNCES',
		us_pt: 'PINTS',
		us_qt: 'QUARTS',
		us_gal: 'GALLONS',
		imp_fl_oz: 'IMPERIAL_FLUID_OUNCES',
		imp_pt: 'IMPERIAL_PINTS',
		imp_qt: 'IMPERIAL_QUARTS',
		imp_gal: 'IMPERIAL_GALLONS',
	},
	weight: { g: 'GRAMS', kg: 'KILOGRAMS', oz: 'OUNCES', lb: 'POUNDS' },
};

/** Global ids that a type of reference accepts, with the platform's word for the resource. */
const references: Record<string, [types: string[], kind: string]> = {
	article_reference: [['Article'], 'an article'],
	collection_reference: [['Collection'], 'a collection'],
	file_reference: [['MediaImage', 'Model3d', 'Video'], 'a file'],
	metaobject_reference: [['Metaobject'], 'a metaobject'],
	page_reference: [['Page'], 'a page'],
	product_reference: [['Product'], 'a product'],
	variant_reference: [['ProductVariant'], 'a variant'],
};

const richTextNodes = ['heading', 'link', 'list', 'list-item', 'paragraph', 'text'];

/** Whether a value of this type, or of its list, is the global id of another resource. */
export function isReference(type: string): boolean {
	return type.replace(/^list\./, '') in references;
}

/**
 * What is stored of a valid value: units have the platform's names, and a list no blanks. The messages are assumed,
 * except those for a value that is not an integer and for a resource that does not exist.
 * @throws NOT_SERVED for the other types
 */
export function checkValue(
	shop: Shop,
	type: string,
	value: string,
): { stored: string } | { problem: string } {
	if (!type.startsWith('list.')) {
		return checkOne(shop, type, value);
	}
	const entries = parsed(value);
	if (!Array.isArray(entries)) {
		return { problem: 'Value must be an array.' };
	}
	const stored: unknown[] = [];
	for (const entry of entries) {
		const isObject = typeof entry === 'object' && entry !== null;
		const text = isObject ? JSON.stringify(entry) : String(entry);
		const checked = checkOne(shop, type.slice('list.'.length), text);
		if ('problem' in checked) {
			return checked;
		}
		stored.push(isObject ? JSON.parse(checked.stored) : entry);
	}
	return { stored: JSON.stringify(stored) };
}

function checkOne(
	shop: Shop,
	type: string,
	value: string,
): { stored: string } | { problem: string } {
	const measure = units[type];
	if (measure) {
		return measurement(measure, value);
	}
	const problem = problemOf(shop, type, value);
	return problem === null ? { stored: value } : { problem };
}

function problemOf(shop: Shop, type: string, value: string): string | null {
	const pattern = patterns[type];
	if (pattern) {
		return pattern[0].test(value) ? null : `Value must be ${pattern[1]}.`;
	}
	const reference = references[type];
	if (reference) {
		const [types, kind] = reference;
		if (!types.includes(parseGid(value)?.type ?? '')) {
			return `Value require that you select ${kind}.`;
		}
		return isKnown(shop, value) ? null : `Value references non-existent resource ${value}.`;
	}
	switch (type) {
		case 'multi_line_text_field':
			return null;
		case 'boolean':
			return value === 'true' || value === 'false' ? null : 'Value must be true or false.';
		case 'json':
			return parsed(value) === undefined ? 'Value is invalid JSON.' : null;
		case 'rich_text_field':
			return isRichText(parsed(value)) ? null : 'Value is not a valid rich text document.';
		default:
			throw notServed(`Writing metafields of type ${type}`);
	}
}

function measurement(
	names: Record<string, string>,
	text: string,
): { stored: string } | { problem: string } {
	const { value, unit } = (parsed(text) ?? {}) as { value?: unknown; unit?: unknown };
	const name = Object.entries(names).find((both) => both.includes(String(unit)))?.[1];
	if (name === undefined) {
		return { problem: `Unit must be one of the following: ${Object.keys(names).join(', ')}.` };
	}
	const isNumber = typeof value === 'number' && Number.isFinite(value);
	return isNumber
		? { stored: JSON.stringify({ value, unit: name }) }
		: { problem: 'Value must be a number.' };
}

function isRichText(value: unknown): boolean {
	const { type, children } = nodeOf(value);
	return type === 'root' && Array.isArray(children) && children.every(isRichTextNode);
}

function isRichTextNode(value: unknown): boolean {
	const { type, children } = nodeOf(value);
	if (!richTextNodes.includes(String(type))) {
		return false;
	}
	return type === 'text'
		? typeof nodeOf(value).value === 'string'
		: Array.isArray(children) && children.every(isRichTextNode);
}

function nodeOf(value: unknown): { type?: unknown; children?: unknown; value?: unknown } {
	return typeof value === 'object' && value !== null ? value : {};
}

function isKnown({ catalogue }: Shop, id: string): boolean {
	return (
		catalogue.productById.has(integerOf('Product', id) ?? -1) ||
		catalogue.hiddenProductIds.has(integerOf('Product', id) ?? -1) ||
		catalogue.variantById.has(integerOf('ProductVariant', id) ?? -1) ||
		catalogue.collectionById.has(integerOf('Collection', id) ?? -1) ||
		catalogue.imageByMediaId.has(id) ||
		catalogue.mediumById.has(id) ||
		catalogue.content.byGid.has(id)
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
