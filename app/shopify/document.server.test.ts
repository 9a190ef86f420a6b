import { describe, expect, test } from 'vitest';
import { readDocument } from './document.server';

describe('a document', () => {
	test('says what it is called and which variables it takes', () => {
		expect(
			readDocument('#graphql\n\tquery Product($country: CountryCode) { product }'),
		).toMatchObject({
			name: 'Product',
			isMutation: false,
			takesCountry: true,
			takesLanguage: false,
		});
		expect(readDocument('\n mutation CartCreate($language: LanguageCode) { a }')).toMatchObject({
			name: 'CartCreate',
			isMutation: true,
			takesCountry: false,
			takesLanguage: true,
		});
		expect(readDocument('{ shop }').name).toBe('anonymous');
	});

	test('is read once, and another one is another', () => {
		const facts = readDocument('query Search { a }');
		expect(readDocument(['query', 'Search', '{ a }'].join(' '))).toBe(facts);
		expect(readDocument('query Search { b }').id).not.toBe(facts.id);
	});
});
