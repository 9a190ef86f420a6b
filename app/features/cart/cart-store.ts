import { useSyncExternalStore } from 'react';
import { storeCustomer } from '~/features/customer/customer-store';
import type { CartAnswer, CartLineView, CartNotice, CartView } from './cart-view';

/** The browser's mirror of the cart. */
export interface CartState {
	cart: CartView | null;
	/** Products on their way into the cart. */
	adding: readonly { id: number; title: string }[];
	/** Quantities that the shopper set and the platform has not confirmed yet, by line id. */
	wanted: Readonly<Record<string, number>>;
	notices: readonly CartNotice[];
	/** Changes that are not saved yet. */
	unsaved: number;
	/** Counts the answers, so that a notice given twice is said twice. */
	answers: number;
}

/** A line as the shopper wants it; `unsaved` until the platform has confirmed it. */
export type WantedLineView = CartLineView & { unsaved: boolean };

/** Its number changes with the shape of `CartView`. */
const STORAGE_KEY = 'cart.1';
/** Longer than the server tries: whoever has heard nothing by then hears nothing more. */
const TIMEOUT_MS = 30_000;
const EMPTY: CartState = {
	cart: null,
	adding: [],
	wanted: {},
	notices: [],
	unsaved: 0,
	answers: 0,
};

let state = EMPTY;
const listeners = new Set<() => void>();

/** One question at a time, in the order in which the shopper asked them. */
let queue: Promise<void> = Promise.resolve();
/** A change does not wait for a refresh: what it answers is newer. */
let refreshing: AbortController | undefined;
let added = 0;

export function useCart(): CartState {
	return useSyncExternalStore(
		subscribe,
		() => state,
		() => EMPTY,
	);
}

/** The mirror as it is now, for what happens after an answer. */
export function currentCart(): CartState {
	return state;
}

/** Lines as the shopper wants them, whether or not the platform has confirmed it. */
export function wantedLines({ cart, wanted }: CartState): WantedLineView[] {
	return (cart?.lines ?? [])
		.map((line) => ({
			...line,
			quantity: wanted[line.id] ?? line.quantity,
			unsaved: wanted[line.id] !== undefined,
		}))
		.filter(({ quantity, unsaved }) => quantity > 0 || !unsaved);
}

/** Starts the mirror: what is stored shows at once, then the server's truth; other tabs keep it in step. */
export function startCart(sessionPath: string): () => void {
	readStored();
	refreshCart(sessionPath);
	const onStorage = (event: StorageEvent) => {
		if (event.key === STORAGE_KEY) readStored();
	};
	// A page that comes back from the back/forward cache shows the cart of then.
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

/** Resolves when every change is saved, or has failed; whether all went well. */
export async function savedCart(): Promise<boolean> {
	while (state.unsaved > 0) await queue;
	return !state.notices.some(({ kind }) => kind === 'error');
}

/** The cart page's loader has just read the cart. */
export function seedCart(cart: CartView | null): void {
	if (state.unsaved === 0) takeOver({ cart, notices: [...state.notices] });
}

/** What was said has been read. */
export function clearNotices(): void {
	if (state.notices.length > 0) update({ notices: [] });
}

/**
 * Puts a product into the cart; `title` names it while it is on its way.
 * Resolves to whether it went in.
 */
export async function addToCart(
	cartPath: string,
	fields: FormData,
	title: string,
): Promise<boolean> {
	added += 1;
	const id = added;
	update({ adding: [...state.adding, { id, title }] });
	const saved = await change(() => send(cartPath, fields));
	update({ adding: state.adding.filter((product) => product.id !== id) });
	return saved;
}

/**
 * Shows the wanted quantity at once; quick changes of one line become one request with the last.
 * Resolves to whether it was saved, or to `undefined` where an earlier change takes it along.
 */
export async function setLineQuantity(
	cartPath: string,
	lineId: string,
	quantity: number,
): Promise<boolean | undefined> {
	const underWay = state.wanted[lineId] !== undefined;
	update({ wanted: { ...state.wanted, [lineId]: quantity } });
	return underWay ? undefined : change(() => sendQuantity(cartPath, lineId));
}

/** Carries out another cart form, e.g. a discount code; whether it was saved. */
export function submitCartForm(cartPath: string, fields: FormData): Promise<boolean> {
	return change(() => send(cartPath, fields));
}

async function sendQuantity(cartPath: string, lineId: string): Promise<boolean> {
	const quantity = state.wanted[lineId];
	if (quantity === undefined) return true;
	const fields = new FormData();
	fields.set('intent', 'update');
	fields.set('lineId', lineId);
	fields.set('quantity', String(quantity));
	const saved = await send(cartPath, fields);
	if (state.wanted[lineId] !== quantity) return sendQuantity(cartPath, lineId);
	const { [lineId]: _confirmed, ...wanted } = state.wanted;
	update({ wanted });
	return saved;
}

/** Posts a form and takes the answer over; whether the change went through. Leaving the page does not stop it. */
async function send(cartPath: string, fields: FormData): Promise<boolean> {
	try {
		const response = await fetch(cartPath, {
			method: 'POST',
			body: fields,
			keepalive: true,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const answer = (await response.json()) as CartAnswer;
		if (!Array.isArray(answer.notices)) throw new Error(`The shop answered ${response.status}`);
		takeOver(answer);
		return response.ok;
	} catch {
		takeOver({ notices: [{ kind: 'error', code: 'UNAVAILABLE', message: '' }] });
		return false;
	}
}

/** Takes the server's cart over; a change that comes meanwhile ends it. */
function refreshCart(sessionPath: string): void {
	const controller = new AbortController();
	refreshing = controller;
	void enqueue(async () => {
		if (controller.signal.aborted) return;
		try {
			const response = await fetch(sessionPath, {
				headers: { Accept: 'application/json' },
				signal: AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]),
			});
			const answer = response.ok ? ((await response.json()) as CartAnswer) : undefined;
			storeCustomer(answer?.customer);
			if (answer && !controller.signal.aborted) {
				takeOver({ ...answer, notices: [...state.notices] });
			}
		} catch {
			// Without an answer the stored cart stays; the next page asks again.
		}
	});
}

async function change(work: () => Promise<boolean>): Promise<boolean> {
	refreshing?.abort();
	update({ unsaved: state.unsaved + 1 });
	let saved = false;
	await enqueue(async () => {
		saved = await work();
	});
	update({ unsaved: state.unsaved - 1 });
	return saved;
}

/** Behind the others of this tab, and of the browser's other tabs where it can. */
function enqueue(work: () => Promise<void>): Promise<void> {
	const next = queue.then(async () => {
		if (navigator.locks) await navigator.locks.request('cart', work);
		else await work();
	});
	queue = next.catch(() => undefined);
	return next;
}

function takeOver(answer: CartAnswer): void {
	const said = { notices: answer.notices, answers: state.answers + 1 };
	if (answer.cart === undefined) {
		update(said);
		return;
	}
	update({ ...said, cart: answer.cart });
	try {
		if (answer.cart) localStorage.setItem(STORAGE_KEY, JSON.stringify(answer.cart));
		else localStorage.removeItem(STORAGE_KEY);
	} catch {
		// Storage can be full or switched off: the mirror then lives as long as the page.
	}
}

function readStored(): void {
	try {
		const cart = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as CartView | null;
		if (cart === null || Array.isArray(cart.lines)) update({ cart });
	} catch {
		// What cannot be read is not there; the server's answer follows.
	}
}

function update(part: Partial<CartState>): void {
	state = { ...state, ...part };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
