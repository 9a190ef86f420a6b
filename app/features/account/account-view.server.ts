import { shortId } from '~/shopify/ids';
import type { AccountProfileFragment } from '~/shopify/storefront.generated';
import type { AddressView, ProfileView } from './account-view';
import { ADDRESS_FIELDS, type AddressFields } from './form-schemas';

/** The fields of a customer that both APIs have. */
type ProfileInput = Pick<
	AccountProfileFragment,
	'firstName' | 'lastName' | 'email' | 'phone' | 'displayName' | 'acceptsMarketing'
>;

export function toProfile(customer: ProfileInput): ProfileView {
	return {
		firstName: customer.firstName ?? '',
		lastName: customer.lastName ?? '',
		email: customer.email ?? '',
		phone: customer.phone ?? '',
		displayName: customer.displayName,
		acceptsMarketing: customer.acceptsMarketing,
	};
}

/** An address of either API, with the form's field names. */
export type AddressInput = { [Field in keyof AddressFields]?: string | null } & {
	/** Global id. */
	id: string;
	formatted: string[];
};

/** An address for the browser, without its global id, which contains the customer's token. */
export function toAddressView(address: AddressInput, defaultId: string | undefined): AddressView {
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
 * @param reformatted fields that the platform rewrites: they are not compared
 */
export function matchesSubmitted(
	address: AddressInput,
	submitted: AddressFields,
	reformatted: readonly (keyof AddressFields)[] = [],
): boolean {
	return ADDRESS_FIELDS.every(
		(name) =>
			reformatted.includes(name) || submitted[name] === '' || address[name] === submitted[name],
	);
}
