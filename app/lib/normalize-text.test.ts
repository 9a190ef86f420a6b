import { expect, test } from 'vitest';
import { wordsOf } from './normalize-text';

test.each([
	['Größe: 60 × 40 cm', ['grosse', '60', '40', 'cm']],
	['Chicago O’Hare', ['chicago', 'ohare']],
	["Cote d'Azur, café's", ['cote', 'dazur', 'cafes']],
	["'Karte' ’Druck’", ['karte', 'druck']],
])('the words of %j are %j', (text, words) => {
	expect(wordsOf(text)).toEqual(words);
});
