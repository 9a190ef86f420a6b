import type { RequestContext, ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import {
	availableCountries,
	defaultLanguageOf,
	type LanguageCode,
	type Market,
	marketFor,
	textKey,
} from '../shop/markets';
import { noMetafields } from './no-metafields';

interface CountrySource {
	isoCode: string;
	name: string;
}

interface LanguageSource {
	isoCode: LanguageCode;
}

const languages: LanguageSource[] = [{ isoCode: 'DE' }, { isoCode: 'EN' }];

/** Countries with imperial units. */
const imperialCountries = ['US'];

const displayNames = new Map<string, Intl.DisplayNames>();

/** Name of a country, language or currency in a language. */
export function displayName(
	kind: 'region' | 'language' | 'currency',
	code: string,
	language: LanguageCode,
): string {
	const key = `${kind} ${language}`;
	const names = displayNames.get(key) ?? new Intl.DisplayNames([textKey(language)], { type: kind });
	displayNames.set(key, names);
	return names.of(code) ?? code;
}

function country(isoCode: string, context: RequestContext): CountrySource {
	return { isoCode, name: displayName('region', isoCode, context.language) };
}

/** Source of `Localization`: names in the context's language, countries sorted by code. */
export function localization(context: RequestContext) {
	return {
		availableCountries: () =>
			[...availableCountries].sort().map((isoCode) => country(isoCode, context)),
		availableLanguages: languages,
		country: country(context.country, context),
		language: { isoCode: context.language } satisfies LanguageSource,
		market: context.market,
	};
}

/** The narrow currency symbol, e.g. `$`. */
function currencySymbol(currency: string): string {
	const parts = new Intl.NumberFormat('en', {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
	}).formatToParts(0);
	return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

export const localizationResolvers: ResolverMap = {
	Country: {
		currency: ({ isoCode }: CountrySource, _args, context: RequestContext) => {
			const { currency } = marketFor(isoCode);
			return {
				isoCode: currency,
				name: displayName('currency', currency, context.language),
				symbol: currencySymbol(currency),
			};
		},
		unitSystem: ({ isoCode }: CountrySource) =>
			imperialCountries.includes(isoCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
		availableLanguages: () => languages,
		defaultLanguage: ({ isoCode }: CountrySource): LanguageSource => ({
			isoCode: defaultLanguageOf(isoCode),
		}),
		market: ({ isoCode }: CountrySource) => marketFor(isoCode),
	},
	Language: {
		endonymName: ({ isoCode }: LanguageSource) =>
			displayName('language', textKey(isoCode), isoCode),
		name: ({ isoCode }: LanguageSource, _args, context: RequestContext) =>
			displayName('language', textKey(isoCode), context.language),
	},
	Market: {
		id: ({ id }: Market) => gid('Market', id),
		...noMetafields,
	},
};
