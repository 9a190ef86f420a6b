import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { CollectionRecord } from '../shop/catalogue-index';
import { gid } from '../shop/ids';
import { collectionMetafield, type MetafieldIdentifier } from '../shop/metafields';
import { localize, stripHtml, truncate } from '../shop/texts';
import { imageSource } from './image';
import { type ProductListArguments, productConnection } from './product-list';
import type { Tracked } from './tracked';

/** A page of collections in the given order. */
export function collectionConnection(
	collections: readonly CollectionRecord[],
	args: ConnectionArguments,
) {
	const page = paginate(collections, args, ({ data }) => ({
		last_id: data.id,
		last_value: data.id,
	}));
	return {
		nodes: page.nodes,
		pageInfo: () => page.pageInfo,
		edges: () => page.edges,
		// An UnsignedInt64: the platform serializes it as a string.
		totalCount: String(collections.length),
	};
}

export const collectionResolvers: ResolverMap = {
	Collection: {
		id: ({ data }: CollectionRecord) => gid('Collection', data.id),
		handle: ({ data }: CollectionRecord) => data.handle,
		title: ({ data }: CollectionRecord, _args, context) => localize(data.title, context),
		description: ({ data }: CollectionRecord, args: { truncateAt?: number | null }, context) =>
			truncate(stripHtml(localize(data.descriptionHtml, context)), args.truncateAt),
		descriptionHtml: ({ data }: CollectionRecord, _args, context) =>
			localize(data.descriptionHtml, context),
		updatedAt: ({ data }: CollectionRecord) => data.updatedAt,
		image: ({ image }: CollectionRecord) => imageSource(image),
		// Published to the headless sales channel only.
		onlineStoreUrl: () => null,
		seo: () => ({ title: null, description: null }),
		// Only search results have them.
		trackingParameters: (collection: Tracked) => collection.trackingParameters ?? null,
		metafield: (source: CollectionRecord, args: MetafieldIdentifier, context) =>
			collectionMetafield(source, args, context),
		metafields: (
			source: CollectionRecord,
			args: { identifiers: MetafieldIdentifier[] },
			context: RequestContext,
		) => args.identifiers.map((identifier) => collectionMetafield(source, identifier, context)),
		products: (
			{ products }: CollectionRecord,
			args: ProductListArguments,
			context: RequestContext,
		) => productConnection(products, args, context),
	},
};
