/** Countries that the shop sells to, named in the language of the context. */
export const COUNTRIES_QUERY = `#graphql
	query Countries($country: CountryCode, $language: LanguageCode)
	@inContext(country: $country, language: $language) {
		localization {
			country {
				currency {
					isoCode
				}
			}
			availableLanguages {
				endonymName
				isoCode
				name
			}
			availableCountries {
				isoCode
				name
				unitSystem
				currency {
					isoCode
					name
					symbol
				}
			}
		}
	}
` as const;
