import { readFileSync } from 'node:fs';
import { matchRoutes } from '@remix-run/react';
import { expect, test } from 'vitest';
import routes from '../routes';
import { readParameters } from './cached-pages.server';

/** A path of each cached page with a module of its own. */
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

function sourceOf(path: string): string {
	const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? [];
	const files = matches.map(({ route }) => (route as { file?: string }).file);
	return files.map((file) => (file ? readFileSync(`app/${file}`, 'utf8') : '')).join('\n');
}

test.each(PAGES)('%s: the table lists each query parameter that the route reads', (path) => {
	const source = sourceOf(path);
	const names = [...source.matchAll(/searchParams\s*\.\s*\w+\('([^']*)'/g)].map(([, name]) => name);
	if (source.includes('readListing(')) names.push('sort', 'after', 'before', 'filter.p.tag');
	if (source.includes('readListRequest(')) names.push('sort', 'category', 'q', 'page');
	for (const name of names) {
		const { search } = readParameters(path, new URLSearchParams({ [name ?? '']: '1' })) ?? {};
		expect(search, `add "${name}" to the page's parameters in cached-pages.server.ts`).toBe(
			`?${name}=1`,
		);
	}
	const other = new URLSearchParams({ gad_source: '1', constructor: '2' });
	expect(readParameters(path, other)).toEqual({ search: '', isCacheable: true });
});

test.each(['/cart', '/search', '/contact', '/legal/revocation/declare', '/api/session'])(
	'%s is not in the page cache, and gets its query as it is',
	(path) => {
		expect(readParameters(path, new URLSearchParams({ order: '1' }))).toBeUndefined();
	},
);
