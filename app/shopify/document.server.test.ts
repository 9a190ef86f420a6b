import { describe, expect, test } from 'vitest';
import { readDocument } from './document.server';

describe('a document', () => {
	test('has its operation name and variables', () => {
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
});
