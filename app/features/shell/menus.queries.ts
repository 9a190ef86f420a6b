/** Menus of the platform. Two levels: header and footer show no more. */
export const MENUS_QUERY = `#graphql
	query Menus(
		$header: String!
		$footer: String!
		$withHeader: Boolean!
		$withFooter: Boolean!
		$country: CountryCode
		$language: LanguageCode
	)
	@inContext(country: $country, language: $language) {
		header: menu(handle: $header) @include(if: $withHeader) {
			...ShopMenu
		}
		footer: menu(handle: $footer) @include(if: $withFooter) {
			...ShopMenu
		}
		shop {
			primaryDomain {
				host
			}
		}
	}
	fragment ShopMenu on Menu {
		title
		items {
			...ShopMenuItem
			items {
				...ShopMenuItem
			}
		}
	}
	fragment ShopMenuItem on MenuItem {
		title
		type
		url
		resource {
			__typename
			... on Product {
				handle
			}
			... on Collection {
				handle
			}
			... on ShopPolicy {
				handle
			}
		}
	}
` as const;
