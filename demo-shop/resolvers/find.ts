import { badRequest } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { CollectionRecord, ProductRecord } from '../shop/catalogue-index';
import { integerOf } from '../shop/ids';

export interface ByIdOrHandle {
	id?: string | null;
	handle?: string | null;
}

/** A product by id or handle; null where there is none. Throws where neither is given. */
export function findProduct(
	{ id, handle }: ByIdOrHandle,
	context: RequestContext,
): ProductRecord | null {
	const { catalogue } = context.shop;
	if (id != null) {
		return catalogue.productById.get(integerOf('Product', id) ?? -1) ?? null;
	}
	return catalogue.productByHandle.get(requireHandle(handle)) ?? null;
}

/** A collection by id or handle; null where there is none. Throws where neither is given. */
export function findCollection(
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

/** An entry of a list by id or handle; null where there is none. Throws where neither is given. */
export function findByIdOrHandle<Entry extends { data: { id: number; handle: string } }>(
	entries: readonly Entry[],
	type: string,
	{ id, handle }: ByIdOrHandle,
): Entry | null {
	if (id != null) {
		const number = integerOf(type, id);
		return entries.find(({ data }) => data.id === number) ?? null;
	}
	const asked = requireHandle(handle);
	return entries.find(({ data }) => data.handle === asked) ?? null;
}
