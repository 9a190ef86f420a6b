import type { CatalogueColor } from '../catalogue/types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { gid, parseGid } from '../shop/ids';
import type { CurrencyCode } from '../shop/markets';
import { textKey } from '../shop/markets';
import { formatFixed, parseAmount } from '../shop/money';
import { localize } from './texts';

/** Source of `Metafield`. */
export interface MetafieldSource {
	__typename: 'Metafield';
	id: string;
	namespace: string;
	key: string;
	type: string;
	value: string;
	description: null;
	createdAt: string;
	updatedAt: string;
	parentResource: unknown;
	reference: unknown;
	/** Targets of a list of references; null for other types. */
	targets: Array<ProductRecord | MetaobjectSource> | null;
}

/** Source of `Metaobject`: a colour entry of the catalogue. */
export interface MetaobjectSource {
	__typename: 'Metaobject';
	id: string;
	color: CatalogueColor;
}

export interface MetafieldIdentifier {
	namespace?: string | null;
	key: string;
}

/** Type of the catalogue's colour entries. */
export const colorType = 'color';

export function findMetaobject(context: RequestContext, id: string): MetaobjectSource | null {
	const parsed = parseGid(id);
	const color = context.shop.catalogue.colors[Number(parsed?.id) - 1];
	return parsed?.type === 'Metaobject' && color ? metaobjectSource(context, color) : null;
}

/** The entry of a colour of the catalogue. */
export function metaobjectSource(context: RequestContext, color: CatalogueColor): MetaobjectSource {
	const position = context.shop.catalogue.colors.indexOf(color);
	return { __typename: 'Metaobject', id: gid('Metaobject', position + 1), color };
}

/** A product's metafield; null where it has none of that name. */
export function productMetafield(
	product: ProductRecord,
	{ namespace, key }: MetafieldIdentifier,
	context: RequestContext,
): MetafieldSource | null {
	if (namespace !== 'custom') {
		return null;
	}
	const { data } = product;
	const make = (number: number, type: string, value: string, targets: MetafieldSource['targets']) =>
		metafieldSource({ key, type, value, targets, parent: product, number, product });
	switch (key) {
		case 'details':
		case 'shipping': {
			const text = data[key];
			return text
				? make(key === 'details' ? 1 : 2, 'multi_line_text_field', localize(text, context), null)
				: null;
		}
		case 'safety':
			return data.safety
				? make(6, 'multi_line_text_field', localize(data.safety, context), null)
				: null;
		case 'weee':
			return data.weee ? make(7, 'boolean', 'true', null) : null;
		case 'filter_color': {
			const colors = (data.filterColors ?? []).flatMap(
				(name) => context.shop.catalogue.colors.find((color) => color.key === name) ?? [],
			);
			const targets = colors.map((color) => metaobjectSource(context, color));
			return targets.length > 0
				? make(3, 'list.metaobject_reference', JSON.stringify(targets.map(({ id }) => id)), targets)
				: null;
		}
		case 'matching_colors': {
			const targets = (data.matchingColors ?? []).flatMap(
				(handle) => context.shop.catalogue.productByHandle.get(handle) ?? [],
			);
			return targets.length > 0
				? make(
						4,
						'list.product_reference',
						JSON.stringify(targets.map((target) => gid('Product', target.data.id))),
						targets,
					)
				: null;
		}
		case 'lowest_price_30d': {
			const value = lowestPrice(cheapestVariant(product, context.currency), context.currency);
			return value ? make(5, 'money', value, null) : null;
		}
		default:
			return null;
	}
}

/** A variant's metafield; null where it has none of that name. */
export function variantMetafield(
	variant: VariantRecord,
	currency: CurrencyCode,
	{ namespace, key }: MetafieldIdentifier,
): MetafieldSource | null {
	const value =
		namespace === 'custom' && key === 'lowest_price_30d' ? lowestPrice(variant, currency) : null;
	return value === null
		? null
		: metafieldSource({
				key,
				type: 'money',
				value,
				targets: null,
				parent: { __typename: 'ProductVariant', record: variant },
				number: 10 + variant.product.variants.indexOf(variant),
				product: variant.product,
			});
}

interface MetafieldParts {
	key: string;
	type: string;
	value: string;
	targets: MetafieldSource['targets'];
	parent: unknown;
	/** Distinguishes the metafields of one product and its variants. */
	number: number;
	product: ProductRecord;
}

function metafieldSource(parts: MetafieldParts): MetafieldSource {
	const { data } = parts.product;
	return {
		__typename: 'Metafield',
		id: gid('Metafield', `${data.id}${`${parts.number}`.padStart(4, '0')}`),
		namespace: 'custom',
		key: parts.key,
		type: parts.type,
		value: parts.value,
		description: null,
		createdAt: data.createdAt,
		updatedAt: data.updatedAt,
		parentResource: parts.parent,
		reference: null,
		targets: parts.targets,
	};
}

/** The variant whose price is the product's minimum: its 30-day price stands for the product. */
function cheapestVariant(
	product: ProductRecord,
	currency: CurrencyCode,
): VariantRecord | undefined {
	return product.variants.reduce<VariantRecord | undefined>(
		(cheapest, variant) =>
			cheapest &&
			parseAmount(cheapest.data.price[currency]) <= parseAmount(variant.data.price[currency])
				? cheapest
				: variant,
		undefined,
	);
}

function lowestPrice(variant: VariantRecord | undefined, currency: CurrencyCode): string | null {
	const prices = variant?.data.lowestPrice30d;
	return prices
		? JSON.stringify({
				amount: formatFixed(parseAmount(prices[currency])),
				currency_code: currency,
			})
		: null;
}

/** Value of a colour entry's field: `label` or `color`. */
function metaobjectField(source: MetaobjectSource, key: string, context: RequestContext) {
	const fields: Record<string, { type: string; value: string }> = {
		label: {
			type: 'single_line_text_field',
			value: source.color.name[textKey(context.language)],
		},
		color: { type: 'color', value: source.color.hex },
	};
	const field = fields[key];
	return field ? { key, ...field, reference: null } : null;
}

export const metafieldResolvers: ResolverMap = {
	Metafield: {
		references: (source: MetafieldSource, args: ConnectionArguments) =>
			source.targets &&
			paginate<ProductRecord | MetaobjectSource>(source.targets, args, (target) => ({
				last_id: target.__typename === 'Product' ? target.data.id : Number(parseGid(target.id)?.id),
				last_value: '',
			})),
	},
	Metaobject: {
		type: () => colorType,
		handle: (source: MetaobjectSource) => source.color.key,
		field: (source: MetaobjectSource, args: { key: string }, context) =>
			metaobjectField(source, args.key, context),
		fields: (source: MetaobjectSource, _args, context) =>
			['label', 'color'].map((key) => metaobjectField(source, key, context)),
		// Colour entries have no page of their own.
		onlineStoreUrl: () => null,
		seo: () => null,
	},
	MetaobjectField: { references: () => null },
};
