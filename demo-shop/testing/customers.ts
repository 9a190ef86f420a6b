import type { Json, TestShop } from './test-shop';

const errors = 'customerUserErrors { code field message } userErrors { field message }';

const customer =
	'customer { id email firstName lastName displayName phone acceptsMarketing numberOfOrders createdAt }';

const token = 'customerAccessToken { accessToken expiresAt }';

const address =
	'customerAddress { id firstName lastName address1 city country countryCodeV2 province provinceCode phone zip formattedArea }';

/** The customer mutations, each as a function that returns its payload. */
export function customerApi(shop: TestShop) {
	const run = async (
		field: string,
		declared: string,
		given: string,
		selection: string,
		variables: object,
	): Promise<Json> =>
		(
			await shop.data(`mutation (${declared}) { ${field}(${given}) { ${selection} } }`, {
				...variables,
			})
		)[field];
	return {
		create: (input: object) =>
			run(
				'customerCreate',
				'$input: CustomerCreateInput!',
				'input: $input',
				`${customer} ${errors}`,
				{ input },
			),
		update: (accessToken: string, change: object) =>
			run(
				'customerUpdate',
				'$token: String!, $change: CustomerUpdateInput!',
				'customerAccessToken: $token, customer: $change',
				`${customer} ${token} ${errors}`,
				{ token: accessToken, change },
			),
		login: (email: string, password: string) =>
			run(
				'customerAccessTokenCreate',
				'$input: CustomerAccessTokenCreateInput!',
				'input: $input',
				`${token} ${errors}`,
				{ input: { email, password } },
			),
		recover: (email: string) =>
			run('customerRecover', '$email: String!', 'email: $email', errors, { email }),
		reset: (id: string, input: object) =>
			run(
				'customerReset',
				'$id: ID!, $input: CustomerResetInput!',
				'id: $id, input: $input',
				`${customer} ${token} ${errors}`,
				{ id, input },
			),
		addAddress: (accessToken: string, input: object) =>
			run(
				'customerAddressCreate',
				'$token: String!, $address: MailingAddressInput!',
				'customerAccessToken: $token, address: $address',
				`${address} ${errors}`,
				{ token: accessToken, address: input },
			),
		updateAddress: (accessToken: string, id: string, input: object) =>
			run(
				'customerAddressUpdate',
				'$token: String!, $id: ID!, $address: MailingAddressInput!',
				'customerAccessToken: $token, id: $id, address: $address',
				`${address} ${errors}`,
				{ token: accessToken, id, address: input },
			),
		removeAddress: (accessToken: string, id: string) =>
			run(
				'customerAddressDelete',
				'$token: String!, $id: ID!',
				'customerAccessToken: $token, id: $id',
				`deletedCustomerAddressId ${errors}`,
				{ token: accessToken, id },
			),
		setDefault: (accessToken: string, id: string) =>
			run(
				'customerDefaultAddressUpdate',
				'$token: String!, $id: ID!',
				'customerAccessToken: $token, addressId: $id',
				`customer { defaultAddress { id } } ${errors}`,
				{ token: accessToken, id },
			),
		/** A token of the demo customer, or of another customer with the same password. */
		async token(email = 'demo@aerolume.example', password = 'aerolume-demo'): Promise<string> {
			return (await this.login(email, password)).customerAccessToken.accessToken;
		},
		async get(accessToken: string): Promise<Json> {
			const data = await shop.data(
				'query ($token: String!) { customer(customerAccessToken: $token) { id email displayName firstName lastName phone acceptsMarketing numberOfOrders defaultAddress { id city } addresses(first: 9) { nodes { id city } } } }',
				{ token: accessToken },
			);
			return data.customer;
		},
	};
}
