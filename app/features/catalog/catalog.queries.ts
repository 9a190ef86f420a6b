import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';

export const IMAGE_FRAGMENT = `#graphql
	fragment CatalogImage on Image {
		url
		altText
		width
		height
	}
` as const;

const VARIANT_FRAGMENT = `#graphql
	fragment ProductVariant on ProductVariant {
		id
		title
		sku
		barcode
		availableForSale
		currentlyNotInStock
		requiresShipping
		quantityAvailable
		price { ...Money }
		compareAtPrice { ...Money }
		unitPrice { ...Money }
		unitPriceMeasurement {
			referenceUnit
			referenceValue
		}
		lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
			value
		}
		image { ...CatalogImage }
		nightPictureId: metafield(namespace: "custom", key: "night_picture") {
			value
		}
		furtherMedia: metafield(namespace: "custom", key: "media") {
			value
		}
		language: metafield(namespace: "custom", key: "language") {
			value
		}
		countries: metafield(namespace: "custom", key: "countries") {
			value
		}
		width: metafield(namespace: "custom", key: "width") {
			value
		}
		height: metafield(namespace: "custom", key: "height") {
			value
		}
		selectedOptions {
			name
			value
		}
		sellingPlanAllocations(first: 10) {
			nodes {
				sellingPlan {
					id
					name
					description
				}
				priceAdjustments {
					price { ...Money }
				}
			}
		}
	}
` as const;

/** The fields of a variant that are needed to select it. */
const SELECTABLE_VARIANT_FRAGMENT = `#graphql
	fragment SelectableVariant on ProductVariant {
		id
		availableForSale
		price { ...Money }
		image {
			url
		}
		nightPictureId: metafield(namespace: "custom", key: "night_picture") {
			value
		}
		furtherMedia: metafield(namespace: "custom", key: "media") {
			value
		}
		selectedOptions {
			name
			value
		}
	}
` as const;

/** Entries of the shop's colour list that a product's `filter_color` refers to. */
const COLOR_FRAGMENT = `#graphql
	fragment ProductColor on Metaobject {
		label: field(key: "label") {
			value
		}
		color: field(key: "color") {
			value
		}
	}
` as const;

export const PRODUCT_CARD_FRAGMENT = `#graphql
	fragment ProductCard on Product {
		id
		handle
		title
		availableForSale
		featuredImage { ...CatalogImage }
		priceRange {
			minVariantPrice { ...Money }
			maxVariantPrice { ...Money }
		}
		compareAtPriceRange {
			minVariantPrice { ...Money }
		}
		pricedVariants: variants(first: 25) {
			nodes {
				id
				price { ...Money }
				compareAtPrice { ...Money }
				image { ...CatalogImage }
				...NightPicture
				countries: metafield(namespace: "custom", key: "countries") {
					value
				}
			}
		}
		lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
			value
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

/** The main product as its first variant in stock shows it. */
export const MAIN_PICTURE_QUERY = `#graphql
	query MainPicture($handle: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		product(handle: $handle) {
			selectedOrFirstAvailableVariant {
				image { ...CatalogImage }
				...NightPicture
			}
		}
	}
	${IMAGE_FRAGMENT}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

/** An option whose values a search term may name, each with the variant to show then. */
export const NAMED_OPTION_FRAGMENT = `#graphql
	fragment NamedOption on ProductOption {
		name
		optionValues {
			name
			firstSelectableVariant {
				id
				title
				availableForSale
				price { ...Money }
				compareAtPrice { ...Money }
				lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
					value
				}
				image { ...CatalogImage }
				...NightPicture
			}
		}
	}
` as const;

/**
 * What a product's page shows, with the variables `handle` and `giftCard`. Includes up to 250 variants, the same
 * product in other colours and its recommendations: a page needs one round trip, and one cached response serves every
 * `?variant=` of most products. For a product with more variants, the two queries below fetch the chosen variant and
 * its neighbours.
 */
