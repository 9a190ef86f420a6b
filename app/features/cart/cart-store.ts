import { CONSENT_COOKIE, isDeclined } from '~/features/consent/consent-cookie';
import { storeCustomer } from '~/features/customer/customer-store';
import { readCookie } from '~/lib/cookies';
import { createQueue } from '~/lib/request-queue';
import { createStore, useStore } from '~/lib/store';
import { readStored, writeStored } from '~/lib/stored-value';
import { showToast } from '~/ui/toast-store';
import type { CartLineView, CartNotice, CartResponse, CartView } from './cart-view';

/** The browser's copy of the cart. */
export interface CartState {
	cart: CartView | null;
	/** Products that are being added. */
	adding: readonly { id: number; title: string }[];
	/** Title of the product that was added last; removed with the notices, and by any other change. */
	added?: string;
	/** Quantities that the visitor has set and the platform has not confirmed yet, by line id. */
	wanted: Readonly<Record<string, number>>;
	notices: readonly CartNotice[];
	/** Number of changes that are not saved yet. */
	unsaved: number;
	/** Number of responses, so that screen readers announce a repeated notice again. */
	responses: number;
}

/** A line with the quantity that the visitor has set; `unsaved` until the platform has confirmed it. */
export type WantedLineView = CartLineView & { unsaved: boolean };

/** Raise the number when the shape of `CartView` changes. */
const STORAGE_KEY = 'cart.3';
/** Longer than all retries of the server: after that no response will come. */
const TIMEOUT_MS = 30_000;
const EMPTY: CartState = {
	cart: null,
	adding: [],
	wanted: {},
	notices: [],
	unsaved: 0,
	responses: 0,
};

const store = createStore(EMPTY);

/** Sends one request at a time, in the visitor's order. */
const enqueue = createQueue('cart');
/** Errors of the changes that were not saved yet when the current one was made: its response does not replace them. */
let earlierErrors: readonly CartNotice[] = [];
/** Aborted by a change, which does not wait for it, and repeated after that. */
let refreshing: { sessionPath: string; controller: AbortController } | undefined;
let added = 0;

export function useCart(): CartState {
	return useStore(store);
}

/** The current state, for code outside of React. */
export function currentCart(): CartState {
	return store.get();
}

/** Lines with the quantities that the visitor has set, confirmed or not. */
export function wantedLines({ cart, wanted }: CartState): WantedLineView[] {
	return (cart?.lines ?? [])
		.map((line) => ({
			...line,
			quantity: wanted[line.id] ?? line.quantity,
			unsaved: wanted[line.id] !== undefined,
		}))
		.filter(({ quantity, unsaved }) => quantity > 0 || !unsaved);
}

/** Shows the stored cart at once, then loads the server's. Keeps all tabs in sync. */
export function startCart(sessionPath: string): () => void {
	restoreCart();
	refreshCart(sessionPath);
	const onStorage = ({ key, newValue }: StorageEvent) => {
		if (key !== STORAGE_KEY) return;
		// A tab where storage is declined removes the copy; the cart is still there.
		if (newValue === null) refreshCart(sessionPath);
		else restoreCart();
	};
	// A page restored from the back/forward cache shows an old cart.
	const onPageShow = (event: PageTransitionEvent) => {
		if (event.persisted) refreshCart(sessionPath);
	};
	window.addEventListener('storage', onStorage);
	window.addEventListener('pageshow', onPageShow);
	return () => {
		window.removeEventListener('storage', onStorage);
		window.removeEventListener('pageshow', onPageShow);
	};
}

/** Waits until every change is saved or has failed; resolves to whether there was no error. */
export async function savedCart(): Promise<boolean> {
	while (store.get().unsaved > 0) await enqueue(async () => undefined);
	return !store.get().notices.some(({ kind }) => kind === 'error');
}

/** Takes over the cart that a page's loader or action has read, unless a change has been saved since. */
export function seedCart(cart: CartView | null): void {
	const isOlder =
		cart?.createdAt === store.get().cart?.createdAt &&
		(cart?.updatedAt ?? '') < (store.get().cart?.updatedAt ?? '');
	if (store.get().unsaved === 0 && !isOlder) applyResponse(cart);
}

/** Reads a page with the cart, again where the cart was changed meanwhile: the first response may be older. */
export async function readWithCart<Page>(read: () => Promise<Page>): Promise<Page> {
	const { responses } = store.get();
	const page = await read();
	return store.get().responses === responses ? page : readWithCart(read);
}

/** Shows quantities that are not saved yet, by line. */
export function setWanted(wanted: CartState['wanted']): void {
	update({ wanted });
}

/** Removes all notices. */
export function clearNotices(): void {
	if (store.get().notices.length > 0 || store.get().added)
		update({ notices: [], added: undefined });
}

