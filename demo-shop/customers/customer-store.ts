import type { LanguageCode } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { hashPassword } from '../state/passwords';
import type { CustomerRecord } from '../state/records';
import type { Change } from '../state/store';
import { deadTokens, type NewToken, newToken } from './access-tokens';

/** The demo customer has the number before the first. */
const firstCustomerNumber = 7_100_000_000_002;

export function customerChange(record: CustomerRecord): Change {
	return { table: 'customers', key: String(record.id), value: record };
}

/** A customer who has nothing yet but an address for mails, and the changes that keep them. */
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

/** A customer's new password: all former tokens and the link by mail are dead, a new token lives. */
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
		changes: [...deadTokens(shop, customer.id), customerChange(record), ...token.changes],
	};
}
