import {
	IMAGE_FRAGMENT,
	NAMED_OPTION_FRAGMENT,
	PRODUCT_CARD_FRAGMENT,
} from '~/features/catalog/catalog.queries';
import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { NIGHT_PICTURE_FRAGMENT } from '~/shopify/night-picture';

/**
 * Suggestions while typing. `limitScope: EACH`, because a shared limit of six would leave two products beside four
 * collections and terms. All fields of a product, as in the results of `search`; by default these are four.
 */
export const PREDICTIVE_SEARCH_QUERY = `#graphql
	query PredictiveSearch($term: String!, $limit: Int!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		predictiveSearch(
			query: $term
			limit: $limit
			limitScope: EACH
			types: [PRODUCT, COLLECTION, QUERY]
			searchableFields: [TITLE, PRODUCT_TYPE, VARIANTS_TITLE, VENDOR, TAG, BODY, VARIANTS_SKU, VARIANTS_BARCODE]
		) {
			products {
				...ProductCard
				description(truncateAt: 120)
				options(first: 250) { ...NamedOption }
			}
			collections {
				id
				handle
				title
			}
			queries {
				text
			}
		}
	}
	${PRODUCT_CARD_FRAGMENT}
	${NAMED_OPTION_FRAGMENT}
	${MONEY_FRAGMENT}
	${IMAGE_FRAGMENT}
` as const;

/** Suggestions for a search without results: collections, and terms with the same beginning. */
export const SEARCH_HELP_QUERY = `#graphql
	query SearchHelp($beginning: String!, $suggest: Boolean!, $collections: Int!, $words: Int!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		collections(first: $collections) {
			nodes {
				handle
				title
				image { ...CatalogImage }
				...NightPicture
			}
		}
		predictiveSearch(query: $beginning, limit: $words, limitScope: EACH, types: [QUERY]) @include(if: $suggest) {
			queries {
				text
			}
		}
	}
	${NIGHT_PICTURE_FRAGMENT}
	${IMAGE_FRAGMENT}
` as const;
