import type { AccountAddressFragment } from '~/shopify/storefront.generated';
import {
	ACCOUNT_ADDRESSES_QUERY,
	ADDRESS_CREATE,
	ADDRESS_DELETE,
	ADDRESS_UPDATE,
	DEFAULT_ADDRESS_UPDATE,
} from './account.queries';
import type { AddressApi } from './account-addresses.server';
import type { AddressInput } from './account-view.server';
import { type ClassicAccess, changeCustomer, DONE, readCustomer } from './classic-access.server';
import { platformCountry } from './countries.server';
import type { AddressFields } from './form-schemas';
import { findProvince } from './provinces';

/** The addresses of a classic account, in the Storefront API. */
export function classicAddresses(access: ClassicAccess): AddressApi {
	const { context, token } = access;
	const { shopify } = context;

	/** The form's address as the API's input: country and state by name. */
	async function inputOf({ country, province, ...fields }: AddressFields) {
		return {
			...fields,
			country: await platformCountry(context, country),
			province: findProvince(country, province)?.name ?? province,
		};
	}

	return {
		async read() {
			const { addresses, defaultAddress } = await readCustomer(access, () =>
				shopify.query(ACCOUNT_ADDRESSES_QUERY, { variables: { token }, cacheable: false }),
			);
			return { addresses: addresses.nodes.map(classicAddress), defaultId: defaultAddress?.id };
		},

		async create(fields, isMade) {
			const address = await inputOf(fields);
			return changeCustomer(access, 'Cannot create customer address', async () => {
				const { customerAddressCreate } = await shopify.mutate(ADDRESS_CREATE, {
					variables: { token, address },
					idempotent: false,
					confirm: async () => ((await isMade()) ? { customerAddressCreate: DONE } : undefined),
				});
				return customerAddressCreate;
			});
		},

		async update(id, fields, isMade) {
			const address = await inputOf(fields);
			return changeCustomer(access, 'Cannot update customer address', async () => {
				const { customerAddressUpdate } = await shopify.mutate(ADDRESS_UPDATE, {
					variables: { token, id, address },
					idempotent: true,
					confirm: async () => ((await isMade()) ? { customerAddressUpdate: DONE } : undefined),
				});
				return customerAddressUpdate;
			});
		},

		remove: (id, isMade) =>
			changeCustomer(access, 'Cannot delete customer address', async () => {
				const { customerAddressDelete } = await shopify.mutate(ADDRESS_DELETE, {
					variables: { token, id },
					idempotent: true,
					confirm: async () => ((await isMade()) ? { customerAddressDelete: DONE } : undefined),
				});
				return customerAddressDelete;
			}),

		setDefault: (id, isMade) =>
			changeCustomer(access, 'Cannot update customer default address', async () => {
				const { customerDefaultAddressUpdate } = await shopify.mutate(DEFAULT_ADDRESS_UPDATE, {
					variables: { token, id },
					idempotent: true,
					confirm: async () =>
						(await isMade()) ? { customerDefaultAddressUpdate: DONE } : undefined,
				});
				return customerDefaultAddressUpdate;
			}),
	};
}

export function classicAddress(address: AccountAddressFragment): AddressInput {
	return { ...address, country: address.countryCodeV2 };
}
