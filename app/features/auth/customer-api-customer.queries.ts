/** What the header and the cart need to know of a customer who signed in at the platform. */
export const CUSTOMER_API_CUSTOMER_QUERY = `#graphql
	query PlatformCustomer($language: LanguageCode) @inContext(language: $language) {
		customer {
			id
			firstName
			lastName
			displayName
			emailAddress { emailAddress }
		}
	}
` as const;
