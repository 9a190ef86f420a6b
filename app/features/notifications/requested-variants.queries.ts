import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';

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
				...NightPicture
				product {
					handle
					title
				}
			}
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
` as const;
