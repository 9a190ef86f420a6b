import { expect, test } from 'vitest';
import { namedVariant } from './named-variant';

const option = (...names: string[]) => ({
	optionValues: names.map((name) => ({ name, firstSelectableVariant: { id: `first ${name}` } })),
});
const OPTIONS = [option('Germany', 'USA', 'Côte d’Azur'), option('Oak', 'Black'), option('–')];

test.each([
	['usa', 'first USA'],
	['map USA', 'first USA'],
	['USA-map', 'first USA'],
	['cote d’azur', 'first Côte d’Azur'],
	['black', 'first Black'],
	// The first option counts.
	['black usa', 'first USA'],
	['us', undefined],
	['usage', undefined],
	['map', undefined],
])('“%s” names %s', (term, variant) => {
	expect(namedVariant(OPTIONS, term)?.id).toBe(variant);
});

test('a value without a variant names none', () => {
	const optionValues = [{ name: 'USA', firstSelectableVariant: null }];
	expect(namedVariant([{ optionValues }], 'usa')).toBeUndefined();
});
