import { expect, test } from 'vitest';
import { readParameters } from './cached-pages.server';

/** A path of each kind of cached page. */
const PAGES = [
	'/',
	'/aerolume',
	'/products/x',
	'/collections',
	'/collections/x',
	'/docs',
	'/docs/x',
	'/docs/x/y',
	'/legal',
	'/legal/x',
	'/faq',
	'/connect',
	'/weather/x',
	'/sitemap.xml',
	'/sitemap/x-1.xml',
	'/robots.txt',
	'/llms.txt',
	'/index.md',
	'/aerolume.md',
	'/products/x.md',
	'/collections/x.md',
	'/docs/x.md',
	'/docs/x/_payload.json',
];

test.each(PAGES)('%s: parameters that no page reads change nothing', (path) => {
	const other = new URLSearchParams({ gad_source: '1', constructor: '2' });
	expect(readParameters(path, other)).toEqual({ search: '', isCacheable: true });
});

test.each([
	['/products/x', '?variant=1', true],
	['/collections/x', '?sort=title', true],
	['/collections/x', '?sort=x', false],
	['/collections/x', '?filter.p.tag=x', false],
	['/collections/x', '?after=x', false],
	['/docs', '?q=x', false],
	['/weather/x', '?sort=wind&category=vfr&page=2&airport=EDDF', true],
	['/weather/x', '?category=x', false],
	['/weather/x', '?q=x', false],
])('%s reads %s; cached: %s', (path, search, isCacheable) => {
	expect(readParameters(path, new URLSearchParams(search))).toEqual({ search, isCacheable });
});

test.each(['/cart', '/search', '/contact', '/legal/revocation/declare', '/api/session'])(
	'%s is not in the page cache, and gets its query as it is',
	(path) => {
		expect(readParameters(path, new URLSearchParams({ order: '1' }))).toBeUndefined();
	},
);
