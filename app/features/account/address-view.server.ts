import { shortId } from '~/shopify/ids';
import type { AccountAddressFragment } from '~/shopify/storefront.generated';
import type { AddressFields, AddressView } from './account-view';

/** An address as the account shows it. Its id stays behind: the customer's token is part of it. */
export function toAddressView(
	address: AccountAddressFragment,
	defaultId: string | undefined,
): AddressView {
	const id = shortId(address.id);
	return {
		id,
		lines: address.formatted,
		isDefault: defaultId !== undefined && shortId(defaultId) === id,
		fields: addressFields(address),
	};
}

function addressFields(address: AccountAddressFragment): AddressFields {
	return {
		firstName: address.firstName ?? '',
		lastName: address.lastName ?? '',
		company: address.company ?? '',
		address1: address.address1 ?? '',
		address2: address.address2 ?? '',
		zip: address.zip ?? '',
		city: address.city ?? '',
		province: address.province ?? '',
		country: address.countryCodeV2 ?? '',
		phone: address.phone ?? '',
	};
}

/** Whether the platform holds what was written; what was left empty it may have filled in itself. */
export function holds(address: AccountAddressFragment, written: AddressFields): boolean {
	const held = addressFields(address);
	return Object.entries(written).every(
		([name, value]) => value === '' || held[name as keyof AddressFields] === value,
	);
}
