import type { RequestContext } from '../schema/request-context';
import type { ProductRecord } from '../shop/catalogue-index';
import { textKey } from '../shop/markets';
import { formatAmount } from '../shop/money';
import { productIndex } from './product-index';

type SortValue = string | number;

/** Keys that are not listed (default, manual, relevance) do not change the order. */
const sortValues: Readonly<
	Record<string, (product: ProductRecord, context: RequestContext) => SortValue>
> = {
	ID: ({ data }) => data.id,
	TITLE: ({ data }, context) => data.title[textKey(context.language)].toLowerCase(),
	VENDOR: ({ data }) => data.vendor.toLowerCase(),
	PRODUCT_TYPE: ({ data }, context) => data.productType[textKey(context.language)].toLowerCase(),
	CREATED: ({ data }) => data.createdAt,
	CREATED_AT: ({ data }) => data.createdAt,
	UPDATED_AT: ({ data }) => data.updatedAt,
	PRICE: (product, { shop, currency }) => {
		const index = productIndex(shop.catalogue);
		return index.lowestCents[currency][index.positionOf.get(product) ?? 0] ?? 0;
	},
};

const caches = new WeakMap<readonly ProductRecord[], Map<string, readonly ProductRecord[]>>();

/** An immutable list (a collection's, the catalogue's) in the order of a sort key. */
export function sortedProducts(
	list: readonly ProductRecord[],
	sortKey: string,
	context: RequestContext,
): readonly ProductRecord[] {
	if (sortKey === 'BEST_SELLING') {
		return bestSelling(list, context);
	}
	if (!sortValues[sortKey]) {
		return list;
	}
	const cache = caches.get(list) ?? new Map<string, readonly ProductRecord[]>();
	caches.set(list, cache);
	const key = `${sortKey} ${context.language} ${context.currency}`;
	const sorted = cache.get(key) ?? sortProducts(list, sortKey, context);
	cache.set(key, sorted);
	return sorted;
}

function sortProducts(
	list: readonly ProductRecord[],
	sortKey: string,
	context: RequestContext,
): ProductRecord[] {
	const sortValue = sortValues[sortKey];
	if (!sortValue) {
		return [...list];
	}
	const { compare } = new Intl.Collator(textKey(context.language));
	return list
		.map((product) => ({ product, value: sortValue(product, context) }))
		.sort(({ product: a, value: x }, { product: b, value: y }) => {
			const order =
				typeof x === 'string' && typeof y === 'string' ? compare(x, y) : Number(x) - Number(y);
			return order || a.data.id - b.data.id;
		})
		.map(({ product }) => product);
}

/** A product's sort value in a cursor; null where the position is enough. */
export function cursorValue(
	product: ProductRecord,
	sortKey: string,
	context: RequestContext,
): SortValue | null {
	const value = sortValues[sortKey]?.(product, context) ?? null;
	return sortKey === 'PRICE' ? formatAmount(BigInt(value ?? 0)) : value;
}

/** Most sold units first, over all orders; unsold products follow by id. */
function bestSelling(
	list: readonly ProductRecord[],
	context: RequestContext,
): readonly ProductRecord[] {
	const sold = new Map<ProductRecord, number>();
	for (const { variantId, quantity } of context.shop.store
		.all('orders')
		.flatMap(({ lines }) => lines)) {
		const product = context.shop.catalogue.variantById.get(variantId)?.product;
		if (product) {
			sold.set(product, (sold.get(product) ?? 0) + quantity);
		}
	}
	const byId = sortedProducts(list, 'ID', context);
	return [
		...byId
			.filter((product) => sold.has(product))
			.sort((a, b) => (sold.get(b) ?? 0) - (sold.get(a) ?? 0)),
		...byId.filter((product) => !sold.has(product)),
	];
}
