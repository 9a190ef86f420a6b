import { readCookie } from '~/lib/cookies';
import type { AppContext } from '~/server/context.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { idsOf, readHeld, writeHeld } from './customer-wishlist.server';
import {
	formatWishlist,
	parseWishlist,
	WISHLIST_COOKIE,
	type WishlistCookie,
	wishlistCookie,
} from './wishlist-ids';
import { withoutProducts, withProducts } from './wishlist-rules';

export interface WishlistChange {
	intent: 'add' | 'remove';
	/** Integers of products' ids. */
	ids: readonly string[];
}

/** A visitor's list. */
export interface WishlistState {
	ids: string[];
	/** Products beyond the limit after merging the guest's list. */
	waiting: string[];
	/** `Set-Cookie` value for the browser's copy; `undefined` where it is up to date. */
	cookie?: string;
	/** Whether the limit was reached, so that not everything was added. */
	full: boolean;
}

/** The platform does not accept the customer's token. */
export const SIGNED_OUT = 'signed-out';

/**
 * The visitor's list after a change, or as it is. A guest's is the cookie; a customer's is at the platform, and
 * the cookie a copy of it. Throws `ShopifyError` where the platform cannot be reached.
 */
export async function visitWishlist(
	context: AppContext,
	request: Request,
	customer: CustomerKey | undefined,
	change?: WishlistChange,
): Promise<WishlistState | typeof SIGNED_OUT> {
	const kept = cookieOf(request);
	if (!customer) {
		// Ignore the copy of a signed-out customer's list.
		const before = kept.ofCustomer ? [] : kept.ids;
		const { ids, left } = changed(before, change);
		return stateOf(request, { ofCustomer: false, ids, waiting: [] }, left.length > 0);
	}
	const held = await readHeld(context, customer);
	if (!held) return SIGNED_OUT;
	// Merge the guest's products, except for those in the change itself.
	const guests = kept.ofCustomer ? [] : withoutProducts(kept.ids, change?.ids ?? []);
	const merged = withProducts(held.ids, guests);
	const waiting = kept.ofCustomer ? kept.waiting : merged.left;
	const asked = changed(merged.ids, change);
	const next =
		change?.intent === 'remove'
			? withProducts(asked.ids, withoutProducts(waiting, change.ids))
			: { ids: asked.ids, left: waiting };
	const same = next.ids.join() === held.ids.join();
	const ids = same ? held.ids : await writeHeld(context, held, next.ids);
	return stateOf(request, { ofCustomer: true, ids, waiting: next.left }, asked.left.length > 0);
}

/**
 * Merges the guest's products into the customer's list at login, in front; products beyond the limit wait in the
 * cookie. A failure is logged, and the merge repeated with the next request for the list.
 * Returns the `Set-Cookie` value, or `undefined` where nothing changes.
 */
export async function mergeWishlist(
	context: AppContext,
	customer: CustomerKey,
	request: Request,
): Promise<string | undefined> {
	try {
		const state = await visitWishlist(context, request, customer);
		return state === SIGNED_OUT ? undefined : state.cookie;
	} catch (error) {
		if (isUnavailable(error)) return undefined;
		throw error;
	}
}

/**
 * Updates the browser's copy, for requests that load the customer anyway.
 * @param metafield JSON of the customer's list; `null` for a guest
 */
export function wishlistCopy(request: Request, metafield: string | null): string | undefined {
	const kept = cookieOf(request);
	if (metafield === null) return kept.ofCustomer ? wishlistCookie('') : undefined;
	// A guest's list is merged elsewhere.
	if (!kept.ofCustomer && kept.ids.length > 0) return undefined;
	return stateOf(request, { ofCustomer: true, ids: idsOf(metafield), waiting: kept.waiting }, false)
		.cookie;
}

function cookieOf(request: Request): WishlistCookie {
	return parseWishlist(rawCookie(request));
}

function rawCookie(request: Request): string | undefined {
	return readCookie(request.headers.get('Cookie'), WISHLIST_COOKIE);
}

function changed(ids: readonly string[], change: WishlistChange | undefined) {
	if (change?.intent === 'add') return withProducts(ids, change.ids);
	return { ids: withoutProducts(ids, change?.ids ?? []), left: [] };
}

function stateOf(request: Request, next: WishlistCookie, full: boolean): WishlistState {
	const value = formatWishlist(next);
	const cookie = value === (rawCookie(request) ?? '') ? undefined : wishlistCookie(value);
	return { ids: next.ids, waiting: next.waiting, full, ...(cookie && { cookie }) };
}
