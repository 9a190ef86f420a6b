import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { filterCollections } from '../search/collection-search';
import type { CollectionRecord } from '../shop/catalogue-index';
import { localize } from '../shop/texts';
import { findCart } from './cart-source';
import { collectionConnection } from './collection';
import { customerOfToken } from './customer';
import { type ByIdOrHandle, findCollection, findProduct } from './find';
import { localization } from './localization';
import { findNode } from './node';
import { type ProductListArguments, productConnection } from './product-list';
import { publicApiVersions, shopSource } from './shop';

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
		products: (_source: unknown, args: ProductListArguments, context: RequestContext) =>
			productConnection(context.shop.catalogue.products, args, context),
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
		collections: (
			_source: unknown,
			args: ConnectionArguments & { sortKey: string; query?: string | null },
			context: RequestContext,
		) => {
			const { catalogue } = context.shop;
			const found = args.query?.trim()
				? filterCollections(args.query, context)
				: catalogue.collections;
			return collectionConnection(sortCollections(found, args.sortKey, context), args);
		},
		cart: (_source: unknown, { id }: { id: string }, context: RequestContext) =>
			findCart(id, context),
		customer: (
			_source: unknown,
			{ customerAccessToken }: { customerAccessToken: string },
			context: RequestContext,
		) => customerOfToken(context.shop, customerAccessToken),
		node: (_source: unknown, { id }: { id: string }, context: RequestContext, info) =>
			findNode(id, context, info.schema),
		nodes: (_source: unknown, { ids }: { ids: string[] }, context: RequestContext, info) =>
			ids.map((id) => findNode(id, context, info.schema)),
	},
};

function sortCollections(
	found: readonly CollectionRecord[],
	sortKey: string,
	context: RequestContext,
): CollectionRecord[] {
	const collections = [...found];
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
