import type { Catalogue, CatalogueVariant } from '../catalogue/types';
import type { VariantPriceRecord } from '../state/records';
import { indexCatalogue } from './catalogue-index';
import { toDateTime } from './clock';
import { shopCurrency } from './markets';
import type { Shop } from './shop';

/** Builds the catalogue's lookups with the prices that the Admin API has changed: they are memoized by catalogue. */
export function refreshPrices(shop: Shop): void {
	const records = shop.store.all('variantPrices');
	const byVariant = new Map(records.map((record) => [record.variantId, record]));
	shop.catalogue = indexCatalogue(withPrices(shop.firstCatalogue, byVariant));
}

function withPrices(catalogue: Catalogue, changes: Map<number, VariantPriceRecord>): Catalogue {
	if (changes.size === 0) return catalogue;
	return {
		...catalogue,
		products: catalogue.products.map((product) => {
			const dates = product.variants.flatMap(({ id }) => changes.get(id)?.changedAt ?? []);
			return {
				...product,
				...(dates.length > 0 && { updatedAt: toDateTime(Math.max(...dates)) }),
				variants: product.variants.map((variant) => changed(variant, changes.get(variant.id))),
			};
		}),
	};
}

/** Other currencies have price lists with fixed prices, which stay. */
function changed(
	variant: CatalogueVariant,
	change: VariantPriceRecord | undefined,
): CatalogueVariant {
	if (!change) return variant;
	const { compareAtPrice: listed, ...rest } = variant;
	const { price, compareAtPrice } = change;
	return {
		...rest,
		price: { ...variant.price, [shopCurrency]: price },
		// Assumed: a compare-at price in other currencies is the price there, unless the price list has one.
		...(compareAtPrice !== null && {
			compareAtPrice: { ...(listed ?? variant.price), [shopCurrency]: compareAtPrice },
		}),
	};
}
