import { hasZones } from '../customers/places';

/** Fields of the checkout form. */
export const addressFieldNames = [
	'email',
	'countryCode',
	'firstName',
	'lastName',
	'company',
	'address1',
	'address2',
	'zip',
	'city',
	'province',
	'phone',
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];

/** All fields in the order of the page: the postal code before the city, or after the state as in `formatAddress`. */
export function addressFieldsIn(countryCode: string): readonly AddressFieldName[] {
	if (!hasZones(countryCode)) return addressFieldNames;
	const others: AddressFieldName[] = addressFieldNames.filter((name) => name !== 'zip');
	return others.toSpliced(others.indexOf('province') + 1, 0, 'zip');
}
