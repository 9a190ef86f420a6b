/** A picture of the main product, in a metafield of the product. */
export const CONTENT_PICTURE_QUERY = `#graphql
	query ContentPicture(
		$handle: String!
		$key: String!
		$country: CountryCode
		$language: LanguageCode
	) @inContext(country: $country, language: $language) {
		product(handle: $handle) {
			picture: metafield(namespace: "custom", key: $key) {
				reference {
					__typename
					... on MediaImage {
						image {
							url
							altText
							width
							height
						}
					}
				}
			}
		}
	}
` as const;
