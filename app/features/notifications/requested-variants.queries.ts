/** In the order asked for; null in the place of what there is not. */
export const REQUESTED_VARIANTS_QUERY = `#graphql
	query RequestedProductVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		nodes(ids: $ids) {
			... on ProductVariant {
				id
				title
				availableForSale
				product {
					handle
					title
				}
			}
		}
	}
` as const;
