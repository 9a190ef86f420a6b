/** The customer's data for header and cart, from the Customer Account API. */
export const CUSTOMER_API_CUSTOMER_QUERY = `#graphql
	query CustomerApiCustomer($language: LanguageCode) @inContext(language: $language) {
		customer {
			id
			firstName
			lastName
			displayName
			emailAddress { emailAddress }
		}
	}
` as const;
