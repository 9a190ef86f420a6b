import type { RequestContext } from '../schema/request-context';
import type { ProductRecord } from '../shop/catalogue-index';
import { integerOf } from '../shop/ids';
import type { MetafieldIdentifier, MetafieldSource } from '../shop/metafields';
import type { Shop } from '../shop/shop';
import { findDefinition } from '../state/definitions';
import type { MetafieldRecord } from '../state/records';
import type { CustomerSource } from './customer-source';
import { savedMetafield } from './saved-metafield';

/** A customer's metafield; null where there is none, or where storefronts have no access to it. */
export function customerMetafield(
	source: CustomerSource,
	{ namespace, key }: MetafieldIdentifier,
	{ shop }: RequestContext,
): MetafieldSource | null {
	const record = source.record.metafields?.find(
		(one) => one.namespace === namespace && one.key === key,
	);
	const definition = findDefinition(shop, 'CUSTOMER', namespace ?? '', key);
	if (!record || definition?.storefront !== 'PUBLIC_READ') {
		return null;
	}
	return savedMetafield(source, record, referencedProducts(shop, record));
}

/** The published products of a list, in its order; null for another type. */
function referencedProducts(shop: Shop, { type, value }: MetafieldRecord): ProductRecord[] | null {
	return type === 'list.product_reference'
		? (JSON.parse(value) as string[]).flatMap(
				(id) => shop.catalogue.productById.get(integerOf('Product', id) ?? -1) ?? [],
			)
		: null;
}
