import { formatAddress } from '../resolvers/address';
import { displayName } from '../resolvers/localization';
import type { ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { AddressRecord } from '../state/records';
import type { AccountContext } from './account-context';

function countryName({ countryCode }: AddressRecord, { language }: AccountContext): string | null {
	return countryCode && displayName('region', countryCode, language);
}

export const accountAddressResolvers: ResolverMap<AccountContext> = {
	CustomerAddress: {
		// Unlike in the Storefront API, this id contains no token.
		id: ({ id }: AddressRecord) => gid('CustomerAddress', id),
		phoneNumber: ({ phone }: AddressRecord) => phone,
		territoryCode: ({ countryCode }: AddressRecord) => countryCode,
		zoneCode: ({ provinceCode }: AddressRecord) => provinceCode,
		country: (record: AddressRecord, _args: unknown, context: AccountContext) =>
			countryName(record, context),
		name: ({ firstName, lastName }: AddressRecord) =>
			[firstName, lastName].filter(Boolean).join(' ') || null,
		formatted: (
			record: AddressRecord,
			args: { withName: boolean; withCompany: boolean },
			context: AccountContext,
		) => formatAddress(record, countryName(record, context), args),
		formattedArea: (record: AddressRecord, _args: unknown, context: AccountContext) =>
			[[record.city, record.provinceCode].filter(Boolean).join(' '), countryName(record, context)]
				.filter(Boolean)
				.join(', ') || null,
	},
};
