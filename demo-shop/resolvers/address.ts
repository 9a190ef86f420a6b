import { hasZones } from '../customers/places';
import type { RequestContext, Resolver, ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { AddressRecord } from '../state/records';
import { displayName } from './localization';

/** Source of `MailingAddress`; its id contains the token of the request, as on the platform. */
export interface AddressSource {
	__typename: 'MailingAddress';
	record: AddressRecord;
	accessToken: string | null;
	/** Values that the platform does not derive from the address. */
	fixed?: Readonly<Record<string, unknown>>;
}

type RecordSource = Pick<AddressSource, 'record'>;

export function addressSource(record: AddressRecord, accessToken: string | null): AddressSource {
	return { __typename: 'MailingAddress', record, accessToken };
}

/** Global id of an address with the token of the request, or without one in orders. */
export function addressId({ id }: AddressRecord, accessToken: string | null): string {
	const token = accessToken ? `&customer_access_token=${accessToken}` : '';
	return gid('MailingAddress', `${id}?model_name=CustomerAddress${token}`);
}

/** First and last name, joined; null where both are missing. */
export function fullName({ firstName, lastName }: AddressRecord): string | null {
	return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function countryName(
	{ countryCode }: AddressRecord,
	{ language }: RequestContext,
): string | null {
	return countryCode && displayName('region', countryCode, language);
}

/** City, province and country. */
export function formatArea(record: AddressRecord, context: RequestContext): string | null {
	const place = [record.city, record.provinceCode].filter(Boolean).join(' ');
	return [place, countryName(record, context)].filter(Boolean).join(', ') || null;
}

/** The address's lines in the order of its country: postal code before the city, or after it. */
export function formatAddress(
	record: AddressRecord,
	country: string | null,
	{ withName = false, withCompany = true } = {},
): string[] {
	const { zip, city, provinceCode } = record;
	const cityFirst = hasZones(record.countryCode);
	const place = cityFirst ? [city, provinceCode, zip] : [zip, city];
	return [
		withName ? fullName(record) : null,
		withCompany ? record.company : null,
		record.address1,
		record.address2,
		place.filter(Boolean).join(' '),
		country,
	].filter((line): line is string => Boolean(line));
}

const own =
	(key: keyof AddressRecord) =>
	({ record }: RecordSource) =>
		record[key];

/** Fields of both kinds of address. */
export const addressFields: ResolverMap[string] = {
	address1: own('address1'),
	address2: own('address2'),
	city: own('city'),
	company: own('company'),
	firstName: own('firstName'),
	lastName: own('lastName'),
	phone: own('phone'),
	zip: own('zip'),
	provinceCode: own('provinceCode'),
	countryCode: own('countryCode'),
	name: ({ record }: RecordSource) => fullName(record),
	formatted: (
		{ record }: RecordSource,
		args: { withName: boolean; withCompany: boolean },
		context: RequestContext,
	) => formatAddress(record, countryName(record, context), args),
	formattedArea: ({ record }: RecordSource, _args, context) => formatArea(record, context),
	// The demo shop does not geocode addresses.
	latitude: () => null,
	longitude: () => null,
};

const mailingAddressFields: ResolverMap[string] = {
	...addressFields,
	id: ({ record, accessToken }: AddressSource) => addressId(record, accessToken),
	province: own('province'),
	countryCodeV2: own('countryCode'),
	country: ({ record }: AddressSource, _args, context) => countryName(record, context),
};

export const addressResolvers: ResolverMap = {
	MailingAddress: Object.fromEntries(
		Object.entries(mailingAddressFields).map(([name, resolve]) => [name, orFixed(name, resolve)]),
	),
};

function orFixed(name: string, resolve: Resolver<never, never>): Resolver<never, never> {
	return (source: AddressSource, args: never, context, info) =>
		source.fixed && name in source.fixed
			? source.fixed[name]
			: resolve(source as never, args, context, info);
}
