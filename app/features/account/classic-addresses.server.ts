import { shortId } from '~/shopify/ids';
import type { AccountAddressFragment } from '~/shopify/storefront.generated';
import {
	ACCOUNT_ADDRESSES_QUERY,
	ADDRESS_CREATE,
	ADDRESS_DELETE,
	ADDRESS_UPDATE,
	DEFAULT_ADDRESS_UPDATE,
} from './account.queries';
import { refusalOf } from './account-problems.server';
import type { AccountSource, Refusal } from './account-source.server';
import { ADDRESS_FIELDS, type AddressFields } from './account-view';
import { holds, toAddressView } from './address-view.server';
import { type ClassicAccess, changeCustomer, DONE, readCustomer } from './classic-access.server';
import { platformCountry } from './countries.server';

type Addresses = Pick<
	AccountSource,
	'address' | 'createAddress' | 'updateAddress' | 'deleteAddress' | 'setDefaultAddress'
>;

/** The addresses of a password account. */
export function classicAddresses(access: ClassicAccess): Addresses {
	const { context, token } = access;
	const { shopify, locale } = context;

	async function read() {
		return readCustomer(access, () =>
			shopify.query(ACCOUNT_ADDRESSES_QUERY, { variables: { token }, cacheable: false }),
		);
	}

	async function own(id: string): Promise<AccountAddressFragment | undefined> {
		return addressWith(await read(), id);
	}

	/** A change of one of the customer's own addresses, whose whole id is passed on. */
	async function changeOwn<Field extends string>(
		id: string,
		fields: readonly Field[],
		change: (gid: string) => ReturnType<typeof changeCustomer>,
	): Promise<Refusal<Field> | 'missing'> {
		const address = await own(id);
		if (!address) return 'missing';
		const problems = await change(address.id);
		const gone = problems.some(({ code }) => code === 'NOT_FOUND');
		return gone ? 'missing' : refusalOf(problems, fields, locale);
	}

	async function inputOf({ country, ...fields }: AddressFields) {
		return { ...fields, country: await platformCountry(context, country) };
	}

	return {
		async address(id) {
			const customer = await read();
			const address = addressWith(customer, id);
			return address && toAddressView(address, customer.defaultAddress?.id);
		},

		async createAddress(fields) {
			const address = await inputOf(fields);
			const problems = await changeCustomer(
				access,
				'Cannot create customer address',
				async () =>
					(
						await shopify.mutate(ADDRESS_CREATE, {
							variables: { token, address },
							idempotent: false,
							settled: async () => {
								const { addresses } = await read();
								const made = addresses.nodes.some((held) => holds(held, fields));
								return made ? { customerAddressCreate: DONE } : undefined;
							},
						})
					).customerAddressCreate,
			);
			return refusalOf(problems, ADDRESS_FIELDS, locale);
		},

		async updateAddress(id, fields) {
			const address = await inputOf(fields);
			return changeOwn(id, ADDRESS_FIELDS, (gid) =>
				changeCustomer(
					access,
					'Cannot update customer address',
					async () =>
						(
							await shopify.mutate(ADDRESS_UPDATE, {
								variables: { token, id: gid, address },
								idempotent: true,
								settled: async () => {
									const held = await own(id);
									const made = held && holds(held, fields);
									return made ? { customerAddressUpdate: DONE } : undefined;
								},
							})
						).customerAddressUpdate,
				),
			);
		},

		deleteAddress: (id) =>
			changeOwn(id, [], (gid) =>
				changeCustomer(
					access,
					'Cannot delete customer address',
					async () =>
						(
							await shopify.mutate(ADDRESS_DELETE, {
								variables: { token, id: gid },
								idempotent: true,
								settled: async () =>
									(await own(id)) ? undefined : { customerAddressDelete: DONE },
							})
						).customerAddressDelete,
				),
			),

		setDefaultAddress: (id) =>
			changeOwn(id, [], (gid) =>
				changeCustomer(
					access,
					'Cannot update customer default address',
					async () =>
						(
							await shopify.mutate(DEFAULT_ADDRESS_UPDATE, {
								variables: { token, id: gid },
								idempotent: true,
								settled: async () => {
									const { defaultAddress } = await read();
									const made = defaultAddress && shortId(defaultAddress.id) === id;
									return made ? { customerDefaultAddressUpdate: DONE } : undefined;
								},
							})
						).customerDefaultAddressUpdate,
				),
			),
	};
}

function addressWith(
	{ addresses }: { addresses: { nodes: AccountAddressFragment[] } },
	id: string,
): AccountAddressFragment | undefined {
	return addresses.nodes.find((address) => shortId(address.id) === id);
}
