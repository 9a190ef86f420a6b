import type { i18n } from 'i18next';
import { readCookie } from '~/lib/cookies';
import { createQueue } from '~/lib/request-queue';
import { announce } from '~/ui/announcer';
import { showToast } from '~/ui/toast-store';
import {
	formatWishlist,
	parseWishlist,
	WISHLIST_COOKIE,
	WISHLIST_LIMIT,
	wishlistCookie,
} from './wishlist-ids';
import { withoutProducts } from './wishlist-rules';

/** The response of `/api/wishlist`. */
export interface WishlistResult {
	/** Whether the product is on the list. */
	isSaved: boolean;
	/** The result, in the page's language. */
	message: string;
}

/** Longer than the server's own time-out. */
const TIMEOUT_MS = 30_000;
/** When a page is left, its requests fail some milliseconds before `pagehide`. */
const LEAVING_MS = 250;

/** Each change is made on the result of the one before, of another tab too: a customer's list is written as a whole. */
const enqueue = createQueue('wishlist');

/**
 * Shows a change at once, saves it, and undoes it where saving fails.
 * @param id integer of the product's id
 * @param isSaved whether it was on the list
 */
export function toggleWishlist(url: string, id: string, isSaved: boolean, t: i18n['t']): void {
	show(id, !isSaved);
	void enqueue(async () => {
		const result = await save(url, { intent: isSaved ? 'remove' : 'add', product: id });
		// The request continues after the page is left.
		if (!result && (await isLeft())) return;
		show(id, result ? result.isSaved : isSaved);
		if (result && result.isSaved !== isSaved) announce(result.message);
		else showToast(result?.message ?? t('errors:unavailableShort'));
	});
}

async function save(
	url: string,
	fields: Record<string, string>,
): Promise<WishlistResult | undefined> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			body: new URLSearchParams(fields),
			// The request continues after the page is left.
			keepalive: true,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return (await response.json()) as WishlistResult;
	} catch {
		return undefined;
	}
}

function isLeft(): Promise<boolean> {
	return new Promise((resolve) => {
		addEventListener('pagehide', () => resolve(true), { once: true });
		setTimeout(resolve, LEAVING_MS, false);
	});
}

/** Adds a product to the cookie, unless the list is full, or removes it, and notifies the buttons of the page. */
function show(id: string, isSaved: boolean): void {
	const stored = parseWishlist(readCookie(document.cookie, WISHLIST_COOKIE));
	const rest = withoutProducts(stored.ids, [id]);
	const ids = isSaved && rest.length < WISHLIST_LIMIT ? [id, ...rest] : rest;
	if (stored.ids.includes(id) !== ids.includes(id)) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
		document.cookie = wishlistCookie(formatWishlist({ ...stored, ids }));
	}
	dispatchEvent(new Event('wishlist'));
}
