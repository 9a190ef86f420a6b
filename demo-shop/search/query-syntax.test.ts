import { describe, expect, test } from 'vitest';
import { parseQuery, type QueryNode } from './query-syntax';

/** The query as a Lisp of it, to read in a test. */
function shown(node: QueryNode): string {
	switch (node.kind) {
		case 'not':
			return `(not ${shown(node.node)})`;
		case 'term': {
			const field = node.field === null ? '' : `${node.field}:`;
			return `${field}${node.comparison}${node.value}${node.prefix ? '*' : ''}`;
		}
		default:
			return `(${[node.kind, ...node.nodes.map(shown)].join(' ')})`;
	}
}

describe('a query', () => {
	test.each([
		['rahmen eiche', '(and rahmen eiche)'],
		['rahmen OR eiche AND schwarz', '(or rahmen (and eiche schwarz))'],
		['rahmen -eiche NOT schwarz', '(and rahmen (not eiche) (not schwarz))'],
		['tag:gift (a OR b)', '(and tag:gift (or a b))'],
		['title:"Druck Alpen" alp*', '(and title:Druck Alpen alp*)'],
		["created_at:>='2026-01-01T00:00:00Z'", 'created_at:>=2026-01-01T00:00:00Z'],
		['variants.price:<20', 'variants.price:<20'],
		["pilot's USB-C", "(and pilot's USB-C)"],
	])('%j is %s', (text, tree) => {
		expect(shown(parseQuery(text).root)).toBe(tree);
	});

	test.each(['"half', '(a', 'a)', ') (', 'NOT', 'OR', '-', ':', 'a:', '(((', "'", '*'])(
		'%j does not break it',
		(text) => {
			expect(() => parseQuery(text)).not.toThrow();
		},
	);

	test.each([
		['rahmen eiche', false],
		['USB-C 60 × 40', false],
		['rahm*', true],
		['-rahmen', true],
		['tag:gift', true],
		['"a b"', true],
	])('%j uses the syntax: %s', (text, uses) => {
		expect(parseQuery(text).hasSyntax).toBe(uses);
	});

	test('is read up to a hundred words', () => {
		const { root } = parseQuery('a '.repeat(5000));
		expect(root.kind === 'and' && root.nodes.length).toBe(100);
	});
});
