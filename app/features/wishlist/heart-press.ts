import type { i18n } from 'i18next';
import { readCookie } from '~/lib/cookies';
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

/** What `/api/wishlist` answers. */
export interface WishlistAnswer {
	/** Whether the product is on the list now. */
	held: boolean;
	/** What became of it, in the page's language. */
	message: string;
}

/** Longer than the server tries. */
const TIMEOUT_MS = 30_000;
/** A page that is left is told that its request failed, some milliseconds before it is told that it is left. */
const LEAVING_MS = 250;

/** One change after the other: each begins with the list that the one before left. */
let queue: Promise<void> = Promise.resolve();

/**
 * Shows a change at once, has it saved, and takes it back where that does not succeed.
 * @param id integer of the product's id
 * @param held whether it was on the list
 */
export function pressHeart(address: string, id: string, held: boolean, t: i18n['t']): void {
	show(id, !held);
	queue = queue.then(async () => {
		const answer = await save(address, { intent: held ? 'remove' : 'add', product: id });
		// The request goes on without its page.
		if (!answer && (await isLeft())) return;
		show(id, answer ? answer.held : held);
		if (answer && answer.held !== held) announce(answer.message);
		else showToast(answer?.message ?? t('errors:unavailableTitle'));
	});
}

async function save(
	address: string,
	fields: Record<string, string>,
): Promise<WishlistAnswer | undefined> {
	try {
		const response = await fetch(address, {
			method: 'POST',
			body: new URLSearchParams(fields),
			// It goes on when the page is left.
			keepalive: true,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return (await response.json()) as WishlistAnswer;
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

/** Adds a product to the cookie, unless the list is full, or removes it, and notifies the hearts of the page. */
function show(id: string, held: boolean): void {
	const kept = parseWishlist(readCookie(document.cookie, WISHLIST_COOKIE));
	const rest = withoutProducts(kept.ids, [id]);
	const ids = held && rest.length < WISHLIST_LIMIT ? [id, ...rest] : rest;
	if (kept.ids.includes(id) !== ids.includes(id)) {
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
		document.cookie = wishlistCookie(formatWishlist({ ...kept, ids }));
	}
	dispatchEvent(new Event('wishlist'));
}
