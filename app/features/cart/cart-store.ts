import { useSyncExternalStore } from 'react';
import type { CartAnswer, CartLineView, CartNotice, CartView } from './cart-view';

/** The browser's mirror of the cart. */
export interface CartState {
	cart: CartView | null;
	/** Products on their way into the cart. */
	adding: readonly { id: number; title: string }[];
	/** Quantities that the shopper set and the platform has not confirmed yet, by line id. */
	wanted: Readonly<Record<string, number>>;
	notices: readonly CartNotice[];
}

/** Its number changes with the shape of `CartView`. */
const STORAGE_KEY = 'cart.1';
const EMPTY: CartState = { cart: null, adding: [], wanted: {}, notices: [] };

let state = EMPTY;
const listeners = new Set<() => void>();

/** One change at a time, in the order in which the shopper made them. */
let queue: Promise<unknown> = Promise.resolve();
/** Grows with each change: an answer that was asked for before the last one is outdated. */
let changes = 0;

export function useCart(): CartState {
	return useSyncExternalStore(
		subscribe,
		() => state,
		() => EMPTY,
	);
}

/** Lines as the shopper wants them, whether or not the platform has confirmed it. */
export function wantedLines({ cart, wanted }: CartState): CartLineView[] {
	return (cart?.lines ?? [])
		.map((line) => ({ ...line, quantity: wanted[line.id] ?? line.quantity }))
		.filter((line) => line.quantity > 0 || wanted[line.id] === undefined);
}

/** Starts the mirror: what is stored shows at once, then the server's truth; other tabs keep it in step. */
export function startCart(sessionPath: string): () => void {
	readStored();
	void refreshCart(sessionPath);
	const onStorage = (event: StorageEvent) => {
		if (event.key === STORAGE_KEY) readStored();
	};
	// A page that comes back from the back/forward cache shows the cart of then.
	const onPageShow = (event: PageTransitionEvent) => {
		if (event.persisted) void refreshCart(sessionPath);
	};
	window.addEventListener('storage', onStorage);
	window.addEventListener('pageshow', onPageShow);
	return () => {
		window.removeEventListener('storage', onStorage);
		window.removeEventListener('pageshow', onPageShow);
	};
}

/** Takes the server's cart over, unless a change has been made since it was asked for. */
async function refreshCart(sessionPath: string): Promise<void> {
	const asked = changes;
	try {
		const response = await fetch(sessionPath, { headers: { Accept: 'application/json' } });
		if (!response.ok || asked !== changes) return;
		takeOver((await response.json()) as CartAnswer);
	} catch {
		// Without an answer the stored cart stays; the next page asks again.
	}
}

/** The cart page's loader has just read the cart. */
export function seedCart(cart: CartView | null): void {
	if (Object.keys(state.wanted).length === 0) takeOver({ cart, notices: [...state.notices] });
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
	const id = changes;
	update({ adding: [...state.adding, { id, title }] });
	let added = false;
	await change(async () => {
		added = await send(cartPath, fields);
		update({ adding: state.adding.filter((product) => product.id !== id) });
	});
	return added;
}

/** Shows the wanted quantity at once; quick changes of one line become one request with the last. */
export function setLineQuantity(cartPath: string, lineId: string, quantity: number): Promise<void> {
	const underway = state.wanted[lineId] !== undefined;
	update({ wanted: { ...state.wanted, [lineId]: quantity } });
	return underway ? Promise.resolve() : change(() => sendQuantity(cartPath, lineId));
}

/** Carries out another cart form, e.g. a discount code. */
export function submitCartForm(cartPath: string, fields: FormData): Promise<void> {
	return change(async () => {
		await send(cartPath, fields);
	});
}

async function sendQuantity(cartPath: string, lineId: string): Promise<void> {
	const sent = state.wanted[lineId];
	if (sent === undefined) return;
	const fields = new FormData();
	fields.set('intent', 'update');
	fields.set('lineId', lineId);
	fields.set('quantity', String(sent));
	await send(cartPath, fields);
	if (state.wanted[lineId] !== sent) return sendQuantity(cartPath, lineId);
	const { [lineId]: _confirmed, ...wanted } = state.wanted;
	update({ wanted });
}

/** Posts a form and takes the answer over; whether the change went through. */
async function send(cartPath: string, fields: FormData): Promise<boolean> {
	try {
		const response = await fetch(cartPath, { method: 'POST', body: fields });
		takeOver((await response.json()) as CartAnswer);
		return response.ok;
	} catch {
		takeOver({ notices: [{ kind: 'error', code: 'UNAVAILABLE', message: '' }] });
		return false;
	}
}

/** Queues a change behind the others of this tab, and of the browser's other tabs where it can. */
function change(work: () => Promise<void>): Promise<void> {
	changes += 1;
	const next = queue.then(async () => {
		if (navigator.locks) await navigator.locks.request('cart', work);
		else await work();
	});
	queue = next.catch(() => undefined);
	return next;
}

function takeOver(answer: CartAnswer): void {
	if (answer.cart === undefined) {
		update({ notices: answer.notices });
		return;
	}
	update({ cart: answer.cart, notices: answer.notices });
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
