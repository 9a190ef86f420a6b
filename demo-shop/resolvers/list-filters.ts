import type { CatalogueFilter, CatalogueOptionValue } from '../catalogue/types';
import type { RequestContext } from '../schema/request-context';
import type { BitSet } from '../search/bit-set';
import { type Facet, metafieldFacet, optionFacet, productFacet } from '../search/facets';
import { fold } from '../search/fold';
import {
	availabilityId,
	metafieldId,
	optionId,
	type ProductSelection,
	priceId,
} from '../search/product-filters';
import { productIndex, productsOfVariants } from '../search/product-index';
import { formatAmount } from '../shop/money';
import { localize } from '../shop/texts';
import { findMetaobject, metaobjectText } from './metaobject';
import { type Swatch, swatchSource } from './swatch';

/** Source of `Filter`. */
interface Filter {
	id: string;
	label: string;
	type: 'LIST' | 'PRICE_RANGE';
	presentation: 'TEXT' | 'SWATCH' | null;
	values: {
		id: string;
		label: string;
		count: number;
		/** JSON as a string. */
		input: string;
		swatch: Swatch | null;
		image: null;
	}[];
}

/**
 * The filters of a list: `base` are the products before any filter, `selection` the selected filters. A
 * value is counted with all filters but its own, and listed as long as `base` has it. Without results
 * only the price filter is returned, as recorded.
 */
export function filtersOf(
	base: BitSet,
	selection: ProductSelection,
	context: RequestContext,
): Filter[] {
	if (selection.matching(base).count() === 0) {
		return [priceFilter(0, context)];
	}
	return context.shop.catalogue.filters.flatMap((filter): Filter[] => {
		if (filter.kind === 'availability') {
			return [availabilityFilter(base, selection, context)];
		}
		if (filter.kind === 'price') {
			return [priceFilterOf(base, selection, context)];
		}
		const found = listFilter(base, selection, describe(filter, context), context);
		return found.values.length > 0 ? [found] : [];
	});
}

/** Label and inputs of a list filter. */
interface ListFilter {
	facet: Facet;
	/** Name of the filter in the selection. */
	choice: string;
	id: string;
	label: string;
	input: (value: string) => unknown;
	/** Label and swatch of a value. */
	show: (
		value: string,
		option: CatalogueOptionValue | null,
	) => { label: string; swatch: Swatch | null };
}

type ListKind = Exclude<CatalogueFilter, { kind: 'availability' | 'price' }>;

/** Filters by properties of the product, with the platform's names. */
const productFilters = {
	productType: {
		id: 'filter.p.product_type',
		input: 'productType',
		label: { de: 'Produkttyp', en: 'Product type' },
	},
	vendor: { id: 'filter.p.vendor', input: 'productVendor', label: { de: 'Marke', en: 'Brand' } },
	tag: { id: 'filter.p.tag', input: 'tag', label: { de: 'Schlagwort', en: 'Tag' } },
} as const;

function describe(filter: ListKind, context: RequestContext): ListFilter {
	switch (filter.kind) {
		case 'option': {
			const name = localize(filter.name, context);
			const lower = name.toLowerCase();
			return {
				facet: optionFacet(name, context),
				choice: optionId(name),
				id: `filter.v.option.${lower}`,
				label: name,
				input: (value) => ({ variantOption: { name: lower, value } }),
				show: (label, option) => ({ label, swatch: option && swatchSource(option) }),
			};
		}
		case 'productMetafield':
		case 'variantMetafield': {
			const { kind, namespace, key } = filter;
			const scope = kind === 'productMetafield' ? 'product' : 'variant';
			return {
				facet: metafieldFacet(scope, filter, context),
				choice: metafieldId(scope, namespace, key),
				id: `filter.${scope === 'product' ? 'p' : 'v'}.m.${namespace}.${key}`,
				label: localize(filter.name, context),
				input: (value) => ({ [kind]: { namespace, key, value } }),
				show: (value) => {
					const entry = findMetaobject(value, context);
					const color = entry && metaobjectText(entry, 'color', context);
					return {
						label: (entry && metaobjectText(entry, 'label', context)) ?? value,
						swatch: color ? { color, image: null } : null,
					};
				},
			};
		}
		default: {
			const { id, input, label } = productFilters[filter.kind];
			return {
				facet: productFacet(filter.kind, context),
				choice: filter.kind,
				id,
				label: localize(label, context),
				input: (value) => ({ [input]: value }),
				show: (value) => ({ label: value, swatch: null }),
			};
		}
	}
}

