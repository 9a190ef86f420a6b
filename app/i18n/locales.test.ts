import { expect, test } from 'vitest';
import { parseLocalePath, withPrefix } from './locale-path';
import { defaultLocale, locales } from './locales';

test('the locales are German and English, each with its market; German is the default without a prefix', () => {
	expect(locales).toMatchObject({
		de: { tag: 'de-DE', name: 'Deutsch', language: 'DE', country: 'DE' },
		en: { tag: 'en-US', name: 'English', language: 'EN', country: 'US' },
	});
	expect(Object.keys(locales)).toEqual(['de', 'en']);
	expect(defaultLocale).toBe('de');
	expect(parseLocalePath('/cart')).toMatchObject({ locale: 'de', prefix: '' });
	expect(withPrefix('', '/cart')).toBe('/cart');
});
