import { afterEach, expect, test, vi } from 'vitest';
import { currentCart, savedCart, startCart, submitCartForm } from './cart-store';

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
	const { answers } = currentCart();
	const stop = startCart('/api/session');
	await vi.waitFor(() => expect(currentCart().answers).toBe(answers + 1));
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

test('a change does not wait for the answer about cart and customer, which is asked for again', async () => {
	const { ask } = openTab();
	let asked = 0;
	vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
		if (address === '/cart') return ask();
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
