import { type ConnectionArguments, paginate } from '../schema/connection';
import { badRequest, notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { CollectionRecord, ProductRecord } from '../shop/catalogue-index';
import { integerOf } from '../shop/ids';
import { findCart } from './cart';
import { collectionConnection } from './collection';
import { customerOfToken } from './customer';
import { localization } from './localization';
import { findMetaobject } from './metafield';
import { findNode } from './node';
import { type ProductListArguments, productConnection } from './product-list';
import { publicApiVersions, shopSource } from './shop';
import { localize } from './texts';

interface ByIdOrHandle {
	id?: string | null;
	handle?: string | null;
}

interface RecommendationArguments {
	productId?: string | null;
	productHandle?: string | null;
	intent: 'RELATED' | 'COMPLEMENTARY';
}

function findProduct({ id, handle }: ByIdOrHandle, context: RequestContext): ProductRecord | null {
	const { catalogue } = context.shop;
	if (id != null) {
		return catalogue.productById.get(integerOf('Product', id) ?? -1) ?? null;
	}
	return catalogue.productByHandle.get(requireHandle(handle)) ?? null;
}

function findCollection(
	{ id, handle }: ByIdOrHandle,
	context: RequestContext,
): CollectionRecord | null {
	const { catalogue } = context.shop;
	if (id != null) {
		return catalogue.collectionById.get(integerOf('Collection', id) ?? -1) ?? null;
	}
	return catalogue.collectionByHandle.get(requireHandle(handle)) ?? null;
}

function requireHandle(handle: string | null | undefined): string {
	if (handle == null) {
		throw badRequest('you must provide one of id or handle');
	}
	return handle;
}

/** Up to ten others: first those that share most collections, then the rest of the shop. */
function recommendations(
	args: RecommendationArguments,
	context: RequestContext,
): ProductRecord[] | null {
	const product = findProduct({ id: args.productId, handle: args.productHandle }, context);
	if (!product) {
		return null;
	}
	// Complementary products are chosen by the merchant in an app; this merchant chose none.
	if (args.intent === 'COMPLEMENTARY') {
		return [];
	}
	const shared = (other: ProductRecord) =>
		other.collections.filter((collection) => product.collections.includes(collection)).length;
	return context.shop.catalogue.products
		.filter((other) => other !== product)
		.map((other) => ({ other, weight: shared(other) }))
		.sort((a, b) => b.weight - a.weight)
		.slice(0, 10)
		.map(({ other }) => other);
}

/** Distinct texts as a `StringConnection`; it has no cursor arguments, only `first`. */
function texts(values: string[], first: number) {
	const distinct = [...new Set(values)].sort((a, b) => a.localeCompare(b));
	return paginate(distinct, { first }, (value) => ({ last_id: 1, last_value: value }));
}

export const queryResolvers: ResolverMap = {
	QueryRoot: {
		shop: () => shopSource,
		localization: (_source: unknown, _args, context) => localization(context),
		publicApiVersions: () => publicApiVersions,
		product: (_source: unknown, args: ByIdOrHandle, context) => findProduct(args, context),
		productByHandle: (_source: unknown, args: ByIdOrHandle, context) => findProduct(args, context),
		products: (_source: unknown, args: ProductListArguments, context: RequestContext) =>
			productConnection(context.shop.catalogue.products, args, context),
		productRecommendations: (_source: unknown, args: RecommendationArguments, context) =>
			recommendations(args, context),
		productTags: (_source: unknown, { first }: { first: number }, context: RequestContext) =>
			texts(
				context.shop.catalogue.products.flatMap(({ data }) => data.tags),
				first,
			),
		productTypes: (_source: unknown, { first }: { first: number }, context: RequestContext) =>
			texts(
				context.shop.catalogue.products.map(({ data }) => localize(data.productType, context)),
				first,
			),
		collection: (_source: unknown, args: ByIdOrHandle, context) => findCollection(args, context),
		collectionByHandle: (_source: unknown, args: ByIdOrHandle, context) =>
			findCollection(args, context),
		collections: (
			_source: unknown,
			args: ConnectionArguments & { sortKey: string; query?: string | null },
			context: RequestContext,
		) => {
			if (args.query?.trim()) {
				throw notServed('The argument "query" of a collection list');
			}
			return collectionConnection(sortCollections(args.sortKey, context), args);
		},
		cart: (_source: unknown, { id }: { id: string }, context: RequestContext) =>
			findCart(id, context),
		customer: (
			_source: unknown,
			{ customerAccessToken }: { customerAccessToken: string },
			context: RequestContext,
		) => customerOfToken(context.shop, customerAccessToken),
		metaobject: (
			_source: unknown,
			args: { id?: string | null; handle?: unknown },
			context: RequestContext,
		) => {
			if (args.id == null) {
				throw notServed('The argument "handle" of QueryRoot.metaobject');
			}
			return findMetaobject(context, args.id);
		},
		node: (_source: unknown, { id }: { id: string }, context: RequestContext, info) =>
			findNode(id, context, info.schema),
		nodes: (_source: unknown, { ids }: { ids: string[] }, context: RequestContext, info) =>
			ids.map((id) => findNode(id, context, info.schema)),
	},
};

function sortCollections(sortKey: string, context: RequestContext): CollectionRecord[] {
	const collections = [...context.shop.catalogue.collections];
	switch (sortKey) {
		case 'TITLE':
			return collections.sort((a, b) =>
				localize(a.data.title, context).localeCompare(localize(b.data.title, context)),
			);
		case 'UPDATED_AT':
			return collections.sort((a, b) => a.data.updatedAt.localeCompare(b.data.updatedAt));
		default:
			return collections.sort((a, b) => a.data.id - b.data.id);
	}
}
