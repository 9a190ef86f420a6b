import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
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
	expect(correctSpelling(locale, typed)).toBe(word);
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
	// Other words.
	['de', 'garten'],
	['de', 'hose'],
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
	expect(correctSpelling(locale, typed)).toBeUndefined();
});

test('only mistyped words are replaced, of up to eight words', () => {
	expect(correctSpelling('de', 'vesand, nach usa?')).toBe('versand, nach usa?');
	expect(correctSpelling('de', 'vesand garntie')).toBe('versand garantie');
	expect(correctSpelling('de', `${'usa '.repeat(8)}vesand`)).toBeUndefined();
});
