import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';
import { IMAGE_FRAGMENT, NAMED_OPTION_FRAGMENT, PRODUCT_CARD_FRAGMENT } from '../catalog.queries';

const FILTERS_FRAGMENT = `#graphql
	fragment ListingFilter on Filter {
		id
		label
		type
		values {
			id
			label
			count
			input
			swatch {
				color
				image {
					previewImage { url }
				}
			}
		}
	}
` as const;

/** The fields of a product in a list. */
const LISTED_PRODUCT_FRAGMENT = `#graphql
	fragment ListedProduct on Product {
		...ProductCard
		id
		createdAt
		publishedAt
		updatedAt
		productType
		tags
		options(first: 250) {
			name
		}
		media(first: 250) {
			nodes {
				id
				mediaContentType
			}
		}
	}
` as const;

const PAGE_FRAGMENT = `#graphql
	fragment ListingPage on PageInfo {
		startCursor
		endCursor
		hasNextPage
		hasPreviousPage
	}
` as const;

const CURRENCY_FRAGMENT = `#graphql
	fragment ListingCurrency on QueryRoot {
		localization {
			country {
				currency { isoCode }
			}
		}
	}
` as const;

export const COLLECTIONS_QUERY = `#graphql
	query Collections($country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		collections(first: 250) {
			nodes {
				id
				handle
				title
				description
				image { ...CatalogImage }
				...NightPicture
			}
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
	${IMAGE_FRAGMENT}
` as const;

/** One page of a collection's products, and their filters. */
export const COLLECTION_QUERY = `#graphql
	query Collection(
		$handle: String!
		$first: Int
		$last: Int
		$after: String
		$before: String
		$reverse: Boolean
		$sortKey: ProductCollectionSortKeys
		$filters: [ProductFilter!]
		$country: CountryCode
		$language: LanguageCode
	)
	@inContext(country: $country, language: $language) {
		collection(handle: $handle) {
			id
			handle
			title
			description
			descriptionHtml
			trackingParameters
			updatedAt
			seo {
				title
				description
			}
			image { ...CatalogImage }
			...NightPicture
			products(
				first: $first
				last: $last
				after: $after
				before: $before
				reverse: $reverse
				sortKey: $sortKey
				filters: $filters
			) {
				nodes { ...ListedProduct }
				pageInfo { ...ListingPage }
				filters { ...ListingFilter }
			}
		}
		...ListingCurrency
	}
	${LISTED_PRODUCT_FRAGMENT}
	${PAGE_FRAGMENT}
	${CURRENCY_FRAGMENT}
	${FILTERS_FRAGMENT}
	${PRODUCT_CARD_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

/** All filters of a collection, without any choice. */
export const COLLECTION_FILTERS_QUERY = `#graphql
	query CollectionFilters($handle: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		collection(handle: $handle) {
			products(first: 250) {
				filters { ...ListingFilter }
			}
		}
	}
	${FILTERS_FRAGMENT}
` as const;

/** One page of search results, and their filters. */
export const SEARCH_QUERY = `#graphql
	query Search(
		$searchTerm: String!
		$first: Int
		$last: Int
		$after: String
		$before: String
		$reverse: Boolean
		$sortKey: SearchSortKeys
		$filters: [ProductFilter!]
		$country: CountryCode
		$language: LanguageCode
	)
	@inContext(country: $country, language: $language) {
		search(
			query: $searchTerm
			first: $first
			last: $last
			after: $after
			before: $before
			reverse: $reverse
			sortKey: $sortKey
			productFilters: $filters
			types: PRODUCT
			prefix: LAST
			unavailableProducts: LAST
		) {
			totalCount
			nodes {
				__typename
				...ListedProduct
				... on Product {
					options(first: 250) { ...NamedOption }
				}
			}
			pageInfo { ...ListingPage }
			productFilters { ...ListingFilter }
		}
		...ListingCurrency
	}
	${LISTED_PRODUCT_FRAGMENT}
	${PAGE_FRAGMENT}
	${CURRENCY_FRAGMENT}
	${FILTERS_FRAGMENT}
	${PRODUCT_CARD_FRAGMENT}
	${NAMED_OPTION_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;

/** All filters of a search, without any choice. */
export const SEARCH_FILTERS_QUERY = `#graphql
	query SearchFilters($searchTerm: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		search(
			query: $searchTerm
			first: 250
			types: PRODUCT
			prefix: LAST
			unavailableProducts: LAST
		) {
			productFilters { ...ListingFilter }
		}
	}
	${FILTERS_FRAGMENT}
` as const;
