import type { CustomerRecord } from '../state/records';

/** Source of `Customer`, with the token of the request (null in a cart). */
export interface CustomerSource {
	__typename: 'Customer';
	record: CustomerRecord;
	accessToken: string | null;
}

export function customerSource(record: CustomerRecord, accessToken: string | null): CustomerSource {
	return { __typename: 'Customer', record, accessToken };
}