export const PRODUCT_PAGE_FRAGMENT = `#graphql
	fragment ProductPage on QueryRoot {
		product(handle: $handle) {
			id
			handle
			title
			description
			descriptionHtml
			productType
			vendor
			isGiftCard
			collections(first: 250) {
				nodes {
					handle
				}
			}
			availableForSale
			totalInventory
			onlineStoreUrl
			trackingParameters
			seo {
				title
				description
			}
			featuredImage { ...CatalogImage }
			priceRange {
				minVariantPrice { ...Money }
				maxVariantPrice { ...Money }
			}
			media(first: 250) {
				nodes {
					__typename
					id
					alt
					previewImage { ...CatalogImage }
					... on MediaImage {
						image { ...CatalogImage }
					}
					... on Model3d {
						sources {
							url
							format
							mimeType
							filesize
						}
					}
					... on Video {
						sources {
							url
							format
							mimeType
							width
							height
						}
					}
					... on ExternalVideo {
						host
						originUrl
					}
				}
			}
			options(first: 250) {
				name
				optionValues {
					name
					firstSelectableVariant { ...SelectableVariant }
					swatch {
						color
						image {
							previewImage { ...CatalogImage }
						}
					}
				}
			}
			encodedVariantExistence
			encodedVariantAvailability
			variantsCount {
				count
			}
			selectedOrFirstAvailableVariant { ...ProductVariant }
			adjacentVariants { ...SelectableVariant }
			variants(first: 250) {
				nodes { ...ProductVariant }
			}
			details: metafield(namespace: "custom", key: "details") {
				value
			}
			shipping: metafield(namespace: "custom", key: "shipping") {
				value
			}
			safety: metafield(namespace: "custom", key: "safety") {
				value
			}
			weee: metafield(namespace: "custom", key: "weee") {
				value
			}
			deliveryDays: metafield(namespace: "custom", key: "delivery_days") {
				value
			}
			rating: metafield(namespace: "reviews", key: "rating") {
				value
			}
			ratingCount: metafield(namespace: "reviews", key: "rating_count") {
				value
			}
			optionProperties: metafield(namespace: "custom", key: "option_properties") {
				value
			}
			requiresSellingPlan
			filterColor: metafield(namespace: "custom", key: "filter_color") {
				references(first: 10) {
					nodes { ...ProductColor }
				}
			}
			matchingColors: metafield(namespace: "custom", key: "matching_colors") {
				references(first: 50) {
					nodes {
						... on Product {
							id
							handle
							title
							availableForSale
							filterColor: metafield(namespace: "custom", key: "filter_color") {
								references(first: 10) {
									nodes { ...ProductColor }
								}
							}
						}
					}
				}
			}
		}
		giftCard: product(handle: $giftCard) {
			handle
			availableForSale
		}
		reviews: metaobjects(type: "product_review", first: 100, reverse: true) {
			nodes {
				id
				product: field(key: "product") {
					value
				}
				rating: field(key: "rating") {
					value
				}
				submitted: field(key: "submitted_at") {
					value
				}
				title: field(key: "title") {
					value
				}
				body: field(key: "body") {
					value
				}
				author: field(key: "author_display_name") {
					value
				}
				reply: field(key: "merchant_reply") {
					value
				}
			}
		}
		shop {
			paymentSettings {
				acceptedCardBrands
				supportedDigitalWallets
			}
		}
		complementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
			...ProductCard
		}
		related: productRecommendations(productHandle: $handle, intent: RELATED) {
			...ProductCard
		}
	}
	${VARIANT_FRAGMENT}
	${SELECTABLE_VARIANT_FRAGMENT}
	${COLOR_FRAGMENT}
	${PRODUCT_CARD_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

export const PRODUCT_QUERY = `#graphql
	query Product(
		$handle: String!
		$giftCard: String!
		$country: CountryCode
		$language: LanguageCode
	) @inContext(country: $country, language: $language) {
		...ProductPage
	}
	${PRODUCT_PAGE_FRAGMENT}
` as const;

export const PRODUCT_VARIANT_QUERY = `#graphql
	query ProductVariantById($id: ID!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		node(id: $id) {
			... on ProductVariant {
				...ProductVariant
				product {
					id
				}
			}
		}
	}
	${VARIANT_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

/** The variants that differ from the chosen one in one option. */
export const ADJACENT_VARIANTS_QUERY = `#graphql
	query ProductAdjacentVariants(
		$handle: String!
		$selectedOptions: [SelectedOptionInput!]!
		$country: CountryCode
		$language: LanguageCode
	) @inContext(country: $country, language: $language) {
		product(handle: $handle) {
			adjacentVariants(selectedOptions: $selectedOptions) { ...SelectableVariant }
		}
	}
	${SELECTABLE_VARIANT_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;
