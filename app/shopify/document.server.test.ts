import { describe, expect, test } from 'vitest';
import { readDocument } from './document.server';

describe('a document', () => {
	test('says what it is called, which variables it takes and whether its answer may be kept', () => {
		expect(
			readDocument('#graphql\n\tquery Product($country: CountryCode) { product }'),
		).toMatchObject({
			name: 'Product',
			isMutation: false,
			isCacheable: true,
			takesCountry: true,
			takesLanguage: false,
		});
		expect(readDocument('\n mutation CartCreate($language: LanguageCode) { a }')).toMatchObject({
			name: 'CartCreate',
			isMutation: true,
			isCacheable: false,
			takesCountry: false,
			takesLanguage: true,
		});
		expect(readDocument('{ shop }').name).toBe('anonymous');
	});

	test.each([
		['query Products { products { customer } }', false],
		['query ProductsOfCart { products }', false],
		['query Articles { articles }', false],
		['query Shop { shop }', true],
	])('%j may be answered from memory: %s', (document, isCacheable) => {
		expect(readDocument(document).isCacheable).toBe(isCacheable);
	});

	test('is read once, and another one is another', () => {
		const facts = readDocument('query Search { a }');
		expect(readDocument(['query', 'Search', '{ a }'].join(' '))).toBe(facts);
		expect(readDocument('query Search { b }').id).not.toBe(facts.id);
	});
});
