/** Asks nothing but whether the platform answers this storefront's token. */
export const READY_QUERY = `#graphql
	query Ready {
		shop {
			name
		}
	}
` as const;
