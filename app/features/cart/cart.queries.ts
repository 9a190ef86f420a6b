import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';

/** The specification's cart entity, with the first 250 lines. */
const CART_FRAGMENT = `#graphql
	fragment CartLine on BaseCartLine {
		id
		quantity
		attributes {
			key
			value
		}
		cost {
			amountPerQuantity { ...Money }
			subtotalAmount { ...Money }
			totalAmount { ...Money }
		}
		discountAllocations {
			discountedAmount { ...Money }
		}
		sellingPlanAllocation {
			sellingPlan {
				id
				name
			}
		}
		merchandise {
			... on ProductVariant {
				id
				title
				sku
				availableForSale
				currentlyNotInStock
				quantityAvailable
				requiresShipping
				weight
				weightUnit
				price { ...Money }
				compareAtPrice { ...Money }
				lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
					value
				}
				unitPrice { ...Money }
				image {
					id
					url
					altText
					width
					height
				}
				...NightPicture
				selectedOptions {
					name
					value
				}
				product {
					handle
					title
					isGiftCard
					deliveryDays: metafield(namespace: "custom", key: "delivery_days") {
						value
					}
					featuredImage {
						id
						url
						altText
						width
						height
					}
				}
			}
		}
	}
	fragment Cart on Cart {
		id
		checkoutUrl
		attributes {
			key
			value
		}
		createdAt
		updatedAt
		totalQuantity
		cost {
			subtotalAmount { ...Money }
			totalAmount { ...Money }
		}
		buyerIdentity {
			countryCode
			email
			phone
			customer {
				id
				displayName
				email
				defaultAddress {
					countryCodeV2
					formatted
				}
			}
		}
		discountCodes {
			code
			applicable
		}
		discountAllocations {
			discountedAmount { ...Money }
		}
		appliedGiftCards {
			id
			lastCharacters
			presentmentAmountUsed { ...Money }
		}
		lines(first: 250, after: $after) {
			nodes { ...CartLine }
			pageInfo {
				startCursor
				endCursor
				hasNextPage
				hasPreviousPage
			}
		}
	}
	${MONEY_FRAGMENT}
	${NIGHT_PICTURE_FRAGMENT}
` as const;

/** Result of every cart mutation. */
const CART_PROBLEMS_FRAGMENT = `#graphql
	fragment CartProblem on CartUserError {
		code
		field
		message
	}
	fragment CartNotice on CartWarning {
		code
		message
		target
	}
` as const;

export const CART_QUERY = `#graphql
	query Cart($cartId: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cart(id: $cartId) { ...Cart }
	}
	${CART_FRAGMENT}
` as const;

/** What is copied into a new cart, except gift cards: the platform returns only their last characters. */
export const CART_CONTENTS_QUERY = `#graphql
	query CartContents($cartId: ID!, $after: String) {
		cart(id: $cartId) {
			note
			attributes {
				key
				value
			}
			discountCodes {
				code
			}
			appliedGiftCards {
				lastCharacters
			}
			lines(first: 250, after: $after) {
				nodes {
					quantity
					attributes {
						key
						value
					}
					merchandise {
						... on ProductVariant {
							id
						}
					}
					sellingPlanAllocation {
						sellingPlan {
							id
						}
					}
				}
				pageInfo {
					endCursor
					hasNextPage
				}
			}
		}
	}
` as const;

/** Whether a variant is a gift card. */
export const GIFT_CARD_QUERY = `#graphql
	query GiftCard($id: ID!) {
		node(id: $id) {
			__typename
			... on ProductVariant {
				product {
					isGiftCard
				}
			}
		}
	}
` as const;

export const CART_CREATE = `#graphql
	mutation CartCreate($input: CartInput!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartCreate(input: $input) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_LINES_ADD = `#graphql
	mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartLinesAdd(cartId: $cartId, lines: $lines) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_LINES_UPDATE = `#graphql
	mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartLinesUpdate(cartId: $cartId, lines: $lines) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_LINES_REMOVE = `#graphql
	mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_BUYER_IDENTITY_UPDATE = `#graphql
	mutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_DISCOUNT_CODES_UPDATE = `#graphql
	mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_GIFT_CARD_CODES_ADD = `#graphql
	mutation CartGiftCardCodesAdd($cartId: ID!, $giftCardCodes: [String!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_GIFT_CARD_CODES_REMOVE = `#graphql
	mutation CartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_ATTRIBUTES_UPDATE = `#graphql
	mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
			cart { ...Cart }
			userErrors { ...CartProblem }
			warnings { ...CartNotice }
		}
	}
	${CART_FRAGMENT}
	${CART_PROBLEMS_FRAGMENT}
` as const;
