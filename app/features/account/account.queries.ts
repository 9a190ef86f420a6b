import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';

const ACCOUNT_ADDRESS_FRAGMENT = `#graphql
	fragment AccountAddress on MailingAddress {
		id
		address1
		address2
		city
		company
		country
		countryCodeV2
		firstName
		formatted(withName: true)
		formattedArea
		lastName
		latitude
		longitude
		name
		phone
		province
		provinceCode
		zip
	}
` as const;

const ACCOUNT_PROFILE_FRAGMENT = `#graphql
	fragment AccountProfile on Customer {
		id
		acceptsMarketing
		createdAt
		displayName
		email
		firstName
		lastName
		numberOfOrders
		phone
		tags
		updatedAt
	}
` as const;

const ACCOUNT_ORDER_SUMMARY_FRAGMENT = `#graphql
	fragment OrderSummary on Order {
		id
		name
		processedAt
		canceledAt
		fulfillmentStatus
		totalPrice { ...Money }
		lineItems(first: 10) {
			nodes {
				title
				quantity
				variant {
					image {
						url
						width
					}
					...NightPicture
					product { title }
				}
			}
			pageInfo { hasNextPage }
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

/** The overview page: profile, addresses and the newest orders. */
export const ACCOUNT_OVERVIEW_QUERY = `#graphql
	query AccountOverview($token: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customer(customerAccessToken: $token) {
			...AccountProfile
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...AccountAddress }
			}
			orders(first: 3, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...OrderSummary }
			}
		}
	}
	${ACCOUNT_PROFILE_FRAGMENT}
	${ACCOUNT_ADDRESS_FRAGMENT}
	${ACCOUNT_ORDER_SUMMARY_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

export const ACCOUNT_PROFILE_QUERY = `#graphql
	query AccountProfile($token: String!) {
		customer(customerAccessToken: $token) { ...AccountProfile }
	}
	${ACCOUNT_PROFILE_FRAGMENT}
` as const;

export const ACCOUNT_ADDRESSES_QUERY = `#graphql
	query AccountAddresses($token: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customer(customerAccessToken: $token) {
			id
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...AccountAddress }
			}
		}
	}
	${ACCOUNT_ADDRESS_FRAGMENT}
` as const;

export const ACCOUNT_ORDERS_QUERY = `#graphql
	query AccountOrders($token: String!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customer(customerAccessToken: $token) {
			id
			orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...OrderSummary }
				pageInfo {
					hasNextPage
					endCursor
				}
			}
		}
	}
	${ACCOUNT_ORDER_SUMMARY_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

/** Only the cursors of orders: the Storefront API loads a single order by the cursor before it. */
export const ACCOUNT_ORDER_CURSORS_QUERY = `#graphql
	query AccountOrderCursors($token: String!, $after: String) {
		customer(customerAccessToken: $token) {
			id
			orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
				edges {
					cursor
					node { id }
				}
				pageInfo { hasNextPage }
			}
		}
	}
` as const;

/** The order after one cursor, with its lines after another. */
export const ACCOUNT_ORDER_QUERY = `#graphql
	query AccountOrder($token: String!, $after: String, $afterLine: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customer(customerAccessToken: $token) {
			id
			orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...AccountOrder }
			}
		}
	}
	fragment AccountOrder on Order {
		id
		name
		orderNumber
		processedAt
		canceledAt
		currencyCode
		customerUrl
		edited
		email
		financialStatus
		fulfillmentStatus
		statusUrl
		successfulFulfillments(first: 10) {
			trackingCompany
			trackingInfo(first: 10) {
				number
				url
			}
		}
		subtotalPrice { ...Money }
		totalPrice { ...Money }
		totalRefunded { ...Money }
		totalShippingPrice { ...Money }
		totalTax { ...Money }
		shippingAddress { ...AccountAddress }
		billingAddress { ...AccountAddress }
		customAttributes {
			key
			value
		}
		lineItems(first: 250, after: $afterLine) {
			nodes { ...AccountOrderLine }
			pageInfo {
				hasNextPage
				endCursor
			}
		}
	}
	fragment AccountOrderLine on OrderLineItem {
		title
		quantity
		discountedTotalPrice { ...Money }
		originalTotalPrice { ...Money }
		variant {
			id
			title
			availableForSale
			image {
				url
				width
				height
			}
			...NightPicture
			product {
				handle
				title
			}
		}
	}
	${ACCOUNT_ADDRESS_FRAGMENT}
	${MONEY_FRAGMENT}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

/** Current catalogue data of ordered variants. */
export const ORDERED_VARIANTS_QUERY = `#graphql
	query OrderedProductVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		nodes(ids: $ids) {
			... on ProductVariant {
				id
				title
				availableForSale
				...NightPicture
				product {
					handle
					title
				}
			}
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

const ACCOUNT_PROBLEM_FRAGMENT = `#graphql
	fragment AccountProblem on CustomerUserError {
		code
		field
		message
	}
` as const;

export const ACCOUNT_UPDATE = `#graphql
	mutation AccountUpdate($token: String!, $customer: CustomerUpdateInput!) {
		customerUpdate(customerAccessToken: $token, customer: $customer) {
			customer { ...AccountProfile }
			customerUserErrors { ...AccountProblem }
		}
	}
	${ACCOUNT_PROFILE_FRAGMENT}
	${ACCOUNT_PROBLEM_FRAGMENT}
` as const;

export const ADDRESS_CREATE = `#graphql
	mutation AddressCreate($token: String!, $address: MailingAddressInput!) {
		customerAddressCreate(customerAccessToken: $token, address: $address) {
			customerAddress { id }
			customerUserErrors { ...AccountProblem }
		}
	}
	${ACCOUNT_PROBLEM_FRAGMENT}
` as const;

export const ADDRESS_UPDATE = `#graphql
	mutation AddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {
		customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
			customerAddress { id }
			customerUserErrors { ...AccountProblem }
		}
	}
	${ACCOUNT_PROBLEM_FRAGMENT}
` as const;

export const ADDRESS_DELETE = `#graphql
	mutation AddressDelete($token: String!, $id: ID!) {
		customerAddressDelete(customerAccessToken: $token, id: $id) {
			deletedCustomerAddressId
			customerUserErrors { ...AccountProblem }
		}
	}
	${ACCOUNT_PROBLEM_FRAGMENT}
` as const;

export const DEFAULT_ADDRESS_UPDATE = `#graphql
	mutation DefaultAddressUpdate($token: String!, $id: ID!) {
		customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
			customer { id }
			customerUserErrors { ...AccountProblem }
		}
	}
	${ACCOUNT_PROBLEM_FRAGMENT}
` as const;
