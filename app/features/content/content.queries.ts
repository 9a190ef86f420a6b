/** Pictures of the main product for the guides, each in a metafield of the product. */
export const GUIDE_PICTURES_QUERY = `#graphql
	fragment GuidePicture on Metafield {
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
	query GuidePictures($handle: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		product(handle: $handle) {
			box: metafield(namespace: "custom", key: "box_picture") { ...GuidePicture }
			back: metafield(namespace: "custom", key: "back_picture") { ...GuidePicture }
			inside: metafield(namespace: "custom", key: "inside_picture") { ...GuidePicture }
			light: metafield(namespace: "custom", key: "light_picture") { ...GuidePicture }
			power: metafield(namespace: "custom", key: "power_picture") { ...GuidePicture }
		}
	}
` as const;