/**
 * Adds a product to the cart; `title` is shown until it is saved.
 * Resolves to whether it was added: not if it is sold out, or has reached the limit.
 */
export async function addToCart(
	cartPath: string,
	fields: FormData,
	title: string,
): Promise<boolean> {
	added += 1;
	const id = added;
	update({ adding: [...store.get().adding, { id, title }] });
	const saved = await change(() => send(cartPath, fields));
	const adding = store.get().adding.filter((product) => product.id !== id);
	update(saved ? { adding, added: title } : { adding });
	return saved;
}

/** Submits a cart form, such as a discount code; resolves to whether it was saved. */
export function submitCartForm(cartPath: string, fields: FormData): Promise<boolean> {
	return change(() => send(cartPath, fields));
}

/**
 * Posts a form and stores the response; resolves to whether it was saved, or for an addition, whether something was
 * added. Continues after the page is left.
 */
export async function send(cartPath: string, fields: FormData): Promise<boolean> {
	try {
		const response = await fetch(cartPath, {
			method: 'POST',
			body: fields,
			keepalive: true,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const body = (await response.json()) as CartResponse;
		if (!Array.isArray(body.notices)) throw new Error(`HTTP ${response.status}`);
		applyChange(body);
		return response.ok && body.added !== false;
	} catch {
		applyChange({ notices: [{ kind: 'error', code: 'UNAVAILABLE', message: '' }] });
		return false;
	}
}

function applyChange({ cart, notices }: CartResponse): void {
	const codes = new Set(notices.map(({ code }) => code));
	applyResponse(cart, [...earlierErrors.filter(({ code }) => !codes.has(code)), ...notices]);
}

/** Loads the server's cart and customer. */
function refreshCart(sessionPath: string): void {
	const controller = new AbortController();
	const refresh = { sessionPath, controller };
	refreshing = refresh;
	void enqueue(async () => {
		if (controller.signal.aborted) return;
		// Not by AbortSignal.any, which browsers of 2023 lack.
		setTimeout(() => controller.abort(), TIMEOUT_MS);
		try {
			const response = await fetch(sessionPath, {
				headers: { Accept: 'application/json' },
				signal: controller.signal,
			});
			const body = response.ok ? ((await response.json()) as CartResponse) : undefined;
			storeCustomer(body?.customer);
			if (body && !controller.signal.aborted) applyResponse(body.cart);
			if (body) showNotices(body);
		} catch {
			// Keep the stored cart; the next page load tries again.
		}
		if (refreshing === refresh) refreshing = undefined;
	});
}

/** Says once what a sign-in could not move, or what became of a link's code: the drawer with notices may stay closed. */
function showNotices({ cart, notices }: CartResponse): void {
	for (const { message, lineId } of notices) {
		const product = cart?.lines.find(({ id }) => id === lineId)?.productTitle;
		showToast(product ? `${product}: ${message}` : message);
	}
}

/** Queues a change behind the earlier ones; resolves to the result of `work`. */
export async function change(work: () => Promise<boolean>): Promise<boolean> {
	const interrupted = refreshing;
	interrupted?.controller.abort();
	refreshing = undefined;
	const isAlone = store.get().unsaved === 0;
	update({ unsaved: store.get().unsaved + 1, added: undefined });
	let saved = false;
	try {
		await enqueue(async () => {
			earlierErrors = isAlone ? [] : store.get().notices.filter(({ kind }) => kind === 'error');
			saved = await work();
		});
	} finally {
		update({ unsaved: store.get().unsaved - 1 });
	}
	if (interrupted) refreshCart(interrupted.sessionPath);
	return saved;
}

/** @param cart `undefined`: unknown, so the store keeps its own */
function applyResponse(cart: CartView | null | undefined, notices = store.get().notices): void {
	const result = { notices, responses: store.get().responses + 1 };
	if (cart === undefined) {
		update(result);
		return;
	}
	update({ ...result, cart });
	// Where storage is declined nothing is written: the page may be left before the code that would remove it is loaded.
	const declined = isDeclined(readCookie(document.cookie, CONSENT_COOKIE), 'functional');
	// Where storage is full or blocked, the cart is kept until the page is left.
	writeStored(STORAGE_KEY, cart && !declined ? JSON.stringify(cart) : null);
}

function restoreCart(): void {
	try {
		const cart = JSON.parse(readStored(STORAGE_KEY) ?? 'null') as CartView | null;
		if (cart === null || Array.isArray(cart.lines)) update({ cart });
	} catch {
		// Ignore invalid data; the server's response follows.
	}
}

function update(part: Partial<CartState>): void {
	store.set({ ...store.get(), ...part });
}
