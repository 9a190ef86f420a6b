import type { CatalogueIndex, ProductRecord, VariantRecord } from '../shop/catalogue-index';
import type { CurrencyCode } from '../shop/markets';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { isAvailable } from '../shop/stock';
import { BitSet } from './bit-set';

/**
 * The published products and their variants by position, built once for a catalogue: price, availability
 * and membership of thousands of products are read from arrays.
 */
export interface ProductIndex {
	products: readonly ProductRecord[];
	positionOf: ReadonlyMap<ProductRecord, number>;
	/** The variants of a product are adjacent. */
	variants: readonly VariantRecord[];
	/** Position of each variant's product. */
	productOf: Uint32Array;
	/** Prices in cents by variant, and the lowest by product. */
	cents: Readonly<Record<CurrencyCode, Float64Array>>;
	lowestCents: Readonly<Record<CurrencyCode, Float64Array>>;
	variantPosition: ReadonlyMap<number, number>;
	/** Variants that are available with the stock of the catalogue. */
	availableAtFirst: BitSet;
}

const indexes = new WeakMap<CatalogueIndex, ProductIndex>();
const sets = new WeakMap<readonly ProductRecord[], BitSet>();

export function productIndex(catalogue: CatalogueIndex): ProductIndex {
	const known = indexes.get(catalogue);
	if (known) {
		return known;
	}
	const { products } = catalogue;
	const variants = products.flatMap((product) => product.variants);
	const positionOf = new Map(products.map((product, position) => [product, position]));
	const productOf = Uint32Array.from(variants, ({ product }) => positionOf.get(product) ?? 0);
	const cents = (currency: CurrencyCode) =>
		Float64Array.from(variants, ({ data }) => Number(parseAmount(data.price[currency])));
	const byVariant = { EUR: cents('EUR'), USD: cents('USD') };
	const lowest = (currency: CurrencyCode) => {
		const result = new Float64Array(products.length).fill(Number.POSITIVE_INFINITY);
		for (const [variant, price] of byVariant[currency].entries()) {
			const product = productOf[variant] ?? 0;
			result[product] = Math.min(result[product] ?? price, price);
		}
		// A product without variants costs nothing.
		return result.map((price) => (Number.isFinite(price) ? price : 0));
	};
	const index: ProductIndex = {
		products,
		positionOf,
		variants,
		productOf,
		cents: byVariant,
		lowestCents: { EUR: lowest('EUR'), USD: lowest('USD') },
		variantPosition: new Map(variants.map(({ data }, position) => [data.id, position])),
		availableAtFirst: BitSet.of(
			variants.length,
			variants.flatMap(({ data }, position) =>
				data.stock === null || data.stock > 0 || data.sellWhenOutOfStock ? [position] : [],
			),
		),
	};
	indexes.set(catalogue, index);
	return index;
}

/** The products of an immutable list, such as a collection's, as a set of positions. */
export function productSet(index: ProductIndex, list: readonly ProductRecord[]): BitSet {
	const known = sets.get(list);
	if (known) {
		return known;
	}
	const set = BitSet.of(
		index.products.length,
		list.map((product) => index.positionOf.get(product) ?? 0),
	);
	sets.set(list, set);
	return set;
}

/** Available variants: those of the catalogue, corrected where stock has changed. */
export function availableVariants(shop: Shop, index: ProductIndex): BitSet {
	const available = index.availableAtFirst.copy();
	for (const { variantId } of shop.store.all('stock')) {
		const position = index.variantPosition.get(variantId);
		const variant = position === undefined ? undefined : index.variants[position];
		if (position === undefined || !variant) {
			continue;
		}
		if (isAvailable(shop, variant)) {
			available.add(position);
		} else {
			available.delete(position);
		}
	}
	return available;
}

/** The products of these variants. */
export function productsOfVariants(index: ProductIndex, variants: BitSet): BitSet {
	const products = new BitSet(index.products.length);
	variants.forEach((variant) => {
		products.add(index.productOf[variant] ?? 0);
	});
	return products;
}
