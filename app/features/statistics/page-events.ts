import type { CommerceEvent, EventProduct } from '~/shopify/commerce-events';
import { site } from '~/site';

/** Private pages: never reported. */
const PRIVATE = /^\/(account|auth|wishlist|contact|legal\/revocation\/declare)(\/|$)/;

/** The fields of loader data that events need. */
export interface ScreenData {
	product?: {
		id: string;
		handle: string;
		title: string;
		variant: { id: string; price: { amount: string } };
	};
	collection?: { id?: string; handle: string };
}

interface Line {
	id: string;
	variantId: string;
	productHandle: string;
	quantity: number;
}

/**
 * The events of a page view; none for private pages.
 * @param path without the locale prefix
 */
export function screenEvents(
	path: string,
	search: URLSearchParams,
	{ product, collection }: ScreenData,
): CommerceEvent[] {
	if (PRIVATE.test(path)) return [];
	const events: CommerceEvent[] = [{ kind: 'page' }];
	if (product) events.push({ kind: 'product', product: toProduct(product, 1) });
	if (collection?.id) {
		events.push({ kind: 'collection', handle: collection.handle, id: collection.id });
	}
	const term = path === '/search' ? search.get('q') : null;
	if (term) events.push({ kind: 'search', term });
	return events;
}

/** Quantities added to the cart since `before`, for the page's product only: the ids of others are not known here. */
export function cartEvents(
	before: readonly Line[],
	after: readonly Line[],
	{ product }: ScreenData,
): CommerceEvent[] {
	if (!product) return [];
	return after.flatMap((line) => {
		const previous = before.find(({ id }) => id === line.id)?.quantity ?? 0;
		if (line.productHandle !== product.handle || line.quantity <= previous) return [];
		const added = { ...toProduct(product, line.quantity - previous), variantId: line.variantId };
		return [{ kind: 'cart', product: added } as const];
	});
}

function toProduct(
	{ id, title, variant }: NonNullable<ScreenData['product']>,
	quantity: number,
): EventProduct {
	return {
		id,
		variantId: variant.id,
		title,
		vendor: site.name,
		price: variant.price.amount,
		quantity,
	};
}
