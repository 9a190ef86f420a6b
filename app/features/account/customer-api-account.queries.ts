/** The account of a customer who signs in at the platform: documents of the Customer Account API. */
const PLATFORM_ADDRESS_FRAGMENT = `#graphql
	fragment CustomerApiAddress on CustomerAddress {
		id
		address1
		address2
		city
		company
		firstName
		formatted(withName: true)
		lastName
		phoneNumber
		territoryCode
		zip
		zoneCode
	}
` as const;

const PLATFORM_PROFILE_FRAGMENT = `#graphql
	fragment CustomerApiProfile on Customer {
		id
		displayName
		firstName
		lastName
		emailAddress {
			emailAddress
			marketingState
		}
		phoneNumber { phoneNumber }
	}
` as const;

const PLATFORM_MONEY_FRAGMENT = `#graphql
	fragment CustomerApiMoney on MoneyV2 {
		amount
		currencyCode
	}
` as const;

const PLATFORM_SUMMARY_FRAGMENT = `#graphql
	fragment CustomerApiOrderSummary on Order {
		id
		name
		processedAt
		cancelledAt
		fulfillmentStatus
		totalPrice { ...CustomerApiMoney }
		lineItems(first: 10) {
			nodes {
				title
				quantity
				variantId
				image {
					url
					width
				}
			}
			pageInfo { hasNextPage }
		}
	}
` as const;

export const CUSTOMER_API_OVERVIEW_QUERY = `#graphql
	query CustomerApiOverview($language: LanguageCode) @inContext(language: $language) {
		customer {
			...CustomerApiProfile
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...CustomerApiAddress }
			}
			orders(first: 4, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...CustomerApiOrderSummary }
			}
		}
	}
	${PLATFORM_PROFILE_FRAGMENT}
	${PLATFORM_ADDRESS_FRAGMENT}
	${PLATFORM_SUMMARY_FRAGMENT}
	${PLATFORM_MONEY_FRAGMENT}
` as const;

export const CUSTOMER_API_PROFILE_QUERY = `#graphql
	query CustomerApiProfile($language: LanguageCode) @inContext(language: $language) {
		customer { ...CustomerApiProfile }
	}
	${PLATFORM_PROFILE_FRAGMENT}
` as const;

export const CUSTOMER_API_ADDRESSES_QUERY = `#graphql
	query CustomerApiAddresses($language: LanguageCode) @inContext(language: $language) {
		customer {
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...CustomerApiAddress }
			}
		}
	}
	${PLATFORM_ADDRESS_FRAGMENT}
` as const;

export const CUSTOMER_API_ORDERS_QUERY = `#graphql
	query CustomerApiOrders($after: String, $language: LanguageCode) @inContext(language: $language) {
		customer {
			orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...CustomerApiOrderSummary }
				pageInfo {
					hasNextPage
					endCursor
				}
			}
		}
	}
	${PLATFORM_SUMMARY_FRAGMENT}
	${PLATFORM_MONEY_FRAGMENT}
` as const;

/** An order by its id; the platform returns only the customer's own. */
export const CUSTOMER_API_ORDER_QUERY = `#graphql
	query CustomerApiOrder($id: ID!, $afterLine: String, $language: LanguageCode)
	@inContext(language: $language) {
		order(id: $id) {
			id
			name
			processedAt
			cancelledAt
			edited
			email
			financialStatus
			fulfillmentStatus
			statusPageUrl
			fulfillments(first: 10) {
				nodes {
					trackingInformation {
						company
						number
						url
					}
				}
			}
			subtotal { ...CustomerApiMoney }
			totalPrice { ...CustomerApiMoney }
			totalRefunded { ...CustomerApiMoney }
			totalDiscountedShipping { ...CustomerApiMoney }
			totalTax { ...CustomerApiMoney }
			shippingAddress { ...CustomerApiAddress }
			billingAddress { ...CustomerApiAddress }
			customAttributes {
				key
				value
			}
			lineItems(first: 250, after: $afterLine) {
				nodes {
					title
					quantity
					variantId
					variantTitle
					sellingPlan { name }
					image {
						url
						width
					}
					totalPriceBeforeDiscounts { ...CustomerApiMoney }
					totalPriceWithDiscounts { ...CustomerApiMoney }
				}
				pageInfo {
					hasNextPage
					endCursor
				}
			}
		}
	}
	${PLATFORM_ADDRESS_FRAGMENT}
	${PLATFORM_MONEY_FRAGMENT}
` as const;

export const CUSTOMER_API_UPDATE = `#graphql
	mutation CustomerApiCustomerUpdate($input: CustomerUpdateInput!) {
		customerUpdate(input: $input) {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_API_ADDRESS_CREATE = `#graphql
	mutation CustomerApiAddressCreate($address: CustomerAddressInput!) {
		customerAddressCreate(address: $address) {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_API_ADDRESS_UPDATE = `#graphql
	mutation CustomerApiAddressUpdate($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
		customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_API_ADDRESS_DELETE = `#graphql
	mutation CustomerApiAddressDelete($addressId: ID!) {
		customerAddressDelete(addressId: $addressId) {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_API_SUBSCRIBE = `#graphql
	mutation CustomerApiSubscribe {
		customerEmailMarketingSubscribe {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_API_UNSUBSCRIBE = `#graphql
	mutation CustomerApiUnsubscribe {
		customerEmailMarketingUnsubscribe {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;
