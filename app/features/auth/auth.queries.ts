const CUSTOMER_PROBLEM_FRAGMENT = `#graphql
	fragment CustomerProblem on CustomerUserError {
		code
		field
		message
	}
` as const;

/** The customer's data for header and cart. */
export const CUSTOMER_QUERY = `#graphql
	query CustomerSummary($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customer(customerAccessToken: $customerAccessToken) {
			id
			firstName
			lastName
			displayName
			email
			wishlist: metafield(namespace: "custom", key: "wishlist") {
				value
			}
		}
	}
` as const;

export const ACCESS_TOKEN_CREATE = `#graphql
	mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerAccessTokenCreate(input: $input) {
			customerAccessToken { accessToken }
			customerUserErrors { ...CustomerProblem }
		}
	}
	${CUSTOMER_PROBLEM_FRAGMENT}
` as const;

export const ACCESS_TOKEN_DELETE = `#graphql
	mutation CustomerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
			deletedAccessToken
			userErrors {
				field
				message
			}
		}
	}
` as const;

export const CUSTOMER_CREATE = `#graphql
	mutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerCreate(input: $input) {
			customer { id }
			customerUserErrors { ...CustomerProblem }
		}
	}
	${CUSTOMER_PROBLEM_FRAGMENT}
` as const;

export const CUSTOMER_RECOVER = `#graphql
	mutation CustomerRecover($email: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerRecover(email: $email) {
			customerUserErrors { ...CustomerProblem }
		}
	}
	${CUSTOMER_PROBLEM_FRAGMENT}
` as const;

export const CUSTOMER_RESET = `#graphql
	mutation CustomerReset($id: ID!, $input: CustomerResetInput!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerReset(id: $id, input: $input) {
			customer { email }
			customerAccessToken { accessToken }
			customerUserErrors { ...CustomerProblem }
		}
	}
	${CUSTOMER_PROBLEM_FRAGMENT}
` as const;

export const CUSTOMER_RESET_BY_URL = `#graphql
	mutation CustomerResetByUrl($password: String!, $resetUrl: URL!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		customerResetByUrl(password: $password, resetUrl: $resetUrl) {
			customer { email }
			customerAccessToken { accessToken }
			customerUserErrors { ...CustomerProblem }
		}
	}
	${CUSTOMER_PROBLEM_FRAGMENT}
` as const;
