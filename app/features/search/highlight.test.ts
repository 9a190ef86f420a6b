import { expect, test } from 'vitest';
import { splitHighlight } from './highlight';

/** Marks the matches with brackets. */
const shown = (text: string, term: string) =>
	splitHighlight(text, term)
		.map(({ text: part, typed }) => (typed ? `[${part}]` : part))
		.join('');

test.each([
	['Alpenkarte', 'alp', '[Alp]enkarte'],
	['Druck Alpen', 'alpen druck', '[Druck] [Alpen]'],
	['Größe', 'grosse', '[Größe]'],
	['Größe', 'gros', '[Größ]e'],
	['Für dich', 'fur', '[Für] dich'],
	['Wandkarte', 'karte', 'Wandkarte'],
	['USB-C', 'c', 'USB-[C]'],
	['60 × 40 cm', '60 × 40', '[60] × [40] cm'],
	['Chicago O’Hare', "o'hare", 'Chicago [O’Hare]'],
	['Chicago O’Hare', 'ohar', 'Chicago [O’Har]e'],
	['It’s here', 'hare', 'It’s here'],
	['Karte', '', 'Karte'],
	['', 'karte', ''],
	['a.c abc', '.*', 'a.c abc'],
	['<b>Karte</b>', 'b', '<[b]>Karte</[b]>'],
])('in %j, %j is highlighted as %s', (text, term, expected) => {
	expect(shown(text, term)).toBe(expected);
});

test('the parts together are the text, for any term', () => {
	const text = '🛩 Flugwetterkalender 2026: ÄÖÜ ß';
	for (const term of ['🛩', 'flug', 'äöü', 'SS', '2026:']) {
		const parts = splitHighlight(text, term);
		expect(parts.map((part) => part.text).join('')).toBe(text);
	}
});
