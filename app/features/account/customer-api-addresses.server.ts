import type { CustomerApiAddressFragment } from '~/shopify/customer-account.generated';
import { shortId } from '~/shopify/ids';
import type { AddressApi } from './account-addresses.server';
import type { AddressInput } from './account-view.server';
import {
	type CustomerApiAccess,
	type CustomerApiPayload,
	callCustomerApi,
	connectionOf,
	toCustomerApiAddress,
	userErrorsOf,
} from './customer-api-access.server';
import {
	CUSTOMER_API_ADDRESS_CREATE,
	CUSTOMER_API_ADDRESS_DELETE,
	CUSTOMER_API_ADDRESS_UPDATE,
	CUSTOMER_API_ADDRESSES_QUERY,
} from './customer-api-account.queries';

const DONE = { userErrors: [] };

/** The addresses of a customer of the Customer Account API. */
export function customerApiAddresses(access: CustomerApiAccess): AddressApi {
	const { shopify } = access.context;

	async function read() {
		return callCustomerApi(access, 'Cannot get customer data', async () => {
			const { customer } = await shopify.query(CUSTOMER_API_ADDRESSES_QUERY, {
				api: await connectionOf(access),
				cacheable: false,
			});
			const { addresses, defaultAddress } = customer;
			return {
				addresses: addresses.nodes.map(fromCustomerApiAddress),
				defaultId: defaultAddress?.id,
			};
		});
	}

	async function change(
		failure: string,
		work: () => Promise<CustomerApiPayload | null | undefined>,
	) {
		return callCustomerApi(access, failure, async () => userErrorsOf(await work()));
	}

	async function update(
		addressId: string,
		variables: { address?: ReturnType<typeof toCustomerApiAddress>; defaultAddress?: boolean },
		isMade: () => Promise<boolean>,
	) {
		const { customerAddressUpdate } = await shopify.mutate(CUSTOMER_API_ADDRESS_UPDATE, {
			api: await connectionOf(access),
			variables: { addressId, ...variables },
			idempotent: true,
			confirm: async () => ((await isMade()) ? { customerAddressUpdate: DONE } : undefined),
		});
		return customerAddressUpdate;
	}

	/**
	 * The platform does not delete the default address while there are others, so another one becomes the default
	 * first. For classic accounts the platform does this itself. Returns the platform's errors.
	 */
	async function reassignDefault(addressId: string): Promise<CustomerApiPayload | undefined> {
		const { addresses, defaultId } = await read();
		const next = addresses.find(({ id }) => shortId(id) !== shortId(addressId));
		if (!next || !defaultId || shortId(defaultId) !== shortId(addressId)) return undefined;
		const payload = await update(
			next.id,
			{ defaultAddress: true },
			async () => (await read()).defaultId === next.id,
		);
		return payload?.userErrors.length ? payload : undefined;
	}

	return {
		read,

		// The API reformats phone numbers and state codes.
		reformatted: ['phone', 'province'],

		create: (fields, isMade) =>
			change('Cannot create customer address', async () => {
				const { customerAddressCreate } = await shopify.mutate(CUSTOMER_API_ADDRESS_CREATE, {
					api: await connectionOf(access),
					variables: { address: toCustomerApiAddress(fields) },
					idempotent: false,
					confirm: async () => ((await isMade()) ? { customerAddressCreate: DONE } : undefined),
				});
				return customerAddressCreate;
			}),

		update: (id, fields, isMade) =>
			change('Cannot update customer address', () =>
				update(id, { address: toCustomerApiAddress(fields) }, isMade),
			),

		remove: (addressId, isMade) =>
			change('Cannot delete customer address', async () => {
				const refused = await reassignDefault(addressId);
				if (refused) return refused;
				const { customerAddressDelete } = await shopify.mutate(CUSTOMER_API_ADDRESS_DELETE, {
					api: await connectionOf(access),
					variables: { addressId },
					idempotent: true,
					confirm: async () => ((await isMade()) ? { customerAddressDelete: DONE } : undefined),
				});
				return customerAddressDelete;
			}),

		setDefault: (id, isMade) =>
			change('Cannot update customer default address', () =>
				update(id, { defaultAddress: true }, isMade),
			),
	};
}

export function fromCustomerApiAddress({
	territoryCode,
	zoneCode,
	phoneNumber,
	...address
}: CustomerApiAddressFragment): AddressInput {
	return { ...address, country: territoryCode, province: zoneCode, phone: phoneNumber };
}
