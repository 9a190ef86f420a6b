import {
	type AddressInput,
	blankAddress,
	type CheckedAddress,
	checkAddress,
} from '../customers/addresses';
import { type CustomerUserError, userError } from '../customers/user-errors';
import { toE164 } from '../shop/contact';
import type { AddressRecord, CustomerRecord } from '../state/records';

/** Address input of the Customer Account API: codes instead of names. */
export interface AccountAddressInput {
	address1?: string | null;
	address2?: string | null;
	city?: string | null;
	company?: string | null;
	firstName?: string | null;
	lastName?: string | null;
	phoneNumber?: string | null;
	territoryCode?: string | null;
	zip?: string | null;
	zoneCode?: string | null;
}

/** Maps codes and fields of the Storefront API's errors to those of this API. */
const translations: Readonly<Record<string, { code: string; field: string }>> = {
	'INVALID country': { code: 'INVALID_TERRITORY_CODE', field: 'territoryCode' },
	'INVALID province': { code: 'INVALID_FOR_COUNTRY', field: 'zoneCode' },
	'INVALID phone': { code: 'PHONE_NUMBER_NOT_VALID', field: 'phoneNumber' },
	'CONTAINS_URL ': { code: 'INVALID', field: '' },
	'TAKEN ': { code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', field: '' },
};

/** Merges an input into an address, or creates one; omitted fields stay unchanged. */
export function checkAccountAddress(
	customer: CustomerRecord,
	existing: AddressRecord | null,
	input: AccountAddressInput,
): CheckedAddress {
	if (Object.keys(input).length === 0) {
		const message = 'The provided address argument is empty.';
		return { address: null, errors: [userError('ADDRESS_ARGUMENT_EMPTY', ['address'], message)] };
	}
	const { territoryCode, zoneCode, phoneNumber, ...rest } = input;
	const missing = missingCodes(territoryCode, existing);
	const storefrontInput: AddressInput = {
		...rest,
		...(territoryCode === undefined ? {} : { country: territoryCode }),
		...(zoneCode === undefined ? {} : { province: zoneCode }),
		...(phoneNumber === undefined ? {} : { phone: normalized(phoneNumber) }),
	};
	const checked = checkAddress(customer, existing ?? blankAddress(customer), storefrontInput);
	const errors = [...missing, ...(checked.errors ?? []).map(translate)];
	return errors.length > 0 || !checked.address
		? { address: null, errors }
		: { address: checked.address, errors: null };
}

/** A territory code is required; a name, which the Storefront API accepts, is not valid here. */
function missingCodes(
	territoryCode: string | null | undefined,
	existing: AddressRecord | null,
): CustomerUserError[] {
	const field = ['address', 'territoryCode'];
	if (territoryCode === undefined ? !existing?.countryCode : !territoryCode?.trim()) {
		return [userError('TERRITORY_CODE_MISSING', field, 'The Territory Code field is missing.')];
	}
	if (territoryCode && !/^[A-Z]{2}$/.test(territoryCode)) {
		return [userError('INVALID_TERRITORY_CODE', field, "The provided Territory Code isn't valid.")];
	}
	return [];
}

/** Numbers are stored in E.164; an invalid one is returned unchanged and refused later. */
function normalized(phoneNumber: string | null): string | null {
	return phoneNumber && (toE164(phoneNumber.trim()) ?? `?${phoneNumber}`);
}

function translate(error: CustomerUserError): CustomerUserError {
	const name = error.field?.[1] ?? '';
	const translation = translations[`${error.code} ${name}`] ?? translations[`${error.code} `];
	if (!translation) {
		return error;
	}
	const { code, field } = translation;
	const place = field || name;
	return userError(code, place ? ['address', place] : ['address'], error.message);
}
