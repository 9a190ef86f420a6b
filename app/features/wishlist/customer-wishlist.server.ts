import { parseStringList } from '~/lib/string-list';
import type { AppContext } from '~/server/context.server';
import {
	countWrite,
	ownMetafield,
	readCustomerMetafield,
	writeCustomerMetafield,
} from '~/shopify/customer-metafields.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { operation } from '~/shopify/operation.server';
import { withoutProducts } from './wishlist-rules';

/** Nodes in the order of the ids; null for products that the shop does not have. */
export const KNOWN_PRODUCTS_QUERY = `#graphql
	query KnownProducts($ids: [ID!]!) {
		nodes(ids: $ids) {
			id
		}
	}
` as const;

const PRODUCT = 'gid://shopify/Product/';

/** A customer's list, stored at the platform. */
export interface SavedWishlist {
	customerId: string;
	key: CustomerKey;
	/** Integers of products' ids. */
	ids: string[];
}

/** Value of the platform's metafield: JSON list of product ids. */
export function idsOf(value: string | undefined): string[] {
	return parseStringList(value).flatMap((gid) =>
		gid.startsWith(PRODUCT) ? [gid.slice(PRODUCT.length)] : [],
	);
}

/** `undefined` where the platform does not accept the token. */
export async function readSavedWishlist(
	context: AppContext,
	key: CustomerKey,
): Promise<SavedWishlist | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		const saved = await readCustomerMetafield(context, key, 'wishlist');
		return saved && { customerId: saved.customerId, key, ids: idsOf(saved.value) };
	});
}

/** Replaces a customer's list and returns it; products that no longer exist are left out. */
export async function writeSavedWishlist(
	context: AppContext,
	saved: SavedWishlist,
	ids: readonly string[],
): Promise<string[]> {
	return operation(context, 'Cannot update wishlist', async () => {
		countWrite(saved.customerId);
		let wanted = [...ids];
		// Each error names one missing product only: nobody may spend the Admin API's budget on invented ones.
		for (let count = 0; count <= ids.length; count++) {
			const metafield = ownMetafield(
				'wishlist',
				wanted.map((id) => PRODUCT + id),
			);
			const refusals = await writeCustomerMetafield(context, saved, metafield);
			if (refusals.length === 0) return wanted;
			const invalid = new Set([
				...refusals.flatMap((text) => [...text.matchAll(/\/Product\/(\d+)/g)].map(([, id]) => id)),
				...(count === 0 ? await unknownIds(context, withoutProducts(wanted, saved.ids)) : []),
			]);
			const rest = wanted.filter((id) => !invalid.has(id));
			if (rest.length === wanted.length) throw new Error(refusals[0]);
			if (rest.join() === saved.ids.join()) return rest;
			wanted = rest;
		}
		return wanted;
	});
}

async function unknownIds({ shopify }: AppContext, ids: readonly string[]): Promise<string[]> {
	const { nodes } = await shopify.query(KNOWN_PRODUCTS_QUERY, {
		variables: { ids: ids.map((id) => PRODUCT + id) },
		needs: ['nodes'],
		cacheable: false,
	});
	return ids.filter((_, index) => !nodes[index]);
}
