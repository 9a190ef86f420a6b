import { customerByAccountToken } from '../accounts/account-tokens';
import { notServed } from '../schema/errors';
import { isEmail, isPhone } from '../shop/contact';
import type { Shop } from '../shop/shop';
import { customerByToken } from '../state/customers';
import type { CartRecord, CustomerRecord } from '../state/records';
import type { CartUserError } from './cart-input';

export interface BuyerIdentityInput {
	countryCode?: string | null;
	email?: string | null;
	phone?: string | null;
	customerAccessToken?: string | null;
	companyLocationId?: string | null;
	preferences?: unknown;
}

export interface BuyerIdentityResult {
	record: CartRecord;
	error: CartUserError | null;
	/** Whether the payload contains the (unchanged) cart beside the error. */
	keepsCart: boolean;
}

/** Applies the given fields; omitted ones stay unchanged, null clears. */
export function applyBuyerIdentity(
	shop: Shop,
	record: CartRecord,
	input: BuyerIdentityInput,
): BuyerIdentityResult {
	if (input.companyLocationId != null || input.preferences != null) {
		throw notServed('Company locations and preferences of CartBuyerIdentityInput');
	}
	const refuse = (field: string, message: string, keepsCart: boolean): BuyerIdentityResult => ({
		record,
		error: { code: 'INVALID', field: ['buyerIdentity', field], message },
		keepsCart,
	});
	if (input.email != null && !isEmail(input.email)) {
		return refuse('email', 'Email is invalid', false);
	}
	if (input.phone != null && !isPhone(input.phone)) {
		return refuse('phone', 'Phone is invalid', false);
	}
	const customer = customerChange(shop, record, input.customerAccessToken);
	if (customer === null) {
		return refuse('customerAccessToken', 'Customer is invalid', true);
	}
	const { email, phone, countryCode } = input;
	const next: CartRecord = {
		...record,
		...customer,
		...(email === undefined ? {} : { email }),
		...(phone === undefined ? {} : { phone }),
		...(countryCode === undefined ? {} : { countryCode }),
	};
	return { record: next, error: null, keepsCart: true };
}

/** Changes that attach or detach a customer; null for an invalid token. */
function customerChange(
	shop: Shop,
	record: CartRecord,
	token: string | null | undefined,
): Partial<CartRecord> | null {
	if (token === undefined) {
		return {};
	}
	if (token === null) {
		const attached =
			record.customerId === null ? undefined : shop.store.get('customers', record.customerId);
		return {
			customerId: null,
			customerToken: undefined,
			email: attached?.email === record.email ? null : record.email,
		};
	}
	const customer = customerOfToken(shop, token);
	return customer ? { customerId: customer.id, customerToken: token, email: customer.email } : null;
}

/** The customer whom the checkout signs in: only while the token that attached them is valid. */
export function signedInBuyer(
	shop: Shop,
	{ customerToken }: CartRecord,
): CustomerRecord | undefined {
	return customerToken === undefined ? undefined : customerOfToken(shop, customerToken);
}

function customerOfToken(shop: Shop, token: string): CustomerRecord | undefined {
	return customerByToken(shop, token) ?? customerByAccountToken(shop, token);
}
