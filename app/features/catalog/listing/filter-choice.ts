/** A chosen filter value, as in the URL: `filter.{name}={value}`. */
export interface FilterChoice {
	name: string;
	value: string;
}

/** The part of the platform's `ProductFilter` that is used here. */
export interface FilterInput {
	available?: boolean;
	category?: { id: string };
	price?: { min?: number; max?: number };
	productMetafield?: MetafieldInput;
	productType?: string;
	productVendor?: string;
	tag?: string;
	taxonomyMetafield?: MetafieldInput;
	variantMetafield?: MetafieldInput;
	variantOption?: { name: string; value: string };
}

interface MetafieldInput {
	namespace: string;
	key: string;
	value: string;
}

export const PRICE = 'price';
const TEXT_FILTERS = ['productType', 'productVendor', 'tag'] as const;
/** Filters with texts that the platform translates; brands and tags are the same in every language. */
const TRANSLATED_FILTERS: readonly string[] = ['option', 'productType'];
/** The parameter of a metafield is `filter.{kind}.{namespace}.{key}`. */
const METAFIELDS = {
	product: 'productMetafield',
	variant: 'variantMetafield',
	taxonomy: 'taxonomyMetafield',
} as const;
const METAFIELD = /^(product|variant|taxonomy)\.([\w-]{2,255})\.([\w-]{2,64})$/;
/** The colour of a product is a metaobject reference; in the URL it is `filter.color={integer}`. */
const COLOR = { namespace: 'custom', key: 'filter_color', gid: 'gid://shopify/Metaobject/' };
/** Values of metafields that are no texts: references, numbers, true and false. */
const UNTRANSLATED_VALUE = /^(gid:\/\/.*|-?\d+(\.\d+)?|true|false)$/;
const CATEGORY_GID = 'gid://shopify/TaxonomyCategory/';

export function isSameChoice(a: FilterChoice, b: FilterChoice): boolean {
	return a.name === b.name && a.value === b.value;
}

/** The platform's filter for a choice; `undefined` for an invalid one. */
export function choiceInput({ name, value }: FilterChoice): FilterInput | undefined {
	if (value === '') return undefined;
	const read = INPUTS.get(name);
	if (read) return read(value);
	const [, kind, namespace, key] = METAFIELD.exec(name) ?? [];
	return kind && namespace && key
		? { [METAFIELDS[kind as keyof typeof METAFIELDS]]: { namespace, key, value } }
		: undefined;
}

/** Platform filters by parameter name. */
const INPUTS = new Map<string, (value: string) => FilterInput | undefined>([
	...TEXT_FILTERS.map((name) => [name, (value: string) => ({ [name]: value })] as const),
	[
		'available',
		(value) => (/^(true|false)$/.test(value) ? { available: value === 'true' } : undefined),
	],
	[
		PRICE,
		(value) => {
			const [min, max] = value.split('-');
			return { price: { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) } };
		},
	],
	[
		'option',
		(value) => {
			const [name, chosen] = splitOption(value);
			return name && chosen ? { variantOption: { name, value: chosen } } : undefined;
		},
	],
	[
		'category',
		(value) =>
			/^[a-z0-9-]+$/.test(value) ? { category: { id: `${CATEGORY_GID}${value}` } } : undefined,
	],
	[
		'color',
		(value) => {
			const { namespace, key, gid } = COLOR;
			return /^\d{1,20}$/.test(value)
				? { productMetafield: { namespace, key, value: `${gid}${value}` } }
				: undefined;
		},
	],
]);

/** The choice for a platform filter; `undefined` for unknown kinds. */
export function choiceOf(input: FilterInput): FilterChoice | undefined {
	const { available, category, variantOption } = input;
	if (available !== undefined) return { name: 'available', value: String(available) };
	if (category) return { name: 'category', value: category.id.replace(CATEGORY_GID, '') };
	if (variantOption) {
		const name = variantOption.name.replace(/[\\:]/g, '\\$&');
		return { name: 'option', value: `${name}:${variantOption.value}` };
	}
	const text = TEXT_FILTERS.find((filter) => input[filter]);
	if (text) return { name: text, value: input[text] ?? '' };
	for (const [kind, field] of Object.entries(METAFIELDS)) {
		const metafield = input[field];
		if (!metafield) continue;
		const { namespace, key, value } = metafield;
		const isColor =
			kind === 'product' &&
			namespace === COLOR.namespace &&
			key === COLOR.key &&
			value.startsWith(COLOR.gid);
		return isColor
			? { name: 'color', value: value.slice(COLOR.gid.length) }
			: { name: `${kind}.${namespace}.${key}`, value };
	}
	return undefined;
}

/** On what the meaning of a choice depends: texts on the language, amounts on the country and its currency. */
export function dependencyOf({ name, value }: FilterChoice): 'language' | 'country' | undefined {
	// The two price fields of a form are `price.min` and `price.max`.
	if (name.split('.')[0] === PRICE) return 'country';
	const isText = METAFIELD.test(name) && !UNTRANSLATED_VALUE.test(value);
	return isText || TRANSLATED_FILTERS.includes(name) ? 'language' : undefined;
}

/** Label of a choice that the platform's response does not contain. */
export function choiceText({ name, value }: FilterChoice): string {
	return name === 'option' ? (splitOption(value)[1] ?? value) : value;
}

/** `Größe:60 × 40 cm` → name and value; a colon in the name is escaped with a backslash. */
function splitOption(text: string): [name?: string, value?: string] {
	const [, name, value] = /^((?:\\.|[^\\:])+):(.+)$/s.exec(text) ?? [];
	return name ? [name.replace(/\\(.)/g, '$1'), value] : [];
}
