import { MONEY_FRAGMENT } from '~/shopify/money-fragment';
import { IMAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT } from './catalog.queries';

/** In the order of the ids; null for unknown ids. */
export const PRODUCTS_BY_IDS_QUERY = `#graphql
	query ProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		nodes(ids: $ids) {
			... on Product { ...ProductCard }
		}
	}
	${PRODUCT_CARD_FRAGMENT}
	${IMAGE_FRAGMENT}
	${MONEY_FRAGMENT}
` as const;
