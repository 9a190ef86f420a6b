import type { PlatformAddressFragment } from '~/shopify/customer-account.generated';
import { shortId } from '~/shopify/ids';
import { refusalOf } from './account-problems.server';
import type { AccountSource, Refusal } from './account-source.server';
import { ADDRESS_FIELDS, type AddressFields, type AddressView } from './account-view';
import {
	type CustomerApiAccess,
	type CustomerApiPayload,
	callCustomerApi,
	connectionOf,
	customerApiAddress,
	customerApiProblems,
} from './customer-api-access.server';
import {
	CUSTOMER_API_ADDRESS_CREATE,
	CUSTOMER_API_ADDRESS_DELETE,
	CUSTOMER_API_ADDRESS_UPDATE,
	CUSTOMER_API_ADDRESSES_QUERY,
} from './customer-api-account.queries';

type Addresses = Pick<
	AccountSource,
	| 'provinceByCode'
	| 'address'
	| 'createAddress'
	| 'updateAddress'
	| 'deleteAddress'
	| 'setDefaultAddress'
>;

const DONE = { userErrors: [] };

/** The addresses of a customer who signed in at the platform. */
export function customerApiAddresses(access: CustomerApiAccess): Addresses {
	const { shopify, locale } = access.context;

	async function read() {
		const { customer } = await shopify.query(CUSTOMER_API_ADDRESSES_QUERY, {
			api: await connectionOf(access),
			cacheable: false,
		});
		return customer;
	}

	async function own(id: string): Promise<PlatformAddressFragment | undefined> {
		return (await read()).addresses.nodes.find((address) => shortId(address.id) === id);
	}

	/** A change of one of the customer's own addresses, whose whole id is passed on. */
	async function changeOwn<Field extends string>(
		id: string,
		failure: string,
		fields: readonly Field[],
		change: (gid: string) => Promise<CustomerApiPayload | null | undefined>,
	): Promise<Refusal<Field> | 'missing'> {
		return callCustomerApi(access, failure, async () => {
			const address = await own(id);
			if (!address) return 'missing';
			const problems = customerApiProblems(await change(address.id));
			const gone = problems.some(({ code }) => code === 'NOT_FOUND');
			return gone ? 'missing' : refusalOf(problems, fields, locale);
		});
	}

	async function update(
		addressId: string,
		variables: { address?: ReturnType<typeof customerApiAddress>; defaultAddress?: boolean },
		isMade: () => Promise<boolean>,
	) {
		const { customerAddressUpdate } = await shopify.mutate(CUSTOMER_API_ADDRESS_UPDATE, {
			api: await connectionOf(access),
			variables: { addressId, ...variables },
			idempotent: true,
			settled: async () => ((await isMade()) ? { customerAddressUpdate: DONE } : undefined),
		});
		return customerAddressUpdate;
	}

	async function makeDefault(addressId: string) {
		return update(addressId, { defaultAddress: true }, async () => {
			const { defaultAddress } = await read();
			return defaultAddress?.id === addressId;
		});
	}

	/**
	 * The default address cannot be deleted while there are others: then another is the default first, as the
	 * platform chooses one itself for password accounts. Answers what stood in the way.
	 */
	async function reassignDefault(id: string): Promise<CustomerApiPayload | undefined> {
		const { addresses, defaultAddress } = await read();
		const next = addresses.nodes.find((address) => shortId(address.id) !== id);
		if (!next || !defaultAddress || shortId(defaultAddress.id) !== id) return undefined;
		const payload = await makeDefault(next.id);
		return payload?.userErrors.length ? payload : undefined;
	}

	return {
		provinceByCode: true,

		address: (id) =>
			callCustomerApi(access, 'Cannot get customer data', async () => {
				const { addresses, defaultAddress } = await read();
				const address = addresses.nodes.find((held) => shortId(held.id) === id);
				return address && toCustomerApiAddressView(address, defaultAddress?.id);
			}),

		createAddress: (fields) =>
			callCustomerApi(access, 'Cannot create customer address', async () => {
				const { customerAddressCreate } = await shopify.mutate(CUSTOMER_API_ADDRESS_CREATE, {
					api: await connectionOf(access),
					variables: { address: customerApiAddress(fields) },
					idempotent: false,
					settled: async () => {
						const { addresses } = await read();
						const made = addresses.nodes.some((held) => holds(held, fields));
						return made ? { customerAddressCreate: DONE } : undefined;
					},
				});
				return refusalOf(customerApiProblems(customerAddressCreate), ADDRESS_FIELDS, locale);
			}),

		updateAddress: (id, fields) =>
			changeOwn(id, 'Cannot update customer address', ADDRESS_FIELDS, (gid) =>
				update(gid, { address: customerApiAddress(fields) }, async () => {
					const held = await own(id);
					return held !== undefined && holds(held, fields);
				}),
			),

		deleteAddress: (id) =>
			changeOwn(id, 'Cannot delete customer address', [], async (addressId) => {
				const refused = await reassignDefault(id);
				if (refused) return refused;
				const { customerAddressDelete } = await shopify.mutate(CUSTOMER_API_ADDRESS_DELETE, {
					api: await connectionOf(access),
					variables: { addressId },
					idempotent: true,
					settled: async () => ((await own(id)) ? undefined : { customerAddressDelete: DONE }),
				});
				return customerAddressDelete;
			}),

		setDefaultAddress: (id) =>
			changeOwn(id, 'Cannot update customer default address', [], makeDefault),
	};
}

export function toCustomerApiAddressView(
	address: PlatformAddressFragment,
	defaultId: string | undefined,
): AddressView {
	const id = shortId(address.id);
	return {
		id,
		lines: address.formatted,
		isDefault: defaultId !== undefined && shortId(defaultId) === id,
		fields: fieldsOf(address),
	};
}

function fieldsOf(address: PlatformAddressFragment): AddressFields {
	return {
		firstName: address.firstName ?? '',
		lastName: address.lastName ?? '',
		company: address.company ?? '',
		address1: address.address1 ?? '',
		address2: address.address2 ?? '',
		zip: address.zip ?? '',
		city: address.city ?? '',
		province: address.zoneCode ?? '',
		country: address.territoryCode ?? '',
		phone: address.phoneNumber ?? '',
	};
}

/**
 * Whether the platform holds what was written. What was left empty it may have filled in itself, and phone
 * numbers and codes it writes its own way.
 */
function holds(address: PlatformAddressFragment, written: AddressFields): boolean {
	const held = fieldsOf(address);
	return ADDRESS_FIELDS.every(
		(name) =>
			name === 'phone' ||
			name === 'province' ||
			written[name] === '' ||
			held[name] === written[name],
	);
}
