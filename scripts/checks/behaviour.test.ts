import { expect, test } from 'vitest';
import { behaviourProblems } from './behaviour';
import { readBehaviourRows } from './behaviour-rows';
import { testTitles } from './test-titles';

const TESTS = `
describe('cart', () => {
	test('caps a line at 10', () => {});
	it(\`says "empty"\`, () => {});
	test.each([1, 2])('removes at %s', () => {});
	test.each\`a\`('with a table', () => {});
	test(\`buys in \${locale}\`, () => {});
});
test.describe('journey', () => {});
expect('no title');
`;

function problemsOf(...rows: string[]): string[] {
	const document = readBehaviourRows(['| behaviour | test |', '|---|---|', ...rows].join('\n'));
	return behaviourProblems(document, (file) =>
		file === 'cart.test.ts' ? testTitles(file, TESTS) : undefined,
	);
}

test('accepts rows that name existing tests or say "not yet"', () => {
	expect(
		problemsOf(
			'| At most 10 of a line | `cart.test.ts` › "caps a line at 10" |',
			'| a \\| b | `cart.test.ts` › "says \\"empty\\"", "removes at %s"; `cart.test.ts` › "cart" |',
			// biome-ignore lint/suspicious/noTemplateCurlyInString: a title as a test writes it
			'| Journey | `cart.test.ts` › "journey", "buys in ${locale}", "with a table" |',
			'| In its group | `cart.test.ts` › "cart › caps a line at 10" |',
			'| Wishlist | not yet |',
		),
	).toEqual([]);
});

test('names a test file that does not exist', () => {
	expect(problemsOf('| A | `gone.test.ts` › "caps a line at 10" |')).toEqual([
		'3: there is no gone.test.ts.',
	]);
});

test('names a test that does not exist', () => {
	expect(problemsOf('| A | `cart.test.ts` › "no title" |')).toEqual([
		'3: cart.test.ts has no test "no title".',
	]);
});

test('names a test that stands in another group', () => {
	expect(problemsOf('| A | `cart.test.ts` › "journey › caps a line at 10" |')).toEqual([
		'3: cart.test.ts has no test "journey › caps a line at 10".',
	]);
});

test('names a behaviour that is said twice', () => {
	expect(problemsOf('| At most 10 | not yet |', '| at most  10 | not yet |')).toEqual([
		'4: the same behaviour stands in line 3.',
	]);
});

test.each([
	'| A | |',
	'| | not yet |',
	'| A | soon |',
	'| A | `cart.test.ts` |',
	'| A | `cart.test.ts` › "cart" and more |',
	'| A | B | not yet |',
])('refuses the row %s', (row) => {
	expect(problemsOf(row)).toEqual([expect.stringMatching(/^3: a row is/)]);
});
