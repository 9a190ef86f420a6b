import { expect, test } from 'vitest';
import { isNamedIn, queryOf, shorterTerms, synonymsOf, titledQuery, variantsOf } from './synonyms';

test.each([
	['Poster', 'druck'],
	['poster', 'print'],
	['prints', 'poster'],
	['Lieferungen', 'versand'],
	['shipping', 'delivery'],
	['Retouren', 'widerruf'],
	['returns', 'return'],
	['returns', 'withdrawal'],
	['WLAN', 'wi-fi'],
	['Wi-Fi', 'wlan'],
	['RÜCKGABE', 'retoure'],
	['retoure', 'zurückgeben'],
	['duties', 'zoll'],
	['Reinigung', 'pflege'],
	['cleaning', 'care'],
	['bezahlen', 'zahlung'],
])('%s has the synonym %s', (word, synonym) => {
	expect(synonymsOf(word)).toContain(synonym);
});

test.each(['alpen', 'po', '', '…', 'poste', 'constructor'])('%j has no synonym', (word) => {
	expect(synonymsOf(word)).toEqual([]);
});

test('a map of something may be a print, a map alone is none', () => {
	expect(queryOf('map of usa')).toBe('(map OR druck OR print) usa*');
	expect(variantsOf('Karten USA')).toEqual(['Karten USA', 'druck USA', 'print USA']);
	expect(queryOf('map')).toBe('map');
	expect(synonymsOf('print')).not.toContain('map');
});

test.each([
	['poster', '(poster* OR druck OR print OR plakat)'],
	['poster alpen', '(poster OR druck OR print OR plakat) alpen*'],
	['alpen poste', 'alpen (poste* OR druck OR print OR plakat)'],
	['wlan', '(wlan* OR "wi-fi" OR internet OR offline)'],
	['poster of the alps', '(poster OR druck OR print OR plakat) alps*'],
	['lights of the alps', 'lights alps'],
	['60x40', '60 40'],
	['60 × 40', '60 40'],
	['24 X 16', '24 16'],
	['poster 60x40', '(poster OR druck OR print OR plakat) 60 40*'],
	['wi-fi, bitte', '("wi-fi," OR wlan OR internet OR offline) bitte*'],
])('%s is searched as %s', (term, query) => {
	expect(queryOf(term)).toBe(query);
});

test.each(['wolknetafel', 'poster OR karte', '-poster', '"poster"', 'title:poster', ''])(
	'%j is searched as it is',
	(term) => {
		expect(queryOf(term)).toBe(term);
		expect(variantsOf(term)).toEqual([term]);
	},
);

test('products are searched by names, one of them in the title', () => {
	expect(titledQuery(['Aerolume', 'USA'])).toBe(
		'(title:"Aerolume" OR title:"USA") "Aerolume" "USA"',
	);
});

test('suggestions ask for a term with each synonym, up to four terms', () => {
	expect(variantsOf('poster alpen')).toEqual([
		'poster alpen',
		'druck alpen',
		'print alpen',
		'plakat alpen',
	]);
	expect(variantsOf('versand poster')).toHaveLength(4);
	expect(variantsOf('lights of the alps')).toEqual(['lights alps']);
});

test.each([
	['Mit dem WLAN verbinden', 'wi-fi', true],
	['Versand und Zahlung Lieferzeit', 'lieferzeit', true],
	['Flugwetter\u00adkalender 2026', 'Kalender', true],
	['Druck Alpen', 'poster', true],
	['Druck Alpen', 'poster usa', false],
	['Chicago O’Hare', "o'hare", true],
	['Druck Alpen', "o'hare", false],
	['Pflege und Reparatur Abstauben', 'poster', false],
])('whether %j is named by %s: %s', (text, term, isNamed) => {
	expect(isNamedIn(text, term)).toBe(isNamed);
});

test('a long term is not searched with synonyms beyond its eighth word', () => {
	expect(queryOf(`${'alpen '.repeat(8)}poster`)).toBe(`${'alpen '.repeat(8)}poster`);
});

test('a short term is shortened by each of its words, one with operators or many words is not', () => {
	expect(shorterTerms('spare power supply')).toEqual([
		'power supply',
		'spare supply',
		'spare power',
	]);
	expect(shorterTerms('poster')).toEqual([]);
	expect(shorterTerms('power OR supply')).toEqual([]);
	expect(shorterTerms('cable of the lamp')).toEqual(['lamp', 'cable']);
	expect(shorterTerms('does it ever work in heavy rain')).toEqual([]);
});
