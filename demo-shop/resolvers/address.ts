import type { RequestContext, ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { AddressRecord } from '../state/records';
import { displayName } from './localization';

/** Source of `MailingAddress`; its id contains the token of the request, as on the platform. */
export interface AddressSource {
	__typename: 'MailingAddress';
	record: AddressRecord;
	accessToken: string | null;
}

export function addressSource(record: AddressRecord, accessToken: string | null): AddressSource {
	return { __typename: 'MailingAddress', record, accessToken };
}

/** Global id of an address with the token of the request, or without one in orders. */
export function addressId({ id }: AddressRecord, accessToken: string | null): string {
	const token = accessToken ? `&customer_access_token=${accessToken}` : '';
	return gid('MailingAddress', `${id}?model_name=CustomerAddress${token}`);
}

/** First and last name, joined; null where both are missing. */
function fullName({ firstName, lastName }: AddressRecord): string | null {
	return [firstName, lastName].filter(Boolean).join(' ') || null;
}

function countryName({ countryCode }: AddressRecord, context: RequestContext): string | null {
	return countryCode && displayName('region', countryCode, context.language);
}

/** The address's lines in the order of its country: postal code before the city, or after it. */
export function formatAddress(
	record: AddressRecord,
	country: string | null,
	{ withName = false, withCompany = true } = {},
): string[] {
	const { zip, city, provinceCode } = record;
	const cityFirst = ['US', 'CA', 'AU'].includes(record.countryCode ?? '');
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
	({ record }: AddressSource) =>
		record[key];

export const addressResolvers: ResolverMap = {
	MailingAddress: {
		id: ({ record, accessToken }: AddressSource) => addressId(record, accessToken),
		address1: own('address1'),
		address2: own('address2'),
		city: own('city'),
		company: own('company'),
		firstName: own('firstName'),
		lastName: own('lastName'),
		phone: own('phone'),
		zip: own('zip'),
		province: own('province'),
		provinceCode: own('provinceCode'),
		countryCode: own('countryCode'),
		countryCodeV2: own('countryCode'),
		country: ({ record }: AddressSource, _args, context) => countryName(record, context),
		name: ({ record }: AddressSource) => fullName(record),
		formatted: (
			{ record }: AddressSource,
			args: { withName: boolean; withCompany: boolean },
			context: RequestContext,
		) => formatAddress(record, countryName(record, context), args),
		formattedArea: ({ record }: AddressSource, _args, context) => {
			const place = [record.city, record.provinceCode].filter(Boolean).join(' ');
			return [place, countryName(record, context)].filter(Boolean).join(', ') || null;
		},
		// The demo shop does not geocode addresses.
		latitude: () => null,
		longitude: () => null,
	},
};
