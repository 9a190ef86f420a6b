import { type ConnectionArguments, emptyConnection } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { VariantRecord } from '../shop/catalogue-index';
import { gid } from '../shop/ids';
import type { CurrencyCode } from '../shop/markets';
import { type MetafieldIdentifier, variantMetafield } from '../shop/metafields';
import { parseAmount } from '../shop/money';
import { isAvailable, stockOf } from '../shop/stock';
import { localize } from '../shop/texts';
import { variantTitle } from '../shop/variant-title';
import { imageSource } from './image';
import { priceIn } from './money';
import { allocationConnection } from './selling-plans';
import { unitPriceMeasurement, unitPriceOf } from './unit-price';

/** Source of `ProductVariant`. In a cart it is priced in the cart's currency. */
export interface VariantSource {
	__typename: 'ProductVariant';
	record: VariantRecord;
	currency: CurrencyCode | null;
}

export function variantSource(
	record: VariantRecord,
	currency: CurrencyCode | null = null,
): VariantSource {
	return { __typename: 'ProductVariant', record, currency };
}

function currencyOf(source: VariantSource, context: RequestContext): CurrencyCode {
	return source.currency ?? context.currency;
}

function price({ record, currency }: VariantSource, _args: unknown, context: RequestContext) {
	return priceIn(record.data.price, currency ?? context.currency);
}

function compareAtPrice(source: VariantSource, _args: unknown, context: RequestContext) {
	const prices = source.record.data.compareAtPrice;
	return prices ? priceIn(prices, currencyOf(source, context)) : null;
}

export const variantResolvers: ResolverMap = {
	ProductVariant: {
		id: ({ record }: VariantSource) => gid('ProductVariant', record.data.id),
		title: ({ record }: VariantSource, _args, context) => variantTitle(record, context.language),
		sku: ({ record }: VariantSource) => record.data.sku,
		barcode: ({ record }: VariantSource) => record.data.barcode || null,
		price,
		compareAtPrice,
		unitPrice: (source: VariantSource, _args, context) => {
			const currency = currencyOf(source, context);
			return unitPriceOf(source.record, parseAmount(source.record.data.price[currency]), currency);
		},
		unitPriceMeasurement: ({ record }: VariantSource) => unitPriceMeasurement(record),
		availableForSale: ({ record }: VariantSource, _args, context) =>
			isAvailable(context.shop, record),
		// A variant that does not track stock returns 0 and is available all the same.
		quantityAvailable: ({ record }: VariantSource, _args, context) =>
			stockOf(context.shop, record) ?? 0,
		currentlyNotInStock: ({ record }: VariantSource, _args, context) => {
			const stock = stockOf(context.shop, record);
			return stock !== null && stock <= 0 && (record.data.sellWhenOutOfStock ?? false);
		},
		quantityRule: () => ({ increment: 1, minimum: 1, maximum: null }),
		quantityPriceBreaks: emptyConnection,
		requiresShipping: ({ record }: VariantSource) => record.data.requiresShipping,
		requiresComponents: () => false,
		components: emptyConnection,
		groupedBy: emptyConnection,
		taxable: () => true,
		weight: ({ record }: VariantSource) => record.data.weight,
		weightUnit: () => 'GRAMS',
		image: ({ record }: VariantSource) =>
			imageSource(record.image ?? record.product.images[0] ?? null),
		product: ({ record }: VariantSource) => record.product,
		selectedOptions: ({ record }: VariantSource, _args, context) =>
			record.product.options.map((option, index) => {
				const value = option.values[record.valuePositions[index] ?? 0];
				return {
					name: localize(option.name, context),
					value: value ? localize(value.name, context) : '',
				};
			}),
		metafield: (source: VariantSource, args: MetafieldIdentifier, context) =>
			variantMetafield(source.record, currencyOf(source, context), args, context),
		metafields: (
			source: VariantSource,
			args: { identifiers: MetafieldIdentifier[] },
			context: RequestContext,
		) =>
			args.identifiers.map((identifier) =>
				variantMetafield(source.record, currencyOf(source, context), identifier, context),
			),
		sellingPlanAllocations: (source: VariantSource, args: ConnectionArguments, context) =>
			allocationConnection(source.record, currencyOf(source, context), args),
		shopPayInstallmentsPricing: () => null,
	},
};
