import { shortId } from '~/shopify/ids';
import { ADDRESS_FIELDS, type AddressFields, type AddressView } from './account-view';

/** An address by the names of the form, whichever API it comes from. */
export type AddressFacts = { [Field in keyof AddressFields]?: string | null } & {
	/** Global id. */
	id: string;
	formatted: string[];
};

/** An address as the account shows it. Its global id stays behind: the customer's token is part of it. */
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
 * Whether the platform holds what was written; what was left empty it may have filled in itself.
 *
 * @param reformatted fields that are not compared
 */
export function holds(
	address: AddressFacts,
	written: AddressFields,
	reformatted: readonly (keyof AddressFields)[] = [],
): boolean {
	return ADDRESS_FIELDS.every(
		(name) => reformatted.includes(name) || written[name] === '' || address[name] === written[name],
	);
}
