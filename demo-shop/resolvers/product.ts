import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { encodeVariants } from '../shop/encoded-variants';
import { gid } from '../shop/ids';
import type { ImageRecord } from '../shop/image-record';
import { type MetafieldIdentifier, productMetafield } from '../shop/metafields';
import { parseAmount } from '../shop/money';
import { isAvailable, isProductAvailable, stockOf } from '../shop/stock';
import { localize, stripHtml, truncate } from '../shop/texts';
import { variantTitle } from '../shop/variant-title';
import { collectionConnection } from './collection';
import { imageSource } from './image';
import { mediaConnection } from './media';
import { money } from './money';
import {
	adjacentVariants,
	productOptions,
	type SelectionArguments,
	selectedOrFirstAvailable,
	variantBySelectedOptions,
} from './product-options';
import { groupConnection } from './selling-plans';
import type { Tracked } from './tracked';
import { variantSource } from './variant';

/** Prices of all variants in the context's currency; `compareAt` is 0.0 where there is none. */
function priceRange(product: ProductRecord, context: RequestContext, kind: 'price' | 'compareAt') {
	const amounts = product.variants.flatMap(({ data }) => {
		const prices = kind === 'price' ? data.price : data.compareAtPrice;
		return prices ? [parseAmount(prices[context.currency])] : [];
	});
	const sorted = amounts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
	return {
		minVariantPrice: money(sorted[0] ?? 0n, context.currency),
		maxVariantPrice: money(sorted.at(-1) ?? 0n, context.currency),
	};
}

function imageKey(product: ProductRecord) {
	return (image: ImageRecord) => ({
		last_id: product.images.indexOf(image) + 2,
		last_value: image.data.file,
	});
}

function variantsInOrder(product: ProductRecord, sortKey: string, context: RequestContext) {
	const { variants } = product;
	const compare: Record<string, (a: VariantRecord, b: VariantRecord) => number> = {
		ID: (a, b) => a.data.id - b.data.id,
		SKU: (a, b) => a.data.sku.localeCompare(b.data.sku),
		TITLE: (a, b) =>
			variantTitle(a, context.language).localeCompare(variantTitle(b, context.language)),
	};
	const comparison = compare[sortKey];
	return comparison ? [...variants].sort(comparison) : variants;
}

export const productResolvers: ResolverMap = {
	Product: {
		id: ({ data }: ProductRecord) => gid('Product', data.id),
		handle: ({ data }: ProductRecord) => data.handle,
		title: ({ data }: ProductRecord, _args, context) => localize(data.title, context),
		description: ({ data }: ProductRecord, args: { truncateAt?: number | null }, context) =>
			truncate(stripHtml(localize(data.descriptionHtml, context)), args.truncateAt),
		descriptionHtml: ({ data }: ProductRecord, _args, context) =>
			localize(data.descriptionHtml, context),
		productType: ({ data }: ProductRecord, _args, context) => localize(data.productType, context),
		vendor: ({ data }: ProductRecord) => data.vendor,
		tags: ({ data }: ProductRecord) => data.tags,
		isGiftCard: ({ data }: ProductRecord) => data.isGiftCard ?? false,
		createdAt: ({ data }: ProductRecord) => data.createdAt,
		publishedAt: ({ data }: ProductRecord) => data.createdAt,
		updatedAt: ({ data }: ProductRecord) => data.updatedAt,
		availableForSale: (product: ProductRecord, _args, context) =>
			isProductAvailable(context.shop, product),
		totalInventory: (product: ProductRecord, _args, context) =>
			product.variants.reduce((sum, variant) => sum + (stockOf(context.shop, variant) ?? 0), 0),
		// Published to the headless sales channel only.
		onlineStoreUrl: () => null,
		// Null, as on the platform, since the merchant wrote no SEO texts.
		seo: () => ({ title: null, description: null }),
		// Only search results have them.
		trackingParameters: (product: Tracked) => product.trackingParameters ?? null,
		category: () => null,
		requiresSellingPlan: ({ data }: ProductRecord) => data.requiresSellingPlan ?? false,
		sellingPlanGroups: (product: ProductRecord, args: ConnectionArguments) =>
			groupConnection(product, args),
		priceRange: (product: ProductRecord, _args, context) => priceRange(product, context, 'price'),
		compareAtPriceRange: (product: ProductRecord, _args, context) =>
			priceRange(product, context, 'compareAt'),
		featuredImage: (product: ProductRecord) => imageSource(product.images[0] ?? null),
		images: (product: ProductRecord, args: ConnectionArguments) =>
			paginate(product.images, args, imageKey(product)).map(imageSource),
		media: (product: ProductRecord, args: ConnectionArguments) => mediaConnection(product, args),
		metafield: (product: ProductRecord, args: MetafieldIdentifier, context) =>
			productMetafield(product, args, context),
		metafields: (
			product: ProductRecord,
			args: { identifiers: MetafieldIdentifier[] },
			context: RequestContext,
		) => args.identifiers.map((identifier) => productMetafield(product, identifier, context)),
		options: (product: ProductRecord, args: { first?: number | null }) =>
			productOptions(product).slice(0, Math.max(0, args.first ?? product.options.length)),
		variants: (
			product: ProductRecord,
			args: ConnectionArguments & { sortKey: string },
			context: RequestContext,
		) =>
			paginate(variantsInOrder(product, args.sortKey, context), args, ({ data }) => ({
				last_id: data.id,
				last_value: data.sku,
			})).map((variant) => variantSource(variant)),
		variantsCount: ({ variants }: ProductRecord) => ({
			count: variants.length,
			precision: 'EXACT',
		}),
		encodedVariantExistence: ({ encodedExistence }: ProductRecord) => encodedExistence,
		encodedVariantAvailability: (product: ProductRecord, _args, context) =>
			encodeVariants(
				product.variants
					.filter((variant) => isAvailable(context.shop, variant))
					.map(({ valuePositions }) => valuePositions),
			),
		selectedOrFirstAvailableVariant: (
			product: ProductRecord,
			args: SelectionArguments,
			context: RequestContext,
		) => {
			const variant = selectedOrFirstAvailable(product, args, context);
			return variant && variantSource(variant);
		},
		variantBySelectedOptions: (
			product: ProductRecord,
			args: SelectionArguments,
			context: RequestContext,
		) => {
			const variant = variantBySelectedOptions(product, args, context);
			return variant && variantSource(variant);
		},
		adjacentVariants: (product: ProductRecord, args: SelectionArguments, context: RequestContext) =>
			adjacentVariants(product, args, context).map((variant) => variantSource(variant)),
		collections: (product: ProductRecord, args: ConnectionArguments) =>
			collectionConnection(product.collections, args),
	},
};
