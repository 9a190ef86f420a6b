import type { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Locale } from '~/i18n/locales';
import { withNoBreakSpaces } from '~/lib/no-break';
import { fillIn } from './content-values.server';
import type { TocEntry } from './content-view';
import { createSlugs } from './slug';

type Root = ReturnType<typeof fromHtml>;
export type Content = Root['children'][number];
export type Element = Extract<Content, { type: 'element' }>;
type Source = ReturnType<typeof fromMarkdown>;

/** What Markdown can say. HTML within it is left out before, and this is the second lock. */
const SCHEMA: Schema = {
	tagNames:
		'p br hr h2 h3 h4 ul ol li blockquote strong em code pre a table thead tbody tr th td'.split(
			' ',
		),
	attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
	protocols: { href: ['https', 'mailto', 'tel'] },
	strip: ['script', 'style'],
};

/** An anchor that a heading names itself, so that it is the same in every language: `## Wi-Fi {#wifi}`. */
const OWN_ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** A part of a page below a heading, as plain text. */
export interface TextSection {
	/** Anchor and words of the heading; empty before the first. */
	id: string;
	title: string;
	text: string;
}

export interface RenderedMarkdown {
	blocks: Content[];
	toc: TocEntry[];
	sections: TextSection[];
}

export interface RenderOptions {
	locale: Locale;
	/** What a site path becomes in a link: a prefix, or a whole address. */
	link(path: string): string;
	/** What a table is called that may be wider than the window. */
	tableLabel: string;
}

/** Markdown with tables as safe HTML, as a tree; with anchors for its headings and `{{values}}` of `site.ts`. */
export function renderMarkdown(
	markdown: string,
	{ locale, link, tableLabel }: RenderOptions,
): RenderedMarkdown {
	const tree = sanitize(toHast(parse(markdown, locale)), SCHEMA) as Root;
	keepFigures(tree);
	const slugs = createSlugs();
	const toc: TocEntry[] = [];
	const sections: TextSection[] = [{ id: '', title: '', text: '' }];
	const blocks = tree.children.map((block): Content => {
		if (block.type !== 'element') return block;
		setLinks(block, link);
		if (!/^h[23]$/.test(block.tagName)) {
			const section = sections.at(-1);
			if (section) section.text += ` ${textOf(block)}`;
			return block.tagName === 'table' ? scrolling(withHeads(block), tableLabel) : block;
		}
		const id = anchorOf(block, slugs);
		block.properties.id = id;
		const title = textOf(block);
		sections.push({ id, title, text: '' });
		if (block.tagName === 'h2') toc.push({ id, title });
		return block;
	});
	return { blocks, toc, sections };
}

/** Markdown with its values and whole addresses, and without the anchors that headings name themselves. */
export function plainMarkdown(
	markdown: string,
	{ locale, link }: Pick<RenderOptions, 'locale' | 'link'>,
): string {
	const tree = parse(markdown, locale);
	tidy(tree, link);
	return toMarkdown(tree, {
		bullet: '-',
		listItemIndent: 'one',
		extensions: [gfmTableToMarkdown()],
	}).trim();
}

function tidy(node: Source | Source['children'][number], link: RenderOptions['link']): void {
	if ('url' in node && node.url.startsWith('/')) node.url = link(node.url);
	if (!('children' in node)) return;
	node.children = (node.children as Source['children']).filter(({ type }) => type !== 'html');
	const last = node.type === 'heading' ? node.children.at(-1) : undefined;
	if (last?.type === 'text') last.value = last.value.replace(OWN_ANCHOR, '');
	for (const child of node.children) tidy(child, link);
}

function parse(markdown: string, locale: Locale): Source {
	const source = fromMarkdown(markdown, {
		extensions: [gfmTable()],
		mdastExtensions: [gfmTableFromMarkdown()],
	});
	fillInTree(source, locale);
	return source;
}

/** A tree of blocks as HTML. */
export function writeHtml(blocks: readonly Content[]): string {
	return toHtml({ type: 'root', children: [...blocks] }).trim();
}

/** The words of an element, in one line. */
export function textOf(node: Content): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (node.type !== 'element') return '';
	const words = node.children.map(textOf).join('');
	return /^(li|t[dh]|p)$/.test(node.tagName) ? `${words.trim()} ` : words;
}

export function element(
	tagName: string,
	properties: Element['properties'],
	children: Element['children'],
): Element {
	return { type: 'element', tagName, properties, children };
}

function fillInTree(node: Source | Source['children'][number], locale: Locale): void {
	if ('value' in node) node.value = fillIn(node.value, locale);
	if ('url' in node) node.url = fillIn(node.url, locale);
	if ('children' in node) for (const child of node.children) fillInTree(child, locale);
}

function keepFigures(parent: Root | Element): void {
	for (const child of parent.children) {
		if (child.type === 'text') child.value = withNoBreakSpaces(child.value);
		else if (child.type === 'element' && child.tagName !== 'code') keepFigures(child);
	}
}

function setLinks(parent: Element, link: RenderOptions['link']): void {
	for (const child of parent.children) {
		if (child.type !== 'element') continue;
		const { href } = child.properties;
		if (typeof href === 'string' && href.startsWith('/')) child.properties.href = link(href);
		setLinks(child, link);
	}
}

/** The heading's own anchor, which is taken out of its words, or one made of them. */
function anchorOf(heading: Element, slugs: (text: string) => string): string {
	const last = heading.children.at(-1);
	const own = last?.type === 'text' ? OWN_ANCHOR.exec(last.value) : null;
	if (!own || last?.type !== 'text') return slugs(textOf(heading));
	last.value = last.value.slice(0, own.index);
	return slugs(own[1] ?? '');
}

/** A table whose first row is empty has its heads in the first column; a single empty head is none. */
function withHeads(table: Element): Element {
	const [head, body] = table.children.filter(isElement);
	if (!head || !body) return table;
	for (const cell of cellsOf(head)) if (!textOf(cell).trim()) cell.tagName = 'td';
	if (textOf(head).trim()) return table;
	for (const row of body.children) {
		const [first] = row.type === 'element' ? row.children.filter(isElement) : [];
		if (!first) continue;
		first.tagName = 'th';
		first.properties.scope = 'row';
	}
	return element('table', {}, [body]);
}

function cellsOf(head: Element): Element[] {
	return head.children.filter(isElement).flatMap((row) => row.children.filter(isElement));
}

function isElement(node: Content): node is Element {
	return node.type === 'element';
}

/** A table that may be wider than a phone is scrolled by itself, by keyboard too. */
function scrolling(table: Element, label: string): Element {
	return element(
		'div',
		{ className: ['table-scroll'], role: 'group', ariaLabel: label, tabIndex: 0 },
		[table],
	);
}
