import { expect, test } from 'vitest';
import { beginningOf, readTerm, searchPath } from './search-term';

test.each([
	[null, ''],
	['', ''],
	[' \t\n ', ''],
	['  Karte  der\tAlpen ', 'Karte der Alpen'],
	['a\u0000b', 'a b'],
	['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%j is looked for as %j', (typed, term) => {
	expect(readTerm(typed)).toBe(term);
});

test('a long term is cut after 100 characters, and no character is split', () => {
	expect(readTerm('x'.repeat(300))).toBe('x'.repeat(100));
	expect(readTerm('🛩'.repeat(300))).toBe('🛩'.repeat(100));
	expect(readTerm(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});

test('the path of the results has the complete term', () => {
	const { searchParams, pathname } = new URL(searchPath('5 V & 60 × 40'), 'http://shop.test');
	expect(pathname).toBe('/search');
	expect(searchParams.get('q')).toBe('5 V & 60 × 40');
});

test.each([
	['wolknetafel', 'wol'],
	['„Größe“', 'Grö'],
	['5 V Netzteil', 'Net'],
	['ab', ''],
	['', ''],
])('%j begins like %j', (term, beginning) => {
	expect(beginningOf(term)).toBe(beginning);
});
