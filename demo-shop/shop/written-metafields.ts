import type { MetafieldRecord } from '../state/records';
import type { ProductRecord, VariantRecord } from './catalogue-index';
import { gid, integerOf } from './ids';
import { type CurrencyCode, shopCurrency } from './markets';
import { formatFixed, parseAmount } from './money';
import type { Shop } from './shop';

/** A metafield of a product or variant that the Admin API has written; null where it has deleted the catalogue's. */
function writtenMetafield(
	shop: Shop,
	owner: string,
	namespace: string,
	key: string,
): MetafieldRecord | null | undefined {
	const record = shop.store.get('ownerMetafields', owner);
	const written = record?.metafields.find((one) => one.namespace === namespace && one.key === key);
	return written ?? (record?.deleted.includes(`${namespace}.${key}`) ? null : undefined);
}

/** Value of `custom.lowest_price_30d` for storefronts; a written one has the shop's currency in all markets. */
export function lowestPriceOf(
	shop: Shop,
	owner: ProductRecord | VariantRecord,
	currency: CurrencyCode,
): string | null {
	const isProduct = 'variants' in owner;
	const id = gid(isProduct ? 'Product' : 'ProductVariant', owner.data.id);
	const written = writtenMetafield(shop, id, 'custom', 'lowest_price_30d');
	if (written !== undefined) {
		return written?.value ?? null;
	}
	const variant = isProduct ? cheapestVariant(owner, currency) : owner;
	const prices = variant?.data.lowestPrice30d;
	if (!prices) {
		return null;
	}
	const amount = formatFixed(parseAmount(prices[currency]));
	return JSON.stringify({ amount, currency_code: currency });
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

/** A metafield as the Admin API reads it: a written one, else the catalogue's in the shop's currency. */
export function adminMetafield(
	shop: Shop,
	ownerId: string,
	namespace: string,
	key: string,
): MetafieldRecord | null {
	const written = writtenMetafield(shop, ownerId, namespace, key);
	if (written !== undefined) {
		return written;
	}
	const { productById, variantById } = shop.catalogue;
	const owner =
		productById.get(integerOf('Product', ownerId) ?? -1) ??
		variantById.get(integerOf('ProductVariant', ownerId) ?? -1);
	const isServed = namespace === 'custom' && key === 'lowest_price_30d';
	const value = owner && isServed ? lowestPriceOf(shop, owner, shopCurrency) : null;
	const at = shop.clock();
	return owner && value
		? { id: owner.data.id * 10, namespace, key, type: 'money', value, createdAt: at, updatedAt: at }
		: null;
}
