import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '~/ui/toast-store';
import {
	addToCart,
	currentCart,
	readWithCart,
	savedCart,
	seedCart,
	startCart,
	submitCartForm,
} from './cart-store';
import type { CartView } from './cart-view';
import { setLineQuantity } from './line-quantity';

const CART = { totalQuantity: 1, lines: [{ id: 'line', quantity: 1 }] };

/** The browser APIs in use, and a server with one cart. */
function openTab(cookie = '') {
	const stored = new Map<string, string>();
	const page = new EventTarget();
	const ask = vi.fn(async () => Response.json({ cart: CART, customer: null, notices: [] }));
	vi.stubGlobal('window', page);
	vi.stubGlobal('document', { cookie });
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('fetch', ask);
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	const otherTabStores = (key: string, newValue: string | null) => {
		if (newValue === null) stored.delete(key);
		else stored.set(key, newValue);
		page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
	};
	return { ask, stored, otherTabStores };
}

afterEach(() => vi.unstubAllGlobals());

test('another tab’s cart is shown; where it only removes the stored copy, the server’s is', async () => {
	const { ask, stored, otherTabStores } = openTab();
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(currentCart().cart).toEqual(CART));
	const [key = ''] = stored.keys();

	const changed = { ...CART, totalQuantity: 2 };
	otherTabStores(key, JSON.stringify(changed));
	expect(currentCart().cart).toEqual(changed);
	expect(ask).toHaveBeenCalledTimes(1);

	otherTabStores(key, null);
	expect(currentCart().cart).toEqual(changed);
	await vi.waitFor(() => expect(currentCart().cart).toEqual(CART));
	expect(ask).toHaveBeenCalledTimes(2);
	stop();
});

test('nothing is stored where functional storage is declined', async () => {
	const { stored } = openTab('locale=de; consent=0a1b2c3d.recent');
	const { responses } = currentCart();
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(currentCart().responses).toBe(responses + 1));
	expect([...stored]).toEqual([]);
	stop();
});

test('where the browser refuses locks, the cart is read and changed without them', async () => {
	const { ask } = openTab();
	const request = vi.fn(async () => {
		throw new DOMException('The request was denied.', 'SecurityError');
	});
	vi.stubGlobal('navigator', { locks: { request } });
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
	expect(await submitCartForm('/cart', new FormData())).toBe(true);
	expect(await savedCart()).toBe(true);
	expect(request).toHaveBeenCalledTimes(2);
	stop();
});

test('a change does not wait for the response with cart and customer, which is requested again', async () => {
	const { ask } = openTab();
	let asked = 0;
	vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
		if (url === '/cart') return ask();
		asked += 1;
		if (asked > 1) return ask();
		return new Promise((_, reject) =>
			signal.addEventListener('abort', () => reject(signal.reason)),
		);
	});
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(asked).toBe(1));
	expect(await submitCartForm('/cart', new FormData())).toBe(true);
	await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
	expect(asked).toBe(2);
	stop();
});

/** Sets the responses to the next requests, in their order. */
function respondWith(...next: [status: number, body: object][]): void {
	vi.stubGlobal('fetch', async () => {
		const [status, body] = next.shift() ?? [500, {}];
		return Response.json(body, { status });
	});
}

const UNAVAILABLE = { kind: 'error', code: 'UNAVAILABLE', message: 'Not saved.' };

test('a change that fails is not hidden by the next one, and keeps the checkout waiting', async () => {
	openTab();
	respondWith([503, { notices: [UNAVAILABLE] }], [200, { cart: CART, notices: [] }]);
	void setLineQuantity('/cart', 'line', 2);
	void setLineQuantity('/cart', 'other', 2);
	expect(await savedCart()).toBe(false);
	expect(currentCart().notices).toEqual([UNAVAILABLE]);

	respondWith([200, { cart: CART, notices: [] }]);
	expect(await setLineQuantity('/cart', 'line', 2)).toBe(true);
	expect(currentCart().notices).toEqual([]);
	expect(await savedCart()).toBe(true);
});

test('of quick changes of one line the last one says whether it was saved', async () => {
	openTab();
	respondWith([200, { cart: CART, notices: [] }]);
	const changes = [2, 3, 0].map((quantity) => setLineQuantity('/cart', 'line', quantity));
	expect(await Promise.all(changes)).toEqual([undefined, undefined, true]);
	expect(currentCart().wanted).toEqual({});
});

test('two changes that fail have one message', async () => {
	openTab();
	respondWith([503, { notices: [UNAVAILABLE] }], [503, { notices: [UNAVAILABLE] }]);
	void setLineQuantity('/cart', 'line', 2);
	await setLineQuantity('/cart', 'other', 2);
	expect(currentCart().notices).toEqual([UNAVAILABLE]);
});

test('a product is called added only if something was', async () => {
	openTab();
	const limit = { kind: 'warning', code: 'LINE_LIMIT', message: 'At most 10.' };
	respondWith([200, { cart: CART, added: true, notices: [] }]);
	expect(await addToCart('/cart', new FormData(), 'Map')).toBe(true);
	expect(currentCart()).toMatchObject({ added: 'Map', adding: [] });

	respondWith([200, { cart: CART, added: false, notices: [limit] }]);
	expect(await addToCart('/cart', new FormData(), 'Map')).toBe(false);
	expect(currentCart()).toMatchObject({ added: undefined, adding: [], notices: [limit] });
});

test('a page does not replace the cart by one that it has read before a change', async () => {
	openTab();
	const at = (createdAt: string, updatedAt: string) =>
		({ ...CART, createdAt, updatedAt }) as unknown as CartView;
	const changed = at('2026-11-26T10:00:00Z', '2026-11-26T10:02:00Z');
	respondWith([200, { cart: changed, notices: [] }]);
	await submitCartForm('/cart', new FormData());
	seedCart(at('2026-11-26T10:00:00Z', '2026-11-26T10:01:00Z'));
	expect(currentCart().cart).toEqual(changed);
	const same = { ...changed, totalQuantity: 3 };
	seedCart(same);
	expect(currentCart().cart).toEqual(same);
	const another = at('2026-11-26T09:00:00Z', '2026-11-26T09:00:00Z');
	seedCart(another);
	expect(currentCart().cart).toEqual(another);
	seedCart(null);
	expect(currentCart().cart).toBeNull();
});

test('a page that was read during a change of the cart is read again', async () => {
	openTab();
	respondWith([200, { cart: CART, notices: [] }]);
	const read = vi.fn(async () => 'after');
	read.mockImplementationOnce(async () => {
		await submitCartForm('/cart', new FormData());
		return 'before';
	});
	expect(await readWithCart(read)).toBe('after');
	expect(read).toHaveBeenCalledTimes(2);
});

test('cart and customer are read in browsers without AbortSignal.any', async () => {
	openTab();
	vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(currentCart().cart).toEqual(CART));
	stop();
});

test('what a sign-in could not move is shown outside of the drawer, with the product’s name', async () => {
	openTab();
	const cart = { ...CART, lines: [{ id: 'line', quantity: 1, productTitle: 'Map' }] };
	const notices = [
		{ kind: 'error', code: 'GIFT_CARD_NOT_MOVED', message: 'Enter your gift card again.' },
		{ kind: 'warning', code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'No more.', lineId: 'line' },
	];
	respondWith([200, { cart, customer: null, notices }]);
	const stop = startCart('/api/session');
	await vi.waitFor(() =>
		expect(toasts.get().map(({ text }) => text)).toEqual([
			'Enter your gift card again.',
			'Map: No more.',
		]),
	);
	stop();
});
