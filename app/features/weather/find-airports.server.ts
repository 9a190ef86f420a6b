import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { wordsOf } from '~/lib/normalize-text';
import { withoutStopWords } from '~/lib/stop-words';
import { site } from '~/site';
import table from './iata-codes.json';
import { airportPath } from './regions';
import { stationsOf } from './stations';
import { type MappedAirport, regionKeys } from './weather-view';

const MAX_AIRPORTS = 3;

/** IATA codes of the other airports that have one, by ICAO code. */
const iataCodes: Record<string, string> = table;

/** A shorter prefix matches too many names. */
const MIN_BEGINNING = 4;

/** Words that go with any airport, in any language: `Flughafen München`, `METAR EDDM`. */
const GENERIC_WORDS = new Set([
	...['flughafen', 'flugplatz', 'airport', 'airfield', 'aerodrome'],
	...['wetter', 'flugwetter', 'weather', 'metar', 'metars'],
]);

/** An airport's page as a search result. */
export interface FoundAirport {
	/** Path without a locale prefix. */
	path: string;
	title: string;
	excerpt: string;
}

/**
 * The airports' pages for the search.
 * @param unfinished see `findAirports`
 */
export function airportPages(unfinished = false) {
	return {
		find: (locale: Locale, term: string) => findAirports(locale, term, unfinished),
		names: airportNames,
		productTitles: mapTitles,
	};
}

/**
 * Pages of the airports whose names or codes contain every specific word of a term, each on the first map that shows it.
 *
 * @param unfinished whether the words may be beginnings: `frankf`. Whole words come first.
 */
export function findAirports(locale: Locale, term: string, unfinished = false): FoundAirport[] {
	const t = translator(locale);
	return airportsNamed(locale, term, unfinished)
		.slice(0, MAX_AIRPORTS)
		.map(({ icao, name, region }) => ({
			path: airportPath(region, icao),
			title: t('reports:airportTitle', { name, icao }),
			excerpt: t('reports:airportDescription', {
				name,
				region: t(`weather:map.regions.${region}`),
			}),
		}));
}

/** How the shop calls the map with the first airport that a term finds: its name and its region, which prints have too. */
export function mapTitles(locale: Locale, term: string): string[] | undefined {
	const [first] = airportsNamed(locale, term);
	return first && [site.name, translator(locale)(`weather:map.regions.${first.region}`)];
}

/** The airport with an ICAO code, on the first map that shows it; `undefined` where none does. */
export function airportOf(locale: Locale, icao: string): MappedAirport | undefined {
	const wanted = icao.toUpperCase();
	const found = airportsIn(locale).find((airport) => airport.icao === wanted);
	return found && { icao: wanted, name: found.name, region: found.region };
}

function airportsNamed(locale: Locale, term: string, unfinished = false) {
	// `DEN airport`: a code may be a stop word too.
	const wanted = withoutStopWords(wordsOf(term).filter((word) => !GENERIC_WORDS.has(word)));
	if (wanted.length === 0) return [];
	const airports = airportsIn(locale);
	const named = (isMatch: (word: string, part: string) => boolean) =>
		airports.filter(({ words }) =>
			wanted.every((part) => words.some((word) => isMatch(word, part))),
		);
	const whole = named((word, part) => word === part);
	const begun = unfinished
		? named((word, part) => part.length >= MIN_BEGINNING && word.startsWith(part))
		: [];
	return [...new Set([...whole, ...begun])];
}

/** The names of all airports as the language calls them, to correct typing errors. */
export function airportNames(locale: Locale): string[] {
	return airportsIn(locale).map(({ name }) => name);
}

/** Every airport once, with the first of its maps. */
function airportsIn(locale: Locale) {
	const seen = new Set<string>();
	return regionKeys.flatMap((region) =>
		stationsOf(region, locale)
			.filter(({ icao }) => !seen.has(icao) && seen.add(icao))
			.map(({ icao, name }) => ({
				icao,
				name,
				region,
				words: wordsOf([...codesOf(icao), name].join(' ')),
			})),
	);
}

/**
 * Its codes, as on a ticket too: `EDDM` is `MUC`. In the contiguous United States that is the ICAO code without its `K`.
 * St. Petersburg has none, since a search for `LED` is about the map's lights.
 */
export function codesOf(icao: string): string[] {
	const ticketCode = icao.startsWith('K') ? icao.slice(1) : iataCodes[icao];
	return ticketCode ? [icao, ticketCode] : [icao];
}
