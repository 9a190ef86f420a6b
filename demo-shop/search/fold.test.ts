import { describe, expect, test } from 'vitest';
import { fold, foldings, isTypoOf, stem, wordsOf } from './fold';

describe('words', () => {
	test('are letters and digits in lower case', () => {
		expect(wordsOf('Kabel USB‑C, 60 × 40 cm (Größe)')).toEqual([
			'kabel',
			'usb',
			'c',
			'60',
			'40',
			'cm',
			'größe',
		]);
	});

	test.each([
		['Größe', 'grosse'],
		['Ålesund', 'alesund'],
		['Ørsta', 'orsta'],
		['Łódź', 'lodz'],
		['cafe\u0301', 'cafe'],
	])('%s folds to %s', (word, folded) => {
		expect(fold(word)).toBe(folded);
	});

	test('are also found as a keyboard without umlauts writes them', () => {
		expect(foldings('für')).toEqual(['fur', 'fuer']);
		expect(foldings('rahmen')).toEqual(['rahmen']);
	});

	test.each([
		['karten', 'karte'],
		['frames', 'frame'],
		['drucke', 'druck'],
	])('%s and %s have one stem', (a, b) => {
		expect(stem(a)).toBe(stem(b));
	});

	test('of few letters have no stem', () => {
		expect(stem('usa')).toBe('usa');
		expect(stem('led')).toBe('led');
	});
});

describe('a typo', () => {
	test.each([
		['chocollate', 'chocolate'],
		['chocolte', 'chocolate'],
		['chocolade', 'chocolate'],
		['chocoalte', 'chocolate'],
	])('%s is one of %s', (typed, word) => {
		expect(isTypoOf(typed, word)).toBe(true);
	});

	test.each([
		['chocolate', 'chocholat'],
		['rahmen', 'rahmig'],
		['karte', 'kartenset'],
	])('%s is none of %s', (typed, word) => {
		expect(isTypoOf(typed, word)).toBe(false);
	});
});
