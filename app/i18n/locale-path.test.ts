import { describe, expect, test } from 'vitest';
import { alternatePaths, canonicalPath, parseLocalePath, withPrefix } from './locale-path';

describe('a URL’s path', () => {
	test.each([
		['/', 'de', '', '/'],
		['/cart', 'de', '', '/cart'],
		['/de', 'de', '/de', '/'],
		['/de/cart', 'de', '/de', '/cart'],
		['/en', 'en', '/en', '/'],
		['/en/products/aerolume', 'en', '/en', '/products/aerolume'],
		['/english', 'de', '', '/english'],
		['/fr/cart', 'de', '', '/fr/cart'],
		['/constructor', 'de', '', '/constructor'],
		['/_root.data', 'de', '', '/'],
		['/en.data', 'en', '/en', '/'],
		['/en/cart.data', 'en', '/en', '/cart'],
		['/cart.data', 'de', '', '/cart'],
	])('%s is %s with prefix %j and path %s', (pathname, locale, prefix, path) => {
		expect(parseLocalePath(pathname)).toEqual({ locale, prefix, path });
	});
});

describe('a link', () => {
	test.each([
		['', '/', '/'],
		['', '/cart', '/cart'],
		['/en', '/', '/en'],
		['/en', '/cart', '/en/cart'],
		['/de', '/?a=1', '/de?a=1'],
		['/de', '/#map', '/de#map'],
	])('with prefix %j to %s is %s', (prefix, path, href) => {
		expect(withPrefix(prefix, path)).toBe(href);
	});
});

test('the default locale has no prefix in canonical paths', () => {
	expect(canonicalPath('de', '/cart')).toBe('/cart');
	expect(canonicalPath('en', '/cart')).toBe('/en/cart');
	expect(canonicalPath('en', '/')).toBe('/en');
});

test('every page has alternates for de, en and x-default', () => {
	expect(alternatePaths('/aerolume')).toEqual([
		{ hrefLang: 'de', path: '/aerolume' },
		{ hrefLang: 'en', path: '/en/aerolume' },
		{ hrefLang: 'x-default', path: '/aerolume' },
	]);
});
