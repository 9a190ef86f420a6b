import { shortId } from '~/shopify/ids';
import type { AccountProfileFragment } from '~/shopify/storefront.generated';
import type { AddressView, ProfileView } from './account-view';
import { ADDRESS_FIELDS, type AddressFields } from './form-schemas';

/** A customer, the same for both APIs. */
type ProfileFacts = Pick<
	AccountProfileFragment,
	'firstName' | 'lastName' | 'email' | 'phone' | 'displayName' | 'acceptsMarketing'
>;

export function toProfile(customer: ProfileFacts): ProfileView {
	return {
		firstName: customer.firstName ?? '',
		lastName: customer.lastName ?? '',
		email: customer.email ?? '',
		phone: customer.phone ?? '',
		displayName: customer.displayName,
		acceptsMarketing: customer.acceptsMarketing,
	};
}

/** An address with the form's field names, the same for both APIs. */
export type AddressFacts = { [Field in keyof AddressFields]?: string | null } & {
	/** Global id. */
	id: string;
	formatted: string[];
};

/** An address for the browser. Leaves out its global id, which contains the customer's token. */
export function toAddressView(address: AddressFacts, defaultId: string | undefined): AddressView {
	const id = shortId(address.id);
	return {
		id,
		lines: address.formatted,
		isDefault: defaultId !== undefined && shortId(defaultId) === id,
		fields: Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ''])) as Record<
			keyof AddressFields,
			string
		>,
	};
}

/**
 * Whether the saved address has the submitted values. Empty fields are ignored: the platform may fill them in.
 *
 * @param reformatted fields that are not compared
 */
export function holds(
	address: AddressFacts,
	submitted: AddressFields,
	reformatted: readonly (keyof AddressFields)[] = [],
): boolean {
	return ADDRESS_FIELDS.every(
		(name) =>
			reformatted.includes(name) || submitted[name] === '' || address[name] === submitted[name],
	);
}
