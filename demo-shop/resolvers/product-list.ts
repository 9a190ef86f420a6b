import { type ConnectionArguments, type CursorKey, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { formatAmount, parseAmount } from '../shop/money';
import { isAvailable, isProductAvailable } from '../shop/stock';
import { localize } from './texts';

/** `ProductFilter` of the schema, as far as it is looked at. */
export interface ProductFilter {
	available?: boolean | null;
	price?: { min?: number | null; max?: number | null } | null;
	[other: string]: unknown;
}

export interface ProductListArguments extends ConnectionArguments {
	sortKey: string;
	filters?: ProductFilter[] | null;
	query?: string | null;
}

/** A page of products, sorted, filtered, with the filters that apply to what was found. */
export function productConnection(
	products: readonly ProductRecord[],
	args: ProductListArguments,
	context: RequestContext,
) {
	if (args.query?.trim()) {
		throw notServed('The argument "query" of a product list');
	}
	const filtered = applyFilters(products, args.filters ?? [], context);
	const key = args.sortKey === 'BEST_SELLING' ? bestSelling(context) : sortKeys[args.sortKey];
	const sorted = key ? sortBy(filtered, (product) => key(product, context)) : filtered;
	const page = paginate(sorted, args, (product): CursorKey => {
		const value = key ? key(product, context) : sorted.indexOf(product) + 1;
		return {
			last_id: product.data.id,
			last_value: typeof value === 'bigint' ? formatAmount(value) : value,
		};
	});
	return {
		nodes: page.nodes,
		pageInfo: () => page.pageInfo,
		edges: () => page.edges,
		filters: () => availableFilters(filtered, context),
	};
}

type SortValue = string | number | bigint;

/** Keys that are not listed (default, manual, relevance) keep the given order. */
const sortKeys: Record<string, (product: ProductRecord, context: RequestContext) => SortValue> = {
	ID: ({ data }) => data.id,
	TITLE: ({ data }, context) => localize(data.title, context).toLowerCase(),
	VENDOR: ({ data }) => data.vendor.toLowerCase(),
	PRODUCT_TYPE: ({ data }, context) => localize(data.productType, context).toLowerCase(),
	CREATED: ({ data }) => data.createdAt,
	CREATED_AT: ({ data }) => data.createdAt,
	UPDATED_AT: ({ data }) => data.updatedAt,
	PRICE: (product, context) => minimumPrice(product, context),
};

function sortBy(
	products: readonly ProductRecord[],
	sortValue: (product: ProductRecord) => SortValue,
): ProductRecord[] {
	return products
		.map((product) => ({ product, value: sortValue(product) }))
		.sort((a, b) => compare(a.value, b.value) || a.product.data.id - b.product.data.id)
		.map(({ product }) => product);
}

function compare(a: SortValue, b: SortValue): number {
	if (typeof a === 'string' && typeof b === 'string') {
		return a.localeCompare(b);
	}
	return a < b ? -1 : a > b ? 1 : 0;
}

function minimumPrice(product: ProductRecord, context: RequestContext): bigint {
	return product.variants.reduce<bigint>((minimum, variant) => {
		const price = variantPrice(variant, context);
		return minimum < 0n || price < minimum ? price : minimum;
	}, -1n);
}

function variantPrice(variant: VariantRecord, context: RequestContext): bigint {
	return parseAmount(variant.data.price[context.currency]);
}

/** Most sold units first, over all orders. */
function bestSelling(context: RequestContext): (product: ProductRecord) => number {
	const sold = new Map<ProductRecord, number>();
	for (const line of context.shop.store.all('orders').flatMap((order) => order.lines)) {
		const product = context.shop.catalogue.variantById.get(line.variantId)?.product;
		if (product) {
			sold.set(product, (sold.get(product) ?? 0) + line.quantity);
		}
	}
	return (product) => -(sold.get(product) ?? 0);
}

/** Values of one filter are alternatives, different filters must all hold. */
function applyFilters(
	products: readonly ProductRecord[],
	filters: ProductFilter[],
	context: RequestContext,
): readonly ProductRecord[] {
	const availabilities: boolean[] = [];
	const prices: Array<{ min: number; max: number }> = [];
	for (const filter of filters) {
		for (const [name, value] of Object.entries(filter)) {
			if (value == null) {
				continue;
			}
			if (name === 'available') {
				availabilities.push(filter.available === true);
			} else if (name === 'price') {
				prices.push({ min: filter.price?.min ?? 0, max: filter.price?.max ?? Number.MAX_VALUE });
			} else {
				throw notServed(`The product filter "${name}"`);
			}
		}
	}
	return products.filter(
		(product) =>
			(availabilities.length === 0 ||
				availabilities.includes(isProductAvailable(context.shop, product))) &&
			(prices.length === 0 ||
				product.variants.some((variant) => {
					// A filter's bounds are floats in the schema; comparing is all that is done with them.
					const price = Number(formatAmount(variantPrice(variant, context)));
					return prices.some(({ min, max }) => price >= min && price <= max);
				})),
	);
}

/** Availability and price: the platform's defaults without its search app. */
function availableFilters(products: readonly ProductRecord[], context: RequestContext) {
	const german = context.language === 'DE';
	const inStock = products.filter((product) =>
		product.variants.some((variant) => isAvailable(context.shop, variant)),
	).length;
	const highest = products
		.flatMap((product) => product.variants.map((variant) => variantPrice(variant, context)))
		.reduce((a, b) => (a > b ? a : b), 0n);
	const price = {
		id: 'filter.v.price',
		label: german ? 'Preis' : 'Price',
		type: 'PRICE_RANGE',
		presentation: null,
		values: [
			{
				id: 'filter.v.price',
				label: german ? 'Preis' : 'Price',
				count: 0,
				input: `{"price":{"min":0,"max":${formatAmount(highest)}}}`,
				swatch: null,
				image: null,
			},
		],
	};
	if (products.length === 0) {
		return [price];
	}
	const availability = (available: boolean, label: string, count: number) => ({
		id: `filter.v.availability.${available ? 1 : 0}`,
		label,
		count,
		input: JSON.stringify({ available }),
		swatch: null,
		image: null,
	});
	return [
		{
			id: 'filter.v.availability',
			label: german ? 'Verfügbarkeit' : 'Availability',
			type: 'LIST',
			presentation: 'TEXT',
			values: [
				availability(true, german ? 'Auf Lager' : 'In stock', inStock),
				availability(false, german ? 'Nicht auf Lager' : 'Out of stock', products.length - inStock),
			],
		},
		price,
	];
}
