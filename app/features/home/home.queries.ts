import {
	FILE_FRAGMENT,
	IMAGE_FRAGMENT,
	PRODUCT_CARD_FRAGMENT,
} from '~/features/catalog/catalog.queries';
import { MONEY_FRAGMENT } from '~/shopify/money-fragment';

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
