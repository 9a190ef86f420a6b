import { describe, expect, test } from 'vitest';
import { findOptions } from './select-options';

const countries = [
	'Österreich',
	'Großbritannien',
	'Dänemark',
	'Deutschland',
	'Côte d’Ivoire',
	'Niederlande',
].map((label) => ({ value: label.slice(0, 2), label }));

const labels = (term: string) => findOptions(countries, term).options.map(({ label }) => label);

test('all options are listed until something is typed', () => {
	expect(labels('')).toEqual(countries.map(({ label }) => label));
	expect(labels('  ')).toHaveLength(countries.length);
});

test.each([
	['öster', ['Österreich']],
	['OSTER', ['Österreich']],
	[' daen ', []],
	['dan', ['Dänemark']],
	['cote', ['Côte d’Ivoire']],
	['lande', ['Niederlande']],
	['grossb', ['Großbritannien']],
	['x', []],
])('%j finds %j', (term, found) => {
	expect(labels(term)).toEqual(found);
});

test('options that begin with the term come first', () => {
	expect(labels('de')).toEqual(['Deutschland', 'Niederlande']);
});

describe('where nothing is found', () => {
	test('no options at all differs from no match', () => {
		expect(findOptions([], 'x').empty).toBe('noOptions');
		expect(findOptions([], '').empty).toBe('noOptions');
		expect(findOptions(countries, 'x').empty).toBe('noMatch');
		expect(findOptions(countries, 'd').empty).toBeUndefined();
	});

	test('a new option is offered only where that is allowed', () => {
		expect(findOptions(countries, ' Atlantis ').creatable).toBeUndefined();
		const found = findOptions(countries, ' Atlantis ', true);
		expect(found).toEqual({ options: [], creatable: 'Atlantis', empty: undefined });
		expect(findOptions([], '', true)).toMatchObject({ creatable: undefined, empty: 'noOptions' });
	});

	test('an existing option is not offered again; a part of one is', () => {
		expect(findOptions(countries, 'österreich', true).creatable).toBeUndefined();
		expect(findOptions(countries, 'Nieder', true)).toMatchObject({
			options: [{ label: 'Niederlande' }],
			creatable: 'Nieder',
		});
	});
});
