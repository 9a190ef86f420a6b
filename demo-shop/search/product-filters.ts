import type { RequestContext } from '../schema/request-context';
import { BitSet } from './bit-set';
import { type Facet, facetKey, metafieldFacet, optionFacet, productFacet } from './facets';
import {
	availableVariants,
	type ProductIndex,
	productIndex,
	productsOfVariants,
} from './product-index';

interface MetafieldFilter {
	namespace: string;
	key: string;
	value: string;
}

/** `ProductFilter` of the schema. */
export interface ProductFilter {
	available?: boolean | null;
	category?: { id: string } | null;
	price?: { min?: number | null; max?: number | null } | null;
	productMetafield?: MetafieldFilter | null;
	productType?: string | null;
	productVendor?: string | null;
	tag?: string | null;
	taxonomyMetafield?: MetafieldFilter | null;
	variantMetafield?: MetafieldFilter | null;
	variantOption?: { name: string; value: string } | null;
}

/** The selected values of one filter: alternatives. */
interface Choice {
	scope: Facet['scope'];
	members: BitSet;
}

/** Filters that must all match; the values of one filter are alternatives. */
export class ProductSelection {
	readonly #index: ProductIndex;
	readonly #choices: ReadonlyMap<string, Choice>;
	/** Null where both or neither were selected. */
	readonly #available: boolean | null;
	/** Variants that are available for sale. */
	readonly #inStock: BitSet;

	constructor(filters: readonly ProductFilter[], context: RequestContext) {
		this.#index = productIndex(context.shop.catalogue);
		this.#inStock = availableVariants(context.shop, this.#index);
		this.#choices = choicesOf(filters, this.#index, context);
		const asked = new Set(filters.flatMap(({ available }) => available ?? []));
		this.#available = asked.size === 1 ? asked.has(true) : null;
	}

	/**
	 * The products of `base` that match all filters but `except`. Assumed: filters of variants (option,
	 * price, `within`) must match the same variant, and availability is that variant's.
	 */
	matching(base: BitSet, { except, within }: { except?: string; within?: BitSet } = {}): BitSet {
		let products = base;
		let variants = within ?? null;
		for (const [id, { scope, members }] of this.#choices) {
			if (id === except) {
				continue;
			}
			if (scope === 'product') {
				products = products.and(members);
			} else {
				variants = variants?.and(members) ?? members;
			}
		}
		if (variants) {
			products = products.and(productsOfVariants(this.#index, variants));
		}
		if (this.#available === null || except === availabilityId) {
			return products;
		}
		const inStock = this.inStock(variants);
		return this.#available ? products.and(inStock) : products.without(inStock);
	}

	/** Products with an available variant, among these variants or all. */
	inStock(variants: BitSet | null = null): BitSet {
		return productsOfVariants(this.#index, variants?.and(this.#inStock) ?? this.#inStock);
	}

	/** The variants that match the selected options, prices and metafields, without one filter. */
	variantsLeft(except?: string): BitSet {
		return [...this.#choices]
			.filter(([id, { scope }]) => scope === 'variant' && id !== except)
			.reduce((left, [, { members }]) => left.and(members), this.#everyVariant());
	}

	#everyVariant(): BitSet {
		return BitSet.full(this.#index.variants.length);
	}
}

/** Names of the filters; those of options and metafields are followed by a space and their name. */
export const availabilityId = 'availability';
export const priceId = 'price';

export function optionId(name: string): string {
	return `option ${facetKey(name)}`;
}

export function metafieldId(scope: Facet['scope'], namespace: string, key: string): string {
	return `${scope} ${namespace}.${key}`;
}

function choicesOf(
	filters: readonly ProductFilter[],
	index: ProductIndex,
	context: RequestContext,
): ReadonlyMap<string, Choice> {
	const choices = new Map<string, Choice>();
	for (const { id, scope, members } of filters.flatMap((filter) =>
		choicesOfOne(filter, index, context),
	)) {
		const known = choices.get(id);
		choices.set(id, { scope, members: known ? known.members.or(members) : members });
	}
	return choices;
}

type NamedChoice = Choice & { id: string };

/** An input may hold several kinds; each counts as a filter of its own. */
function choicesOfOne(
	filter: ProductFilter,
	index: ProductIndex,
	context: RequestContext,
): NamedChoice[] {
	const { price, variantOption: option, productMetafield, variantMetafield } = filter;
	const pick = (id: string, { scope, values }: Facet, value: string): NamedChoice => ({
		id,
		scope,
		members:
			values.get(facetKey(value))?.members ??
			new BitSet(scope === 'product' ? index.products.length : index.variants.length),
	});
	const pickText = (id: 'productType' | 'vendor' | 'tag', value: string | null | undefined) =>
		value == null ? [] : [pick(id, productFacet(id, context), value)];
	const pickField = (scope: Facet['scope'], field: MetafieldFilter | null | undefined) =>
		field
			? [
					pick(
						metafieldId(scope, field.namespace, field.key),
						metafieldFacet(scope, field, context),
						field.value,
					),
				]
			: [];
	return [
		...(price
			? [{ id: priceId, scope: 'variant' as const, members: pricedBetween(index, price, context) }]
			: []),
		...pickText('productType', filter.productType),
		...pickText('vendor', filter.productVendor),
		...pickText('tag', filter.tag),
		...(option
			? [pick(optionId(option.name), optionFacet(option.name, context), option.value)]
			: []),
		...pickField('product', productMetafield),
		...pickField('variant', variantMetafield),
		// No product of this shop has a category of the platform's taxonomy.
		...(filter.category || filter.taxonomyMetafield
			? [{ id: 'taxonomy', scope: 'product' as const, members: new BitSet(index.products.length) }]
			: []),
	];
}

/** Variants with a price in the range, inclusive, in the context's currency. */
function pricedBetween(
	index: ProductIndex,
	{ min, max }: NonNullable<ProductFilter['price']>,
	{ currency }: RequestContext,
): BitSet {
	const variants = new BitSet(index.variants.length);
	const lowest = Math.round((min ?? 0) * 100);
	const highest = max == null ? Number.POSITIVE_INFINITY : Math.round(max * 100);
	for (const [variant, cents] of index.cents[currency].entries()) {
		if (cents >= lowest && cents <= highest) {
			variants.add(variant);
		}
	}
	return variants;
}
