/** `nodes` has the order of the ids, with null for unknown ones. */
export const REQUESTED_VARIANTS_QUERY = `#graphql
	query RequestedProductVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		nodes(ids: $ids) {
			... on ProductVariant {
				id
				title
				availableForSale
				image {
					url
					altText
					width
					height
				}
				product {
					handle
					title
				}
			}
		}
	}
` as const;
