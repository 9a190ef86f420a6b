import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const excerptFor = (text: string, word: string) =>
	excerptOf(text, (part) => (part.includes(word) ? 1 : 0));

const sentences = (count: number, word = 'es') =>
	Array.from({ length: count }, () => `Vorher war ${word} anders.`).join(' ');

test('a short text is shown whole', () => {
	expect(excerptFor('Eiche: trocken abwischen', 'Eiche')).toBe('Eiche: trocken abwischen');
});

test('a long text is shown as whole sentences around the match', () => {
	const text = `${sentences(20)} Siehe Art. 6 Abs. 1 DSGVO: Leinöl schützt das Holz. ${sentences(20, 'nichts')}`;
	expect(excerptFor(text, 'Leinöl')).toMatch(
		/^(Vorher war es anders\. )+Siehe Art\. 6 .* das Holz\.( Vorher war nichts anders\.)+$/,
	);
});

test('an excerpt begins with the text where the match is near', () => {
	const text = `Zieh den Stecker. Leinöl schützt das Holz. ${sentences(20)}`;
	expect(excerptFor(text, 'Leinöl')).toMatch(/^Zieh den Stecker\. .*anders\.$/);
});

test('without a match the beginning is shown', () => {
	expect(excerptFor(`Zieh den Stecker. ${sentences(20)}`, 'Leinöl')).toMatch(
		/^Zieh den Stecker\. .*anders\.$/,
	);
});

test('a long list is cut between its items', () => {
	const items = Array.from({ length: 20 }, (_, index) => `Teil ${index} (Holz, matt)`);
	const text = `Im Karton liegen: ${items.join('; ')}. Ende.`;
	expect(excerptFor(text, 'Teil 0')).toMatch(
		/^Im Karton liegen: (Teil \d+ \(Holz, matt\); )+Teil \d+ \(Holz, matt\)\u00a0…$/,
	);
	expect(excerptFor(text, 'Teil 9')).toMatch(
		/^…\u00a0(Teil \d+ \(Holz, matt\); )+Teil \d+ \(Holz, matt\)\u00a0…$/,
	);
	expect(excerptFor(text, 'Teil 19')).toMatch(/^…\u00a0(Teil \d+ \(Holz, matt\); )+.*\)\. Ende\.$/);
});

test('a short sentence goes on with a part of a long one', () => {
	const text = `Nur Eiche. Danach ${'kommt noch etwas, '.repeat(20)}Ende.`;
	expect(excerptFor(text, 'Eiche')).toMatch(
		/^Nur Eiche\. Danach (kommt noch etwas, )+.*etwas\u00a0…$/,
	);
});

test('a text without punctuation is cut between words, around the match', () => {
	const text = `${'vorher '.repeat(60)}Leinöl ${'nachher '.repeat(60)}`.trim();
	const excerpt = excerptFor(text, 'Leinöl');
	expect(excerpt).toMatch(/^…\u00a0(vorher )+Leinöl( nachher)+\u00a0…$/);
	expect(excerpt.length).toBeLessThanOrEqual(184);
});

test('a word that is longer than an excerpt is not cut', () => {
	expect(excerptFor('x'.repeat(500), 'x')).toBe('x'.repeat(500));
});

test('every part of a text of figures begins and ends with words', () => {
	const towns = Array.from({ length: 40 }, (_, index) => `ort${index}`);
	const text = towns.map((town, index) => `${town}: ${10 ** (index % 4)} km (6 mi)`).join('; ');
	for (const town of towns) {
		expect(excerptFor(text, town)).toMatch(/^(…\u00a0)?\p{L}.*\)(\u00a0…)?$/u);
	}
});
