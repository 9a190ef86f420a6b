import { readCookie } from '~/lib/cookies';
import type { AppContext } from '~/server/context.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { idsOf, readSavedWishlist, writeSavedWishlist } from './customer-wishlist.server';
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
	/** Did not fit on the customer's list at login. */
	waiting: string[];
	/** `Set-Cookie` header that updates the browser's copy; `undefined` where it is up to date. */
	cookie?: string;
	/** The list was full: not all products were added. */
	full: boolean;
}

/** The platform does not accept the customer's token. */
export const SIGNED_OUT = 'signed-out';

/**
 * The visitor's list, after a change where one is given. A guest's list is the cookie; a customer's is stored at the
 * platform, with a copy in the cookie. Throws `ShopifyError` where the platform cannot be reached.
 */
export async function visitWishlist(
	context: AppContext,
	request: Request,
	customer: CustomerKey | undefined,
	change?: WishlistChange,
): Promise<WishlistState | typeof SIGNED_OUT> {
	const stored = cookieOf(request);
	if (!customer) {
		// A customer's copy is not used after their session has ended.
		const before = stored.ofCustomer ? [] : stored.ids;
		const { ids, left } = changed(before, change);
		return stateOf(request, { ofCustomer: false, ids, waiting: [] }, left.length > 0);
	}
	const saved = await readSavedWishlist(context, customer);
	if (!saved) return SIGNED_OUT;
	// The guest's products move to the customer's list, except those that this change is about.
	const guests = stored.ofCustomer ? [] : withoutProducts(stored.ids, change?.ids ?? []);
	const merged = withProducts(saved.ids, guests);
	const waiting = stored.ofCustomer ? stored.waiting : merged.left;
	const asked = changed(merged.ids, change);
	const next =
		change?.intent === 'remove'
			? withProducts(asked.ids, withoutProducts(waiting, change.ids))
			: { ids: asked.ids, left: waiting };
	const same = next.ids.join() === saved.ids.join();
	const ids = same ? saved.ids : await writeSavedWishlist(context, saved, next.ids);
	return stateOf(request, { ofCustomer: true, ids, waiting: next.left }, asked.left.length > 0);
}

/**
 * Adds the guest's products to the front of the customer's list at login; those that do not fit wait in the cookie.
 * A failure is logged, and the guest's list stays until the customer's list is next read.
 * Returns the `Set-Cookie` header, or `undefined` where nothing changes.
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
 * Updates the browser's copy, for requests that read the customer anyway.
 * @param metafield JSON of the customer's list; `null` for a guest
 */
export function wishlistCopy(request: Request, metafield: string | null): string | undefined {
	const stored = cookieOf(request);
	if (metafield === null) return stored.ofCustomer ? wishlistCookie('') : undefined;
	// A guest's list that is not merged yet stays as it is.
	if (!stored.ofCustomer && stored.ids.length > 0) return undefined;
	return stateOf(
		request,
		{ ofCustomer: true, ids: idsOf(metafield), waiting: stored.waiting },
		false,
	).cookie;
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
