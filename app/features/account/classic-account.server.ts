import { ACCOUNT_OVERVIEW_QUERY, ACCOUNT_PROFILE_QUERY, ACCOUNT_UPDATE } from './account.queries';
import { accountAddresses } from './account-addresses.server';
import { accountProblems } from './account-problems.server';
import type { AccountSource } from './account-source.server';
import type { ProfileView } from './account-view';
import { toAddressView, toProfile } from './account-view.server';
import { type ClassicAccess, changeCustomer, DONE, readCustomer } from './classic-access.server';
import { classicAddress, classicAddresses } from './classic-addresses.server';
import { classicOrders } from './classic-orders.server';
import { toOrderSummary } from './order-view.server';

/** The account of a customer who signed in with a password, from the Storefront API. */
export function classicAccount(access: ClassicAccess): AccountSource {
	const { context, token } = access;
	const { shopify, locale } = context;

	async function profile(): Promise<ProfileView> {
		const customer = await readCustomer(access, () =>
			shopify.query(ACCOUNT_PROFILE_QUERY, { variables: { token }, cacheable: false }),
		);
		return toProfile(customer);
	}

	/** Sets the given fields; the others stay unchanged. */
	async function update(customer: Partial<ProfileView>) {
		return changeCustomer(
			access,
			'Cannot update customer',
			async () =>
				(
					await shopify.mutate(ACCOUNT_UPDATE, {
						variables: { token, customer },
						idempotent: true,
						confirm: async () => {
							const current = await profile();
							const isSaved = Object.entries(customer).every(
								([name, value]) => current[name as keyof ProfileView] === value,
							);
							return isSaved ? { customerUpdate: DONE } : undefined;
						},
					})
				).customerUpdate,
		);
	}

	return {
		...accountAddresses(classicAddresses(access)),
		...classicOrders(access),
		profile,

		async overview() {
			const customer = await readCustomer(access, () =>
				shopify.query(ACCOUNT_OVERVIEW_QUERY, { variables: { token }, cacheable: false }),
			);
			const { addresses, defaultAddress, orders } = customer;
			return {
				profile: toProfile(customer),
				addresses: addresses.nodes.map((address) =>
					toAddressView(classicAddress(address), defaultAddress?.id),
				),
				orders: orders.nodes.map((order) => toOrderSummary(order, locale)),
				hasMoreOrders: Number(customer.numberOfOrders) > orders.nodes.length,
			};
		},

		async updateProfile(fields) {
			return accountProblems(await update(fields), ['firstName', 'lastName', 'phone']);
		},

		async setMarketing(acceptsMarketing) {
			return accountProblems(await update({ acceptsMarketing }), []);
		},
	};
}
