import type { CustomerApiProfileFragment } from '~/shopify/customer-account.generated';
import { accountAddresses } from './account-addresses.server';
import { accountProblems } from './account-problems.server';
import type { AccountSource } from './account-source.server';
import type { ProfileView } from './account-view';
import { toAddressView, toProfile } from './account-view.server';
import {
	type CustomerApiAccess,
	callCustomerApi,
	connectionOf,
	userErrorsOf,
} from './customer-api-access.server';
import {
	CUSTOMER_API_OVERVIEW_QUERY,
	CUSTOMER_API_PROFILE_QUERY,
	CUSTOMER_API_SUBSCRIBE,
	CUSTOMER_API_UNSUBSCRIBE,
	CUSTOMER_API_UPDATE,
} from './customer-api-account.queries';
import { customerApiAddresses, fromCustomerApiAddress } from './customer-api-addresses.server';
import { customerApiOrders, customerApiSummaries } from './customer-api-orders.server';

/** Number of orders on the overview page. */
const LATEST = 3;

/** The customer has agreed; `PENDING` means that the confirmation by e-mail is still missing. */
const ACCEPTED = new Set<string | undefined>(['SUBSCRIBED', 'PENDING']);

/** The account of a customer who signed in with the Customer Account API. */
export function customerApiAccount(access: CustomerApiAccess): AccountSource {
	const { shopify } = access.context;

	async function profile(): Promise<ProfileView> {
		return callCustomerApi(access, 'Cannot get customer data', async () => {
			const { customer } = await shopify.query(CUSTOMER_API_PROFILE_QUERY, {
				api: await connectionOf(access),
				cacheable: false,
			});
			return toProfile(fromCustomerApiProfile(customer));
		});
	}

	return {
		...accountAddresses(customerApiAddresses(access)),
		...customerApiOrders(access),
		phoneFixed: true,
		provinceByCode: true,
		profile,

		async overview() {
			return callCustomerApi(access, 'Cannot get customer data', async () => {
				const { customer } = await shopify.query(CUSTOMER_API_OVERVIEW_QUERY, {
					api: await connectionOf(access),
					cacheable: false,
				});
				const { addresses, defaultAddress, orders } = customer;
				return {
					profile: toProfile(fromCustomerApiProfile(customer)),
					addresses: addresses.nodes.map((address) =>
						toAddressView(fromCustomerApiAddress(address), defaultAddress?.id),
					),
					orders: await customerApiSummaries(access, orders.nodes.slice(0, LATEST)),
					hasMoreOrders: orders.nodes.length > LATEST,
				};
			});
		},

		async updateProfile({ firstName, lastName }) {
			return callCustomerApi(access, 'Cannot update customer', async () => {
				const { customerUpdate } = await shopify.mutate(CUSTOMER_API_UPDATE, {
					api: await connectionOf(access),
					variables: { input: { firstName, lastName } },
					idempotent: true,
					confirm: async () => {
						const current = await profile();
						const isSaved = current.firstName === firstName && current.lastName === lastName;
						return isSaved ? { customerUpdate: { userErrors: [] } } : undefined;
					},
				});
				const userErrors = userErrorsOf(customerUpdate);
				return accountProblems(userErrors, ['firstName', 'lastName', 'phone']);
			});
		},

		async setMarketing(accepts) {
			return callCustomerApi(access, 'Cannot update customer', async () => {
				const current = await profile();
				if (current.acceptsMarketing === accepts) return undefined;
				const api = await connectionOf(access);
				const isMade = async () => (await profile()).acceptsMarketing === accepts;
				const done = { userErrors: [] };
				const payload = accepts
					? (
							await shopify.mutate(CUSTOMER_API_SUBSCRIBE, {
								api,
								idempotent: true,
								confirm: async () =>
									(await isMade()) ? { customerEmailMarketingSubscribe: done } : undefined,
							})
						).customerEmailMarketingSubscribe
					: (
							await shopify.mutate(CUSTOMER_API_UNSUBSCRIBE, {
								api,
								idempotent: true,
								confirm: async () =>
									(await isMade()) ? { customerEmailMarketingUnsubscribe: done } : undefined,
							})
						).customerEmailMarketingUnsubscribe;
				return accountProblems(userErrorsOf(payload), []);
			});
		},
	};
}

function fromCustomerApiProfile({
	emailAddress,
	phoneNumber,
	...customer
}: CustomerApiProfileFragment) {
	return {
		...customer,
		email: emailAddress?.emailAddress,
		phone: phoneNumber?.phoneNumber,
		acceptsMarketing: ACCEPTED.has(emailAddress?.marketingState),
	};
}
