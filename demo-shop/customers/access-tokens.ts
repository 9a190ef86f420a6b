import { accessDenied } from '../schema/errors';
import { randomHex } from '../shop/ids';
import type { Shop } from '../shop/shop';
import { customerByToken } from '../state/customers';
import type { AccessTokenRecord, CustomerRecord } from '../state/records';
import type { Change } from '../state/store';

/** A token is valid for exactly 42 days. */
export const tokenLifetime = 42 * 24 * 60 * 60 * 1000;

export interface NewToken {
	record: AccessTokenRecord;
	changes: Change[];
}

export function newToken(shop: Shop, customerId: number): NewToken {
	const number = shop.store.nextNumber('accessToken', 1001);
	const record: AccessTokenRecord = {
		id: number.value,
		token: randomHex(32),
		customerId,
		expiresAt: shop.clock() + tokenLifetime,
	};
	return {
		record,
		changes: [number.change, { table: 'accessTokens', key: record.token, value: record }],
	};
}

/** Revokes every token of a customer. */
export function revokedTokens(shop: Shop, customerId: number): Change[] {
	return shop.store
		.all('accessTokens')
		.filter((record) => record.customerId === customerId)
		.map(({ token }): Change => ({ table: 'accessTokens', key: token, value: null }));
}

export interface SignedIn {
	customer: CustomerRecord;
	token: AccessTokenRecord;
}

/** The customer of a valid token. Throws the platform's error for any other; `field` is the mutation. */
export function requireToken(shop: Shop, token: string, field: string): SignedIn {
	const record = shop.store.get('accessTokens', token);
	const customer = customerByToken(shop, token);
	if (!record || !customer) {
		throw accessDenied(
			field,
			'unauthenticated_write_customers',
			' Also: Requires valid customer access token.',
		);
	}
	return { customer, token: record };
}
