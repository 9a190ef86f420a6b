import { gid, parseGid, randomAlphanumerics, randomHex } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { CartRecord } from '../state/records';
import type { Change } from '../state/store';

/** A cart expires thirty days after its last change (assumed: the documentation names no start). */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** A requested cart; `hasKey` is true where the id contained its secret. */
export interface CartAccess {
	record: CartRecord;
	hasKey: boolean;
}

/** The cart of a global id; null where it is unknown, expired or completed. */
export function openCart(shop: Shop, id: string): CartAccess | null {
	const parsed = parseGid(id);
	if (parsed?.type !== 'Cart') {
		return null;
	}
	const record = liveCart(shop, parsed.id);
	return record?.orderId === null
		? { record, hasKey: parsed.parameters.get('key') === record.key }
		: null;
}

/** The cart of a token, completed ones too; null where it is unknown or expired. */
export function liveCart(shop: Shop, token: string): CartRecord | null {
	const record = shop.store.get('carts', token);
	return record && shop.clock() - record.updatedAt < lifetime ? record : null;
}

/** An empty cart with new secrets, not stored yet. */
export function newCart(shop: Shop): CartRecord {
	const now = shop.clock();
	return {
		token: randomAlphanumerics(24),
		key: randomHex(32),
		checkoutKey: randomAlphanumerics(48),
		createdAt: now,
		updatedAt: now,
		countryCode: null,
		language: 'DE',
		email: null,
		phone: null,
		customerId: null,
		note: '',
		attributes: [],
		discountCodes: [],
		lines: [],
		orderId: null,
	};
}

export function cartChange(record: CartRecord): Change {
	return { table: 'carts', key: record.token, value: record };
}

/** Deletes expired carts, so that the state does not grow without limit. */
export function expiredCartChanges(shop: Shop): Change[] {
	return shop.store
		.all('carts')
		.filter(({ token }) => liveCart(shop, token) === null)
		.map(({ token }): Change => ({ table: 'carts', key: token, value: null }));
}

export function cartId(record: CartRecord): string {
	return gid('Cart', `${record.token}?key=${record.key}`);
}

export function cartLineId(record: CartRecord, lineId: string): string {
	return gid('CartLine', `${lineId}?cart=${record.token}`);
}

/** Checkout URL; its key differs from the cart's. */
export function checkoutUrl(shop: Shop, record: CartRecord): string {
	return `${shop.origin}/cart/c/${record.token}?key=${record.checkoutKey}`;
}
