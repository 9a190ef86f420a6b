import {
	IMAGE_FRAGMENT,
	PRODUCT_CARD_FRAGMENT,
	PRODUCT_PAGE_FRAGMENT,
} from '~/features/catalog/catalog.queries';
import { MONEY_FRAGMENT } from '~/shopify/money-fragment';

/** What a metafield of the type `file_reference` refers to, where it is a picture. */
const FILE_FRAGMENT = `#graphql
	fragment CatalogFile on MediaImage {
		alt
		image { ...CatalogImage }
	}
` as const;

/** What the home page shows: the map with its variants, and other products. */
export const HOME_PRODUCTS_QUERY = `#graphql
	query HomeProducts($handle: String!, $count: Int!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		map: product(handle: $handle) {
			...ProductCard
			shipping: metafield(namespace: "custom", key: "shipping") {
				value
			}
			deliveryDays: metafield(namespace: "custom", key: "delivery_days") {
				value
			}
			variants(first: 250) {
				nodes {
					id
					title
					availableForSale
					currentlyNotInStock
					price { ...Money }
					compareAtPrice { ...Money }
					lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
						value
					}
					image { ...CatalogImage }
					nightPicture: metafield(namespace: "custom", key: "night_picture") {
						reference { ...CatalogFile }
					}
					rooms: metafield(namespace: "custom", key: "room_pictures") {
						references(first: 3) {
							nodes { ...CatalogFile }
						}
					}
					region: metafield(namespace: "custom", key: "region") {
						value
					}
				}
			}
		}
		complementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
			...ProductCard
		}
		products(first: $count, sortKey: BEST_SELLING) {
			nodes { ...ProductCard }
		}
	}
	${PRODUCT_CARD_FRAGMENT}
	${FILE_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

/** The map's page: its product, with the region and the pictures of the set-up. */
export const MAP_PRODUCT_QUERY = `#graphql
	query MapProduct(
		$handle: String!
		$giftCard: String!
		$country: CountryCode
		$language: LanguageCode
	) @inContext(country: $country, language: $language) {
		...ProductPage
		product(handle: $handle) {
			variants(first: 250) {
				nodes {
					region: metafield(namespace: "custom", key: "region") {
						value
					}
					stepPictures: metafield(namespace: "custom", key: "step_pictures") {
						value
					}
				}
			}
			boxPicture: metafield(namespace: "custom", key: "box_picture") {
				reference { ...CatalogFile }
			}
			backPicture: metafield(namespace: "custom", key: "back_picture") {
				reference { ...CatalogFile }
			}
			powerPicture: metafield(namespace: "custom", key: "power_picture") {
				reference { ...CatalogFile }
			}
			lightPicture: metafield(namespace: "custom", key: "light_picture") {
				reference { ...CatalogFile }
			}
		}
	}
	${PRODUCT_PAGE_FRAGMENT}
	${FILE_FRAGMENT}
` as const;
