import { signedInBuyer } from '../cart/buyer-identity';
import { selectedAddress } from '../cart/delivery-groups';
import { findZone, hasZones } from '../customers/places';
import { displayName } from '../resolvers/localization';
import { isEmail, isPhone } from '../shop/contact';
import { availableCountries, type LanguageCode, primaryCountry, textKey } from '../shop/markets';
import type { Shop } from '../shop/shop';
import type { AddressRecord, CartRecord, CustomerRecord } from '../state/records';
import { type AddressFieldName, addressFieldNames } from './address-fields';
import type { CheckoutTexts } from './checkout-texts';

/** Submitted values, trimmed. */
export type CheckoutValues = Record<AddressFieldName, string>;

export type CheckoutErrors = Partial<Record<AddressFieldName, string>>;

const optionalFields: readonly AddressFieldName[] = ['company', 'address2', 'phone'];

const zipPatterns: Readonly<Record<string, RegExp>> = {
	DE: /^\d{5}$/,
	AT: /^\d{4}$/,
	CH: /^\d{4}$/,
	US: /^\d{5}(?:-\d{4})?$/,
};

export function isOptional(field: AddressFieldName): boolean {
	return optionalFields.includes(field);
}

/** Whether addresses of the selected country have the field. */
export function isAsked(name: AddressFieldName, { countryCode }: CheckoutValues): boolean {
	return name !== 'province' || hasZones(countryCode);
}

/** Initial values: from the cart's buyer identity, and the selected or the customer's address. */
export function initialValues(shop: Shop, cart: CartRecord): CheckoutValues {
	const customer = signedInBuyer(shop, cart);
	const address =
		selectedAddress(cart) ?? (customer && prefilledAddress(customer, cart.countryCode));
	return {
		email: cart.email ?? customer?.email ?? '',
		firstName: address?.firstName ?? customer?.firstName ?? '',
		lastName: address?.lastName ?? customer?.lastName ?? '',
		company: address?.company ?? '',
		address1: address?.address1 ?? '',
		address2: address?.address2 ?? '',
		zip: address?.zip ?? '',
		city: address?.city ?? '',
		province: address?.provinceCode ?? '',
		countryCode: cart.countryCode ?? address?.countryCode ?? primaryCountry,
		phone: cart.phone ?? address?.phone ?? customer?.phone ?? '',
	};
}

/** Assumed: the default address if it is in the cart's country, else another one in that country. */
function prefilledAddress(
	{ addresses, defaultAddressId }: CustomerRecord,
	country: string | null,
): AddressRecord | undefined {
	const fitting = addresses.filter(
		(address) => country === null || address.countryCode === country,
	);
	return fitting.find(({ id }) => id === defaultAddressId) ?? fitting[0];
}

export function readValues(form: URLSearchParams): CheckoutValues {
	const entries = addressFieldNames.map((name) => [name, (form.get(name) ?? '').trim()]);
	return Object.fromEntries(entries) as CheckoutValues;
}

export function validate(values: CheckoutValues, texts: CheckoutTexts): CheckoutErrors {
	const entries = addressFieldNames.flatMap((name) => {
		const error = fieldError(name, values, texts);
		return error === null ? [] : [[name, error]];
	});
	return Object.fromEntries(entries) as CheckoutErrors;
}

function fieldError(
	name: AddressFieldName,
	values: CheckoutValues,
	texts: CheckoutTexts,
): string | null {
	const value = values[name];
	if (!isAsked(name, values)) {
		return null;
	}
	if (value === '') {
		return isOptional(name) ? null : texts.required;
	}
	if (value.length > 255) {
		return texts.tooLong;
	}
	const checks: Partial<Record<AddressFieldName, [isValid: boolean, message: string]>> = {
		email: [isEmail(value), texts.invalidEmail],
		countryCode: [availableCountries.includes(value), texts.invalidCountry],
		province: [findZone(values.countryCode, value) !== null, texts.invalidProvince],
		zip: [zipPatterns[values.countryCode]?.test(value) ?? true, texts.invalidZip],
		phone: [isPhone(value), texts.invalidPhone],
	};
	const [isGood, message] = checks[name] ?? [true, ''];
	return isGood ? null : message;
}

/** The countries with a market, sorted by name in the language. */
export function countryChoices(language: LanguageCode): Array<{ code: string; name: string }> {
	return availableCountries
		.map((code) => ({ code, name: displayName('region', code, language) }))
		.sort((a, b) => a.name.localeCompare(b.name, textKey(language)));
}

export function toAddress(values: CheckoutValues, id: number): AddressRecord {
	const orNull = (text: string) => text || null;
	const zone = findZone(values.countryCode, values.province);
	return {
		id,
		firstName: values.firstName,
		lastName: values.lastName,
		company: orNull(values.company),
		address1: values.address1,
		address2: orNull(values.address2),
		zip: values.zip,
		city: values.city,
		province: zone?.name ?? null,
		provinceCode: zone?.code ?? null,
		countryCode: values.countryCode,
		phone: orNull(values.phone),
	};
}
