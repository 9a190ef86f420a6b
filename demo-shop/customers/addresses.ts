import { isPhone } from '../shop/contact';
import { parseGid } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { AddressRecord, CustomerRecord } from '../state/records';
import type { Change } from '../state/store';
import { checkText } from './customer-input';
import { customerChange } from './customer-store';
import { findCountry, findZone, hasZones } from './places';
import { type CustomerUserError, userError } from './user-errors';

/** `MailingAddressInput`: country and province by name. */
export interface AddressInput {
	address1?: string | null;
	address2?: string | null;
	city?: string | null;
	company?: string | null;
	country?: string | null;
	firstName?: string | null;
	lastName?: string | null;
	phone?: string | null;
	province?: string | null;
	zip?: string | null;
}

const labels: Readonly<Record<keyof AddressInput, string>> = {
	address1: 'Address1',
	address2: 'Address2',
	city: 'City',
	company: 'Company',
	country: 'Country',
	firstName: 'First name',
	lastName: 'Last name',
	phone: 'Phone',
	province: 'Province',
	zip: 'Zip',
};

/** The demo customer's addresses have lower numbers. */
const firstAddressNumber = 8_100_000_000_003;

/** A valid address, or its errors. */
export type CheckedAddress =
	| { address: AddressRecord; errors: null }
	| { address: null; errors: CustomerUserError[] };

/** A new address: all fields empty except the customer's name. */
export function blankAddress(customer: CustomerRecord): AddressRecord {
	return {
		id: 0,
		firstName: customer.firstName,
		lastName: customer.lastName,
		company: null,
		address1: null,
		address2: null,
		zip: null,
		city: null,
		provinceCode: null,
		province: null,
		countryCode: null,
		phone: null,
	};
}

/** Merges an input into an address; omitted fields stay unchanged. Assumed: all may be empty. */
export function checkAddress(
	customer: CustomerRecord,
	base: AddressRecord,
	input: AddressInput,
): CheckedAddress {
	const errors = (Object.keys(labels) as Array<keyof AddressInput>).flatMap((name) =>
		checkText(['address', name], labels[name], input[name]),
	);
	// Assumed: an invalid number has the same message as a customer's own number.
	if (input.phone?.trim() && !isPhone(input.phone.trim())) {
		errors.push(userError('INVALID', ['address', 'phone'], 'Phone is invalid'));
	}
	const place = checkPlace(base, input);
	const address: AddressRecord = {
		...base,
		...given('firstName', input, customer.firstName),
		...given('lastName', input, customer.lastName),
		...given('company', input),
		...given('address1', input),
		...given('address2', input),
		...given('zip', input),
		...given('city', input),
		...given('phone', input),
		...place.fields,
	};
	const all = [...errors, ...place.errors];
	if (all.length === 0 && customer.addresses.some((other) => isSamePlace(other, address))) {
		// Assumed: the code, and the Admin API's message.
		all.push(userError('TAKEN', ['address'], 'Address already exists'));
	}
	return all.length > 0 ? { address: null, errors: all } : { address, errors: null };
}

type TextField = Exclude<keyof AddressInput, 'country' | 'province'>;

function given(name: TextField, input: AddressInput, fallback: string | null = null) {
	const value = input[name];
	return value === undefined ? {} : { [name]: value?.trim() || fallback };
}

/** A new country without a province clears the province. */
function checkPlace(
	base: AddressRecord,
	input: AddressInput,
): { fields: Partial<AddressRecord>; errors: CustomerUserError[] } {
	const countryText = input.country?.trim() ?? '';
	const countryCode = input.country === undefined ? base.countryCode : findCountry(countryText);
	if (countryText !== '' && countryCode === null) {
		const error = userError('INVALID', ['address', 'country'], 'Country is invalid');
		return { fields: {}, errors: [error] };
	}
	if (input.province === undefined && countryCode === base.countryCode) {
		return { fields: {}, errors: [] };
	}
	const provinceText = input.province?.trim() ?? '';
	const zone = findZone(countryCode, provinceText);
	if (provinceText !== '' && !zone && hasZones(countryCode)) {
		const error = userError('INVALID', ['address', 'province'], 'Province is invalid');
		return { fields: {}, errors: [error] };
	}
	// Assumed: in countries without provinces a given one is ignored.
	const fields = { countryCode, province: zone?.name ?? null, provinceCode: zone?.code ?? null };
	return { fields, errors: [] };
}

function isSamePlace(a: AddressRecord, b: AddressRecord): boolean {
	const { id: leftId, ...left } = a;
	const { id: rightId, ...right } = b;
	return (
		leftId !== rightId &&
		(Object.keys(left) as Array<keyof typeof left>).every((key) => left[key] === right[key])
	);
}

/** Adds an address; a customer's first becomes the default, as does one with `isDefault`. */
export function addAddress(
	shop: Shop,
	customer: CustomerRecord,
	address: AddressRecord,
	isDefault = false,
): { address: AddressRecord; changes: Change[] } {
	const number = shop.store.nextNumber('address', firstAddressNumber);
	const added = { ...address, id: number.value };
	const record: CustomerRecord = {
		...customer,
		addresses: [...customer.addresses, added],
		defaultAddressId: isDefault ? added.id : (customer.defaultAddressId ?? added.id),
		updatedAt: shop.clock(),
	};
	return { address: added, changes: [number.change, customerChange(record)] };
}

export function replaceAddress(
	shop: Shop,
	customer: CustomerRecord,
	address: AddressRecord,
): CustomerRecord {
	return {
		...customer,
		addresses: customer.addresses.map((other) => (other.id === address.id ? address : other)),
		updatedAt: shop.clock(),
	};
}

/** Deletes an address; if it was the default, the next one becomes the default. */
export function removeAddress(shop: Shop, customer: CustomerRecord, id: number): CustomerRecord {
	const addresses = customer.addresses.filter((address) => address.id !== id);
	const defaultAddressId =
		customer.defaultAddressId === id ? (addresses[0]?.id ?? null) : customer.defaultAddressId;
	return { ...customer, addresses, defaultAddressId, updatedAt: shop.clock() };
}

/**
 * The customer's address of a global id. Assumed: an id with the token of another login is unknown,
 * one without a token is not.
 */
export function ownAddress(
	customer: CustomerRecord,
	id: string,
	accessToken: string | null,
	type = 'MailingAddress',
): AddressRecord | undefined {
	const parsed = parseGid(id);
	const carried = parsed?.parameters.get('customer_access_token') ?? null;
	return parsed?.type === type && (carried === null || carried === accessToken)
		? customer.addresses.find((address) => String(address.id) === parsed.id)
		: undefined;
}
