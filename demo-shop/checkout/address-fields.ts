/** Fields of the checkout form, in the order of the page. */
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
