import { describe, expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { airportNames } from '../weather/find-airports.server';
import { correctSpelling } from './spelling.server';

test.each<[Locale, string, string]>([
	['de', 'vesand', 'versand'],
	['de', 'retuore', 'retoure'],
	['de', 'Garntie', 'garantie'],
	['de', 'evrsand', 'versand'],
	['de', 'wlna', 'wlan'],
	['de', 'rückgabbe', 'rückgabe'],
	['de', 'Rükgabe', 'rückgabe'],
	['de', 'gewärleistugn', 'gewährleistung'],
	['de', 'vesandkosten', 'versandkosten'],
	['de', 'lienöl', 'leinöl'],
	['en', 'retrun', 'return'],
	['en', 'shiping', 'shipping'],
	['en', 'warrenty', 'warranty'],
	['en', 'guarentie', 'guarantee'],
	['en', 'passwrod', 'password'],
])('%s: %s is corrected to %s', (locale, typed, word) => {
	expect(correctSpelling(locale, typed, [])).toBe(word);
});

test.each<[Locale, string]>([
	// Known, or the beginning or a part of a known word.
	['de', 'versand'],
	['de', 'versa'],
	['de', 'kosten'],
	['en', 'Wi-Fi'],
	// Short words, and words with digits.
	['de', 'ubs'],
	['de', 'vers4nd'],
	['en', 'ED1F'],
	// An airport's code, near to a flight category.
	['en', 'LIPR'],
	// Two errors in a word of up to seven letters, three in a longer one.
	['de', 'vesnad'],
	['de', 'leifrzeti'],
	// Names of airports, and what is near to a short one.
	['de', 'Zürich'],
	['de', 'basel'],
	['de', 'nike'],
	// Other words.
	['de', 'garten'],
	['de', 'wiese'],
	['en', 'book'],
	['en', 'bike'],
	['de', 'regenbogen'],
	['de', 'x'.repeat(100)],
	// The platform's search syntax.
	['de', '"vesand"'],
	['de', 'title:vesand'],
	['de', 'vesand OR porto'],
	['de', ''],
	['de', '?!'],
])('%s: %j is left as it is', (locale, typed) => {
	expect(correctSpelling(locale, typed, airportNames(locale))).toBeUndefined();
});

test('only mistyped words are replaced, of up to eight words', () => {
	expect(correctSpelling('de', 'vesand, nach usa?', [])).toBe('versand, nach usa?');
	expect(correctSpelling('de', 'vesand garntie', [])).toBe('versand garantie');
	expect(correctSpelling('de', `${'usa '.repeat(8)}vesand`, [])).toBeUndefined();
});

describe('with names', () => {
	test.each<[Locale, string, string]>([
		['de', 'Frankfrut', 'Frankfurt'],
		['de', 'stutgart', 'Stuttgart'],
		['de', 'Zurch', 'Zürich'],
		['en', 'Zurch', 'Zurich'],
		['de', 'düsseldorff', 'Düsseldorf'],
		['en', 'munihc', 'Munich'],
		['de', 'karlsrue', 'Karlsruhe'],
		['de', 'flughafen frankfrut', 'flughafen Frankfurt'],
	])('%s: %s is corrected to %s', (locale, typed, corrected) => {
		expect(correctSpelling(locale, typed, airportNames(locale))).toBe(corrected);
	});

	test('a word of the pages comes before a name at the same distance, and after a nearer one', () => {
		expect(correctSpelling('de', 'vesand', ['Besand'])).toBe('versand');
		expect(correctSpelling('de', 'Garntiee', ['Garntieb'])).toBe('Garntieb');
		expect(correctSpelling('de', 'Garntiee', ['Garntaab'])).toBe('garantie');
	});
});
