/** Countries that the shop sells to, with names in the page's language. */
export const COUNTRIES_QUERY = `#graphql
	query Countries($country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		localization {
			country {
				currency {
					isoCode
				}
			}
			availableCountries {
				isoCode
				name
				currency {
					isoCode
				}
			}
		}
	}
` as const;
