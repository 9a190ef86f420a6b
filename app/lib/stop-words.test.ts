import { expect, test } from 'vitest';
import { withoutStopWords } from './stop-words';

test.each([
	['map of the USA', 'map USA'],
	['Karte für Zürich', 'Karte Zürich'],
	['Wetter, in München', 'Wetter, München'],
	['The', 'The'],
	['in the', 'in the'],
])('the words of %j that are searched are %j', (term, searched) => {
	expect(withoutStopWords(term.split(' ')).join(' ')).toBe(searched);
});
