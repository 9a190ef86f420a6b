import type { GraphQLSchema } from 'graphql';
import { isReference } from '../cart/metafield-values';
import type { RequestContext } from '../schema/request-context';
import type { MetafieldSource } from '../shop/metafields';
import type { ReferenceSource } from '../shop/references';
import type { MetafieldRecord } from '../state/records';
import type { CartSource } from './cart-source';
import { findNode } from './node';
import { savedMetafield } from './saved-metafield';

/** A cart's metafield, with what it refers to, as far as that is published. */
export function cartMetafield(
	source: CartSource,
	record: MetafieldRecord,
	context: RequestContext,
	schema: GraphQLSchema,
): MetafieldSource {
	const cart = { ...source, hasKey: false };
	if (!isReference(record.type)) {
		return savedMetafield(cart, record);
	}
	const find = (id: string) => findNode(id, context, schema) as ReferenceSource | null;
	if (!record.type.startsWith('list.')) {
		return { ...savedMetafield(cart, record), reference: find(record.value) };
	}
	const ids: string[] = JSON.parse(record.value);
	return savedMetafield(
		cart,
		record,
		ids.flatMap((id) => find(id) ?? []),
	);
}
