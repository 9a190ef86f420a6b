import type { LanguageCode } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { hashPassword } from '../state/passwords';
import type { CustomerRecord } from '../state/records';
import type { Change } from '../state/store';
import { type NewToken, newToken, revokedTokens } from './access-tokens';

/** The demo customer has a lower number. */
const firstCustomerNumber = 7_100_000_000_002;

export function customerChange(record: CustomerRecord): Change {
	return { table: 'customers', key: String(record.id), value: record };
}

/** A new customer with nothing but an email address, and the changes that store the record. */
export function newCustomer(
	shop: Shop,
	email: string,
	language: LanguageCode | null,
): { record: CustomerRecord; changes(record: CustomerRecord): Change[] } {
	const number = shop.store.nextNumber('customer', firstCustomerNumber);
	const now = shop.clock();
	return {
		record: {
			id: number.value,
			email: email.trim(),
			firstName: null,
			lastName: null,
			phone: null,
			acceptsMarketing: false,
			tags: [],
			passwordHash: null,
			...(language ? { language } : {}),
			addresses: [],
			defaultAddressId: null,
			createdAt: now,
			updatedAt: now,
		},
		changes: (record) => [number.change, customerChange(record)],
	};
}

/** Sets a new password: revokes all tokens and the link sent by email, and creates a new token. */
export function setPassword(
	shop: Shop,
	customer: CustomerRecord,
	password: string,
): { record: CustomerRecord; token: NewToken['record']; changes: Change[] } {
	const record: CustomerRecord = {
		...customer,
		passwordHash: hashPassword(password),
		passwordLink: undefined,
		updatedAt: shop.clock(),
	};
	const token = newToken(shop, customer.id);
	return {
		record,
		token: token.record,
		changes: [...revokedTokens(shop, customer.id), customerChange(record), ...token.changes],
	};
}
