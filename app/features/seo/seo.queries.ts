import { MONEY_FRAGMENT } from '~/shopify/money-fragment';

const SITEMAP_ENTRIES_FRAGMENT = `#graphql
	fragment SitemapEntries on PaginatedSitemapResources {
		hasNextPage
		items {
			handle
			updatedAt
			... on SitemapResource {
				title
				image {
					filepath
				}
			}
		}
	}
` as const;

/** Number of sitemap pages of products and collections, with the first page of each. */
export const SHOP_SITEMAP_QUERY = `#graphql
	query ShopSitemap {
		collections: sitemap(type: COLLECTION) {
			pagesCount {
				count
			}
			resources(page: 1) { ...SitemapEntries }
		}
		products: sitemap(type: PRODUCT) {
			pagesCount {
				count
			}
			resources(page: 1) { ...SitemapEntries }
		}
	}
	${SITEMAP_ENTRIES_FRAGMENT}
` as const;

/** One page of the platform's sitemap, up to 250 entries. */
export const SHOP_SITEMAP_PAGE_QUERY = `#graphql
	query ShopSitemapPage($type: SitemapType!, $page: Int!) {
		sitemap(type: $type) {
			resources(page: $page) { ...SitemapEntries }
		}
	}
	${SITEMAP_ENTRIES_FRAGMENT}
` as const;

/** Redirects for a path; the platform's search may return others too. */
export const URL_REDIRECTS_QUERY = `#graphql
	query UrlRedirects($query: String!) {
		urlRedirects(first: 2, query: $query) {
			nodes {
				path
				target
			}
		}
	}
` as const;

const FEED_VARIANT_FRAGMENT = `#graphql
	fragment FeedVariant on ProductVariant {
		id
		title
		sku
		barcode
		availableForSale
		currentlyNotInStock
		requiresShipping
		weight
		weightUnit
		price { ...Money }
		compareAtPrice { ...Money }
		lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
			value
		}
		image {
			url
		}
		selectedOptions {
			name
			value
		}
		sellingPlanAllocations(first: 1) {
			nodes {
				priceAdjustments {
					price { ...Money }
				}
			}
		}
	}
	${MONEY_FRAGMENT}
` as const;

/** One page of the product feed. */
export const PRODUCT_FEED_QUERY = `#graphql
	query ProductFeed($count: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		products(first: $count, after: $after, sortKey: ID) {
			pageInfo {
				endCursor
				hasNextPage
			}
			nodes {
				id
				handle
				title
				description
				productType
				vendor
				isGiftCard
				requiresSellingPlan
				optionProperties: metafield(namespace: "custom", key: "option_properties") {
					value
				}
				featuredImage {
					url
				}
				images(first: 11) {
					nodes {
						url
					}
				}
				variants(first: 250) {
					pageInfo {
						endCursor
						hasNextPage
					}
					nodes { ...FeedVariant }
				}
			}
		}
	}
	${FEED_VARIANT_FRAGMENT}
` as const;

/** Further variants of a product in the feed. */
export const PRODUCT_FEED_VARIANTS_QUERY = `#graphql
	query ProductFeedVariants($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		product(handle: $handle) {
			variants(first: 250, after: $after) {
				pageInfo {
					endCursor
					hasNextPage
				}
				nodes { ...FeedVariant }
			}
		}
	}
	${FEED_VARIANT_FRAGMENT}
` as const;

/** Collections and products for `/llms.txt`. */
export const SHOP_OVERVIEW_QUERY = `#graphql
	query ShopOverview($country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		collections(first: 250, sortKey: TITLE) {
			nodes {
				handle
				title
				description(truncateAt: 160)
			}
		}
		products(first: 250, sortKey: TITLE) {
			pageInfo {
				hasNextPage
			}
			nodes {
				handle
				title
				description(truncateAt: 160)
			}
		}
	}
` as const;

export const COLLECTION_TEXT_QUERY = `#graphql
	query CollectionText($handle: String!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		collection(handle: $handle) {
			id
			handle
			title
			descriptionHtml
			products(first: 250) {
				pageInfo {
					hasNextPage
				}
				nodes {
					id
					handle
					title
					availableForSale
					priceRange {
						minVariantPrice {
							amount
							currencyCode
						}
						maxVariantPrice {
							amount
							currencyCode
						}
					}
				}
			}
		}
	}
` as const;