function listFilter(
	base: BitSet,
	selection: ProductSelection,
	filter: ListFilter,
	context: RequestContext,
): Filter {
	const index = productIndex(context.shop.catalogue);
	const { scope, values } = filter.facet;
	// Values of products are counted in one set; each value of variants needs its own.
	const pool = selection.matching(base, { except: filter.choice });
	const shown = [...values.values()].flatMap(({ label: value, members, option }) => {
		const products = scope === 'product' ? members : productsOfVariants(index, members);
		if (!products.intersects(base)) {
			return [];
		}
		const count =
			scope === 'product'
				? pool.countWith(members)
				: selection.matching(base, { except: filter.choice, within: members }).count();
		return [
			{
				...filter.show(value, option),
				id: `${filter.id}.${handleOf(value)}`,
				count,
				input: JSON.stringify(filter.input(value)),
				image: null,
			},
		];
	});
	const hasSwatches = shown.some(({ swatch }) => swatch);
	return {
		id: filter.id,
		label: filter.label,
		type: 'LIST',
		presentation: hasSwatches ? 'SWATCH' : 'TEXT',
		// Option values are in the merchant's order, others are sorted by name.
		values: scope === 'product' && !hasSwatches ? shown.sort(byLabel) : shown,
	};
}

function byLabel(a: { label: string }, b: { label: string }): number {
	return a.label.localeCompare(b.label, 'de');
}

/** A value in an id: lower case, without diacritics, words joined by hyphens. */
function handleOf(value: string): string {
	return fold(value)
		.replace(/×/g, 'x')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}

function availabilityFilter(
	base: BitSet,
	selection: ProductSelection,
	context: RequestContext,
): Filter {
	const german = context.language === 'DE';
	const pool = selection.matching(base, { except: availabilityId });
	const inStock = pool.countWith(selection.inStock(selection.variantsLeft()));
	const value = (available: boolean, label: string, count: number) => ({
		id: `filter.v.availability.${available ? 1 : 0}`,
		label,
		count,
		input: JSON.stringify({ available }),
		swatch: null,
		image: null,
	});
	return {
		id: 'filter.v.availability',
		label: german ? 'Verfügbarkeit' : 'Availability',
		type: 'LIST',
		presentation: 'TEXT',
		values: [
			value(true, german ? 'Auf Lager' : 'In stock', inStock),
			value(false, german ? 'Nicht auf Lager' : 'Out of stock', pool.count() - inStock),
		],
	};
}

/** From 0 to the highest price with the other filters applied. */
function priceFilterOf(base: BitSet, selection: ProductSelection, context: RequestContext): Filter {
	const index = productIndex(context.shop.catalogue);
	const products = selection.matching(base, { except: priceId });
	const cents = index.cents[context.currency];
	let highest = 0;
	selection.variantsLeft(priceId).forEach((variant) => {
		if (products.has(index.productOf[variant] ?? 0)) {
			highest = Math.max(highest, cents[variant] ?? 0);
		}
	});
	return priceFilter(highest, context);
}

function priceFilter(highestCents: number, context: RequestContext): Filter {
	const label = context.language === 'DE' ? 'Preis' : 'Price';
	return {
		id: 'filter.v.price',
		label,
		type: 'PRICE_RANGE',
		presentation: null,
		values: [
			{
				id: 'filter.v.price',
				label,
				count: 0,
				input: `{"price":{"min":0,"max":${formatAmount(BigInt(highestCents))}}}`,
				swatch: null,
				image: null,
			},
		],
	};
}
