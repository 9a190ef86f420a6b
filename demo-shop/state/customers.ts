import type { Shop } from '../shop/shop';
import type { CustomerRecord } from './records';

/** The customer of a valid access token; undefined for an unknown or expired token. */
export function customerByToken(shop: Shop, token: string): CustomerRecord | undefined {
	const record = shop.store.get('accessTokens', token);
	return record && record.expiresAt > shop.clock()
		? shop.store.get('customers', record.customerId)
		: undefined;
}

/** Email addresses are case-insensitive. */
export function customerByEmail(shop: Shop, email: string): CustomerRecord | undefined {
	const wanted = email.trim().toLowerCase();
	return shop.store.all('customers').find((customer) => customer.email.toLowerCase() === wanted);
}
