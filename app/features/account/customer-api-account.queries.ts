/** The account of a customer who signs in at the platform: documents of the Customer Account API. */
const PLATFORM_ADDRESS_FRAGMENT = `#graphql
	fragment PlatformAddress on CustomerAddress {
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
	fragment PlatformProfile on Customer {
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
	fragment PlatformMoney on MoneyV2 {
		amount
		currencyCode
	}
` as const;

const PLATFORM_SUMMARY_FRAGMENT = `#graphql
	fragment PlatformOrderSummary on Order {
		id
		name
		processedAt
		cancelledAt
		fulfillmentStatus
		totalPrice { ...PlatformMoney }
		lineItems(first: 10) {
			nodes {
				title
				quantity
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
	query PlatformOverview($language: LanguageCode) @inContext(language: $language) {
		customer {
			...PlatformProfile
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...PlatformAddress }
			}
			orders(first: 4, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...PlatformOrderSummary }
			}
		}
	}
	${PLATFORM_PROFILE_FRAGMENT}
	${PLATFORM_ADDRESS_FRAGMENT}
	${PLATFORM_SUMMARY_FRAGMENT}
	${PLATFORM_MONEY_FRAGMENT}
` as const;

export const CUSTOMER_API_PROFILE_QUERY = `#graphql
	query PlatformProfile($language: LanguageCode) @inContext(language: $language) {
		customer { ...PlatformProfile }
	}
	${PLATFORM_PROFILE_FRAGMENT}
` as const;

export const CUSTOMER_API_ADDRESSES_QUERY = `#graphql
	query PlatformAddresses($language: LanguageCode) @inContext(language: $language) {
		customer {
			defaultAddress { id }
			addresses(first: 250) {
				nodes { ...PlatformAddress }
			}
		}
	}
	${PLATFORM_ADDRESS_FRAGMENT}
` as const;

export const CUSTOMER_API_ORDERS_QUERY = `#graphql
	query PlatformOrders($after: String, $language: LanguageCode) @inContext(language: $language) {
		customer {
			orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
				nodes { ...PlatformOrderSummary }
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

/** An order by its id; the platform answers the customer's own alone. */
export const CUSTOMER_API_ORDER_QUERY = `#graphql
	query PlatformOrder($id: ID!, $afterLine: String, $language: LanguageCode)
	@inContext(language: $language) {
		order(id: $id) {
			id
			name
			number
			processedAt
			cancelledAt
			edited
			email
			financialStatus
			fulfillmentStatus
			statusPageUrl
			subtotal { ...PlatformMoney }
			totalPrice { ...PlatformMoney }
			totalRefunded { ...PlatformMoney }
			totalDiscountedShipping { ...PlatformMoney }
			totalTax { ...PlatformMoney }
			shippingAddress { ...PlatformAddress }
			billingAddress { ...PlatformAddress }
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
					image {
						url
						width
					}
					totalPriceBeforeDiscounts { ...PlatformMoney }
					totalPriceWithDiscounts { ...PlatformMoney }
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
	mutation PlatformCustomerUpdate($input: CustomerUpdateInput!) {
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
	mutation PlatformAddressCreate($address: CustomerAddressInput!) {
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
	mutation PlatformAddressUpdate($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
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
	mutation PlatformAddressDelete($addressId: ID!) {
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
	mutation PlatformSubscribe {
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
	mutation PlatformUnsubscribe {
		customerEmailMarketingUnsubscribe {
			userErrors {
				code
				field
				message
			}
		}
	}
` as const;
