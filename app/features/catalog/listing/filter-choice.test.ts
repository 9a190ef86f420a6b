import { describe, expect, test } from 'vitest';
import { choiceInput, choiceOf, choiceText, type FilterInput } from './filter-choice';

describe('a choice', () => {
	const inputs: FilterInput[] = [
		{ available: false },
		{ productType: 'Poster' },
		{ productVendor: 'Aerolume' },
		{ tag: 'neu' },
		{ category: { id: 'gid://shopify/TaxonomyCategory/hg-3-17' } },
		{ variantOption: { name: 'größe', value: '60 × 40 cm' } },
		{ variantOption: { name: 'a:b\\c', value: ':d' } },
		{
			productMetafield: {
				namespace: 'custom',
				key: 'filter_color',
				value: 'gid://shopify/Metaobject/9001',
			},
		},
		{ productMetafield: { namespace: 'custom', key: 'filter_color', value: 'rot' } },
		{ variantMetafield: { namespace: 'custom', key: 'finish', value: 'matt' } },
		{ taxonomyMetafield: { namespace: 'shopify', key: 'color-pattern', value: 'gid://x/1' } },
	];

	test.each(inputs)('for the platform’s input %j has the same input', (input) => {
		const choice = choiceOf(input);
		expect(choice && choiceInput(choice)).toEqual(input);
	});

	test('of an unknown kind is ignored', () => {
		expect(choiceOf({})).toBeUndefined();
	});

	test('filters by price with the given limits', () => {
		expect(choiceInput({ name: 'price', value: '10-50.5' })).toEqual({
			price: { min: 10, max: 50.5 },
		});
		expect(choiceInput({ name: 'price', value: '-50' })).toEqual({ price: { max: 50 } });
	});

	test('is labelled with its value', () => {
		expect(choiceText({ name: 'option', value: 'rahmen:Eiche' })).toBe('Eiche');
		expect(choiceText({ name: 'tag', value: 'a:b' })).toBe('a:b');
	});
});
