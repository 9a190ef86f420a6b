import { describe, expect, test } from 'vitest';
import { type Locale, localeCodes } from '~/i18n/locales';
import routes from '~/routes';
import { site } from '~/site';
import {
	allContentPages,
	contentText,
	findContentPage,
	listContentPages,
	loadContentPage,
	searchSection,
} from './content.server';
import { contentSources } from './content-files.server';
import type { ContentView } from './content-view';

const guide = `/docs/${site.product}-connect`;

const pagesOf = (locale: Locale, prefix = '') =>
	allContentPages(locale).map(
		({ path }) => findContentPage({ locale, prefix }, path) as ContentView,
	);

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const hrefsOf = (html: string) =>
	[...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

/** Patterns of the screens' paths, without `docs/*` and `legal/*`, which match only where a content page exists. */
const screens = routes
	.filter(({ file }) => file === 'routes/layout.tsx')
	.flatMap(({ children = [] }) => children)
	.map(({ path = '' }) => path)
	.filter((path) => path !== '*' && !/^(docs|legal)\/(:chapter|\*)/.test(path))
	.map((path) => new RegExp(`^/${path.replace(/:\w+/g, '[\\w-]+')}$`));

describe.each(localeCodes)('in %s', (locale) => {
	const pages = pagesOf(locale);

	test('no internal link or anchor is broken', () => {
		const brokenLinks = pages.flatMap(({ path, html }) =>
			hrefsOf(html)
				.filter((href) => /^[/#]/.test(href))
				.filter((href) => {
					const [to = '', id] = href.split('#');
					const target = pages.find((page) => page.path === (to || path));
					if (target) return id !== undefined && !idsOf(target.html).includes(id);
					return id !== undefined || !screens.some((screen) => screen.test(to));
				})
				.map((href) => `${path}: ${href}`),
		);
		expect(brokenLinks).toEqual([]);
	});

	test('anchors are unique on a page, and headings skip no level', () => {
		for (const { path, html } of pages) {
			expect(new Set(idsOf(html)).size, path).toBe(idsOf(html).length);
			const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
			for (const [index, level] of levels.entries()) {
				expect(level, `${path}, heading ${index + 1}`).toBeLessThanOrEqual(
					(levels[index - 1] ?? 1) + 1,
				);
				expect(level).toBeGreaterThan(1);
			}
		}
	});

	test('a table of contents lists the existing headings', () => {
		for (const { path, html, toc } of pages) {
			expect(idsOf(html), path).toEqual(expect.arrayContaining(toc.map(({ id }) => id)));
		}
	});

	test('previous and next links lead through all docs', () => {
		const paths = listContentPages(locale, 'docs').map(({ path }) => path);
		const docs = paths.map((path) => pages.find((page) => page.path === path));
		expect(docs.map((page) => page?.next?.path)).toEqual([...paths.slice(1), undefined]);
		expect(docs.map((page) => page?.previous?.path)).toEqual([undefined, ...paths.slice(0, -1)]);
		expect(docs.every((page) => page?.above[0]?.path === '/docs')).toBe(true);
	});

	test('the set-up guide has a drawing for each step, and steps for each device', () => {
		const html = loadContentPage({ locale, prefix: '' }, 'connect')?.html ?? '';
		expect(html.match(/<li[ >][^<]*<svg role="img" aria-label="[^"{]{20,}"/g)).toHaveLength(7);
		for (const device of ['phone', 'computer']) {
			expect(html).toContain(`type="radio" name="device" value="${device}"`);
			expect(html.match(new RegExp(`<li data-device="${device}">`, 'g'))).toHaveLength(1);
		}
		// Step 4 is there twice, once for each device.
		const numbers = [...html.matchAll(/<h2 id="[\w-]+"><span>(\d)\. <\/span>/g)];
		expect(numbers.map(([, number]) => number).join('')).toBe('1234456');
	});

	test('pages that name the company call it a sample while `company` is sample data', () => {
		for (const path of ['/docs/about', '/legal/imprint']) {
			const page = pages.find((candidate) => candidate.path === path);
			expect(page?.html, path).toMatch(/^<blockquote><p>(Muster|Sample): /);
			expect(contentText(locale, path, String)?.markdown).toMatch(/^> (Muster|Sample): /);
		}
		expect(pages.find(({ path }) => path === guide)?.html).not.toMatch(/Muster|Sample/);
	});

	test('a search in the docs links to sections', () => {
		const hits = searchSection(locale, 'docs', locale === 'de' ? 'leinöl' : 'linseed');
		expect(hits[0]?.path).toBe('/docs/care-and-repair#frame');
		expect(searchSection(locale, 'docs', 'xyzzy')).toEqual([]);
	});
});

test('every page exists in every language, with the same anchors, order and date', () => {
	const outline = (locale: Locale) =>
		pagesOf(locale).map(({ path, updated, html }) => [path, updated, idsOf(html)]);
	const steps = (locale: Locale) => {
		const sources = contentSources.filter((source) => source.locale === locale);
		const groups = new Set(sources.sort((a, b) => a.order - b.order).map(({ group }) => group));
		return sources
			.map(({ path, order, group, drawing, device }) => [
				...[path, order, drawing, device],
				[...groups].indexOf(group),
			])
			.sort();
	};
	const [first, ...others] = localeCodes;
	for (const locale of others) {
		expect(outline(locale), locale).toEqual(outline(first as Locale));
		expect(steps(locale), locale).toEqual(steps(first as Locale));
	}
});

test('every page of the docs is in a group with others, and within the depth of its JSON routes', () => {
	for (const { path, section, slug, group } of contentSources) {
		if (section === 'docs' && slug) {
			const members = contentSources.filter((source) => source.group === group);
			expect(group && members.length, path).toBeGreaterThan(1);
		}
		expect(path.split('/').length, path).toBeLessThanOrEqual(4);
		expect(path).toMatch(/^[a-z0-9/-]+$/);
	}
});

test('no text contains the name from site.ts', () => {
	const files = import.meta.glob<string>('/app/content/**/*.md', {
		eager: true,
		query: '?raw',
		import: 'default',
	});
	const withName = Object.keys(files).filter((file) =>
		files[file]?.toLowerCase().includes(site.name.toLowerCase()),
	);
	expect(Object.keys(files).length).toBeGreaterThan(30);
	expect(withName).toEqual([]);
});

test('links keep the visitor’s locale prefix', () => {
	const hrefs = (prefix: string) =>
		hrefsOf(findContentPage({ locale: 'de', prefix }, guide)?.html ?? '');
	expect(hrefs('')).toContain('/docs/wifi');
	expect(hrefs('/de')).toContain('/de/docs/wifi');
	expect(hrefs('/de')).not.toContain('/docs/wifi');
});

test.each(['/docs/nope', '/docs/care-and-repair/nope', '/connect/hang', '/nope', '/'])(
	'%s is not a content page',
	(path) => {
		expect(findContentPage({ locale: 'de', prefix: '' }, path)).toBeUndefined();
		expect(contentText('de', path, String)).toBeUndefined();
	},
);

test('the Markdown has absolute URLs and steps, without drawings, choices and placeholders', () => {
	const link = (path: string) => `https://shop.example${path}`;
	const text = contentText('en', '/connect', link)?.markdown;
	expect(text).toContain('## Hang it\n\n');
	expect(text).toContain(`](https://shop.example${guide}#mounting)`);
	expect(text).not.toMatch(/<svg|<input|\{#/);
	expect(contentText('en', guide, link)?.markdown).toMatch(
		/^\| Oak +\| +6\.4\slb\s\(2\.9\skg\) \|/m,
	);
	expect(contentText('de', '/legal/imprint', link)?.markdown).not.toContain('<!--');
});
