import type { Shop } from '../shop/shop';
import type { CustomerRecord } from './records';

/** The customer a live access token belongs to; undefined for an unknown or expired token. */
export function customerByToken(shop: Shop, token: string): CustomerRecord | undefined {
	const record = shop.store.get('accessTokens', token);
	return record && record.expiresAt > shop.clock()
		? shop.store.get('customers', record.customerId)
		: undefined;
}

/** E-mail addresses are compared without regard to case. */
export function customerByEmail(shop: Shop, email: string): CustomerRecord | undefined {
	const wanted = email.trim().toLowerCase();
	return shop.store.all('customers').find((customer) => customer.email.toLowerCase() === wanted);
}
