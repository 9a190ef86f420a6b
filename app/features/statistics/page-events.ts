import type { CommerceEvent, EventProduct } from '~/shopify/commerce-events';
import { site } from '~/site';

/** Screens of one person alone: nobody else is told of them. */
const PRIVATE = /^\/(account|auth|wishlist|contact|legal\/revocation\/declare)(\/|$)/;

/** What the data of the screens hold, as far as an event needs it. */
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
 * The events of a screen that was opened; none of a private one.
 * @param path without the locale's prefix
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

/** What was put into the cart since `before`, of the screen's own product: another one's id is not known here. */
export function cartEvents(
	before: readonly Line[],
	after: readonly Line[],
	{ product }: ScreenData,
): CommerceEvent[] {
	if (!product) return [];
	return after.flatMap((line) => {
		const held = before.find(({ id }) => id === line.id)?.quantity ?? 0;
		if (line.productHandle !== product.handle || line.quantity <= held) return [];
		const added = { ...toProduct(product, line.quantity - held), variantId: line.variantId };
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
