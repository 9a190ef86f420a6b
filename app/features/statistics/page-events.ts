import { parseLocalePath } from '~/i18n/locale-path';
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

/** A page's referrer as events have it: without its query, and `''` for a private page of this site. */
export function reportedReferrer(referrer: string, origin: string): string {
	const [url = ''] = referrer.split('?');
	if (!url.startsWith(`${origin}/`)) return url;
	return PRIVATE.test(parseLocalePath(url.slice(origin.length)).path) ? '' : url;
}

/** Quantities added to the cart since `before`, for the page's product only: the ids of others are not known here. */
export function cartEvents(
	before: readonly Line[],
	after: readonly Line[],
	{ product }: ScreenData,
): CommerceEvent[] {
	if (!product) return [];
	const ofProduct = after.filter(({ productHandle }) => productHandle === product.handle);
	// By variant: after a sign-in the lines have other ids.
	return [...new Set(ofProduct.map(({ variantId }) => variantId))].flatMap((variantId) => {
		const quantity = quantityOf(after, variantId) - quantityOf(before, variantId);
		if (quantity <= 0) return [];
		return [{ kind: 'cart', product: { ...toProduct(product, quantity), variantId } } as const];
	});
}

function quantityOf(lines: readonly Line[], variantId: string): number {
	return lines
		.filter((line) => line.variantId === variantId)
		.reduce((sum, { quantity }) => sum + quantity, 0);
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
