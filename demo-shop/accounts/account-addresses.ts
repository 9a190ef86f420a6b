import { countryName, formatAddress, formatArea, fullName } from '../resolvers/address';
import type { ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { AddressRecord } from '../state/records';
import type { AccountContext } from './account-context';

export const accountAddressResolvers: ResolverMap<AccountContext> = {
	CustomerAddress: {
		// Unlike in the Storefront API, this id contains no token.
		id: ({ id }: AddressRecord) => gid('CustomerAddress', id),
		phoneNumber: ({ phone }: AddressRecord) => phone,
		territoryCode: ({ countryCode }: AddressRecord) => countryCode,
		zoneCode: ({ provinceCode }: AddressRecord) => provinceCode,
		country: (record: AddressRecord, _args: unknown, context: AccountContext) =>
			countryName(record, context),
		name: fullName,
		formatted: (
			record: AddressRecord,
			args: { withName: boolean; withCompany: boolean },
			context: AccountContext,
		) => formatAddress(record, countryName(record, context), args),
		formattedArea: (record: AddressRecord, _args: unknown, context: AccountContext) =>
			formatArea(record, context),
	},
};
