import { describe, expect, test } from 'vitest';
import { formerPaths, redirectOf, redirectQuery } from './redirect-target';

const SITE = 'https://shop.example';

function targetOf(pathname: string, path: string, target: string, search = '') {
	return redirectOf({
		pathname,
		search,
		found: [{ path, target }],
		ownOrigins: [SITE, 'https://shop.myshopify.example'],
		platformHosts: ['checkout.example'],
	});
}

test.each([
	['/old', ['/old']],
	['/en/old', ['/en/old', '/old']],
	['/index.php/old', ['/index.php/old']],
	['/api/old', []],
	['/en/api/session', []],
	['/assets/app.js', []],
	['/old.png', []],
	[`/${'x'.repeat(300)}`, []],
])('for %s redirects from %j are looked up', (pathname, paths) => {
	expect(formerPaths(pathname)).toEqual(paths);
});

test('the query searches for whole paths, without quotes in them', () => {
	expect(redirectQuery(['/en/a"b', '/a'])).toBe('path:"/en/ab" OR path:"/a"');
});

describe('an old path leads', () => {
	test.each([
		['/old', '/old', '/new', '/new'],
		['/en/old', '/old', '/new', '/en/new'],
		['/de/old', '/old', '/new', '/de/new'],
		['/en/old', '/en/old', '/en/new', '/en/new'],
		['/en/old', '/old', '/de/new', '/de/new'],
		['/Old', '/old', '/new', '/new'],
		['/alt%C3%A4r', '/altär', '/new', '/new'],
		['/old', '/old', 'https://shop.example/new?a=1#b', '/new?a=1#b'],
		['/en/old', '/old', 'https://shop.myshopify.example/new', '/en/new'],
		['/old', '/old', 'https://checkout.example/x', 'https://checkout.example/x'],
		['/en/old', '/old', '/', '/en'],
	])('from %s by %s → %s to %s', (pathname, path, target, to) => {
		expect(targetOf(pathname, path, target)).toBe(to);
	});

	test.each([
		['/collections/maps/products/frame-oak', '/products/frame-oak'],
		['/en/collections/maps/products/frame-oak', '/en/products/frame-oak'],
		['/collections/all', '/collections'],
		['/en/account/login', '/en/auth/login'],
		['/policies/refund-policy', '/legal/revocation'],
		['/policies/subscription-policy', undefined],
		['/account/login/x', undefined],
	])('from the theme’s %s to %s', (pathname, to) => {
		expect(targetOf(pathname, '/old', '/new')).toBe(to);
		expect(targetOf(pathname, pathname, '/new')).toMatch(/new$/);
	});

	test.each([
		['to another site', '/old', '/old', 'https://evil.example/'],
		['to another site without a scheme', '/old', '/old', '//evil.example/'],
		['to another site by a backslash', '/old', '/old', '/\\evil.example/'],
		['to a script', '/old', '/old', 'javascript:alert(1)'],
		['to the platform without encryption', '/old', '/old', 'http://checkout.example/'],
		['to itself', '/old', '/old', '/old'],
		['to itself in another case', '/en/old', '/old', '/OLD'],
		['by a path with the same beginning', '/old', '/older', '/new'],
	])('never %s', (_, pathname, path, target) => {
		expect(targetOf(pathname, path, target)).toBeUndefined();
	});

	test('never to another site by a path that begins like one', () => {
		expect(targetOf('/old', '/old', `${SITE}//evil.example/`)).toBe('/evil.example/');
	});

	test('with the visitor’s query, unless the target has its own', () => {
		expect(targetOf('/old', '/old', '/new', '?utm_source=x')).toBe('/new?utm_source=x');
		expect(targetOf('/old', '/old', '/new?a=1', '?utm_source=x')).toBe('/new?a=1');
	});
});

test('the path as it was requested comes before the one without its prefix', () => {
	const found = [
		{ path: '/old', target: '/german' },
		{ path: '/en/old', target: '/en/english' },
	];
	const input = { search: '', found, ownOrigins: [SITE], platformHosts: [] };
	expect(redirectOf({ ...input, pathname: '/en/old' })).toBe('/en/english');
	expect(redirectOf({ ...input, pathname: '/old' })).toBe('/german');
});
