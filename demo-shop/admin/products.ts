import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { badRequest, notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { toDateTime } from '../shop/clock';
import { gid, integerOf } from '../shop/ids';
import { inventoryItemId, locationId, variantOfInventoryItem } from '../shop/inventory';
import { shopCurrency } from '../shop/markets';
import { toFixedAmount } from '../shop/money';
import { refreshPrices } from '../shop/prices';
import type { Shop } from '../shop/shop';
import { isAvailable, stockChange, stockOf } from '../shop/stock';
import { variantTitle } from '../shop/variant-title';
import type { Change } from '../state/store';
import { notifyInventoryLevelUpdate, notifyProductUpdate } from '../webhooks/notifications';
import type { AdminContext } from './admin-context';
import { requireScope } from './admin-scopes';
import { type MetafieldArguments, ownerMetafield } from './owner-metafields';

interface BulkUpdateArguments {
	allowPartialUpdates: boolean;
	productId: string;
	variants: { id?: string | null; price?: string | null; compareAtPrice?: string | null }[];
}

function updateVariants({ shop, scopes }: AdminContext, args: BulkUpdateArguments) {
	requireScope(scopes, 'productVariantsBulkUpdate', 'write_products');
	if (args.allowPartialUpdates) {
		throw notServed('productVariantsBulkUpdate with allowPartialUpdates');
	}
	const productId = integerOf('Product', args.productId) ?? -1;
	const product = shop.catalogue.productById.get(productId);
	if (!product) {
		return refuseVariants('PRODUCT_DOES_NOT_EXIST', ['productId'], 'Product does not exist');
	}
	const changes: Change[] = [];
	const ids: number[] = [];
	for (const [index, input] of args.variants.entries()) {
		const variant = product.variants.find(
			({ data }) => gid('ProductVariant', data.id) === input.id,
		);
		const field = ['variants', String(index)];
		if (!variant) {
			const message = 'Product variant does not exist';
			return refuseVariants('PRODUCT_VARIANT_DOES_NOT_EXIST', [...field, 'id'], message);
		}
		const { price: existingPrice, compareAtPrice: existingCompareAt } = variant.data;
		const price = input.price ?? existingPrice[shopCurrency];
		const compareAtPrice =
			input.compareAtPrice === undefined
				? (existingCompareAt?.[shopCurrency] ?? null)
				: input.compareAtPrice;
		if (![price, compareAtPrice ?? '0'].every(isAmount)) {
			return refuseVariants(
				'INVALID_INPUT',
				[...field, 'price'],
				'Price must be greater than or equal to 0',
			);
		}
		ids.push(variant.data.id);
		changes.push({
			table: 'variantPrices',
			key: String(variant.data.id),
			value: { variantId: variant.data.id, price, compareAtPrice, changedAt: shop.clock() },
		});
	}
	shop.store.commit(changes);
	refreshPrices(shop);
	const changed = shop.catalogue.productById.get(productId);
	if (changed) {
		notifyProductUpdate(shop, changed);
	}
	const productVariants = ids.map((id) => shop.catalogue.variantById.get(id));
	return { product: changed, productVariants, userErrors: [] };
}

function isAmount(text: string): boolean {
	return /^\d{1,12}(\.\d{1,2})?$/.test(text);
}

function refuseVariants(code: string, field: string[], message: string) {
	return { product: null, productVariants: null, userErrors: [{ code, field, message }] };
}

interface SetQuantitiesArguments {
	input: {
		name: string;
		reason: string;
		quantities: {
			changeFromQuantity?: number | null;
			inventoryItemId: string;
			locationId: string;
			quantity: number;
		}[];
	};
}

function setQuantities(
	{ shop, scopes }: AdminContext,
	{ input }: SetQuantitiesArguments,
	{ fieldNodes }: GraphQLResolveInfo,
) {
	requireScope(scopes, 'inventorySetQuantities', 'write_inventory');
	if (!fieldNodes[0]?.directives?.some(({ name }) => name.value === 'idempotent')) {
		// Assumed: the message. Since 2026-04 such mutations need it.
		throw badRequest(
			'The @idempotent directive is required for this mutation but was not provided.',
		);
	}
	if (input.name !== 'available') {
		throw notServed(`Setting the quantity ${input.name}`);
	}
	const variants: VariantRecord[] = [];
	const changes: Change[] = [];
	for (const [index, given] of input.quantities.entries()) {
		const field = (name: string) => ['input', 'quantities', String(index), name];
		const id = integerOf('InventoryItem', given.inventoryItemId);
		const variant = variantOfInventoryItem(shop, id);
		const stock = variant && stockOf(shop, variant);
		if (!variant || stock == null) {
			const message = 'The specified inventory item could not be found.';
			return refuseQuantities('INVALID_INVENTORY_ITEM', field('inventoryItemId'), message);
		}
		if (given.locationId !== gid('Location', locationId)) {
			const message = 'The specified location could not be found.';
			return refuseQuantities('INVALID_LOCATION', field('locationId'), message);
		}
		if (given.changeFromQuantity === undefined) {
			throw new GraphQLError('changeFromQuantity is required; null skips the check.', {
				extensions: { code: 'BAD_REQUEST' },
			});
		}
		if (given.changeFromQuantity !== null && given.changeFromQuantity !== stock) {
			const message = 'The changeFromQuantity argument no longer matches the persisted quantity.';
			return refuseQuantities('CHANGE_FROM_QUANTITY_STALE', field('changeFromQuantity'), message);
		}
		variants.push(variant);
		changes.push(stockChange(variant.data.id, given.quantity));
	}
	shop.store.commit(changes);
	for (const variant of variants) {
		notifyInventoryLevelUpdate(shop, variant);
	}
	const createdAt = toDateTime(shop.clock());
	return { inventoryAdjustmentGroup: { createdAt, reason: input.reason }, userErrors: [] };
}

function refuseQuantities(code: string, field: string[], message: string) {
	return { inventoryAdjustmentGroup: null, userErrors: [{ code, field, message }] };
}

interface VariantsArguments extends ConnectionArguments {
	query?: string | null;
}

/** All variants by id, or those of one product. */
function variantConnection(shop: Shop, args: VariantsArguments) {
	const productId = /^product_id:(\d+)$/.exec(args.query ?? '')?.[1];
	if (args.query && productId === undefined) {
		throw notServed(`The query "${args.query}"`);
	}
	const variants = [...shop.catalogue.variantById.values()]
		.filter(({ product }) => productId === undefined || product.data.id === Number(productId))
		.sort((a, b) => a.data.id - b.data.id);
	return paginate(variants, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
}

/** A product of the catalogue, or a draft of an app. */
export interface ProductSource {
	data: Pick<ProductRecord['data'], 'id' | 'handle' | 'title'>;
	/** Without it the product is active. */
	status?: 'ACTIVE' | 'DRAFT';
}

export const productResolvers = {
	QueryRoot: {
		productVariants: (
			_source: unknown,
			args: VariantsArguments,
			{ shop, scopes }: AdminContext,
		) => {
			requireScope(scopes, 'productVariants', 'read_products');
			return variantConnection(shop, args);
		},
		inventoryItem: (_source: unknown, { id }: { id: string }, { shop, scopes }: AdminContext) => {
			requireScope(scopes, 'inventoryItem', 'read_inventory');
			return variantOfInventoryItem(shop, integerOf('InventoryItem', id)) ?? null;
		},
	},
	Mutation: {
		productVariantsBulkUpdate: (
			_source: unknown,
			args: BulkUpdateArguments,
			context: AdminContext,
		) => updateVariants(context, args),
		inventorySetQuantities: (
			_source: unknown,
			args: SetQuantitiesArguments,
			context: AdminContext,
			info: GraphQLResolveInfo,
		) => setQuantities(context, args, info),
	},
	Product: {
		id: ({ data }: ProductSource) => gid('Product', data.id),
		handle: ({ data }: ProductSource) => data.handle,
		title: ({ data }: ProductSource) => data.title.de,
		metafield: (product: ProductSource, args: MetafieldArguments, { shop }: AdminContext) =>
			ownerMetafield(shop, gid('Product', product.data.id), args),
	},
	ProductVariant: {
		id: ({ data }: VariantRecord) => gid('ProductVariant', data.id),
		title: (variant: VariantRecord) => variantTitle(variant, 'DE'),
		sku: ({ data }: VariantRecord) => data.sku,
		price: ({ data }: VariantRecord) => toFixedAmount(data.price[shopCurrency]),
		compareAtPrice: ({ data }: VariantRecord) => toFixedAmount(data.compareAtPrice?.[shopCurrency]),
		createdAt: ({ product }: VariantRecord) => product.data.createdAt,
		availableForSale: (variant: VariantRecord, _args: unknown, { shop }: AdminContext) =>
			isAvailable(shop, variant),
		inventoryQuantity: (variant: VariantRecord, _args: unknown, { shop }: AdminContext) =>
			stockOf(shop, variant) ?? 0,
		inventoryItem: (variant: VariantRecord) => variant,
		metafield: (variant: VariantRecord, args: MetafieldArguments, { shop }: AdminContext) =>
			ownerMetafield(shop, gid('ProductVariant', variant.data.id), args),
	},
	InventoryItem: {
		id: (variant: VariantRecord) => gid('InventoryItem', inventoryItemId(variant)),
		sku: ({ data }: VariantRecord) => data.sku,
		tracked: (variant: VariantRecord, _args: unknown, { shop }: AdminContext) =>
			stockOf(shop, variant) !== null,
		variant: (variant: VariantRecord) => variant,
	},
} satisfies ResolverMap<AdminContext>;
