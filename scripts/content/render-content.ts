import type { Element, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import type { ContentSource, TextSection } from '../../app/features/content/content-files.server';
import type { TocEntry } from '../../app/features/content/content-view';
import type { Locale } from '../../app/i18n/locales';
import { withNoBreakSpaces } from '../../app/lib/no-break';
import { company } from '../../app/site';
import { pictureNames, readFrontMatter } from './front-matter';
import { element, isElement, isList, sentence, textOf } from './html-tree';
import { foldQuestions, readQuestions } from './questions';
import { fillIn } from './site-values';

/** What Markdown can say. */
const SCHEMA: Schema = {
	tagNames:
		'p br hr h2 h3 h4 ul ol li blockquote strong em code pre a img table thead tbody tr th td'.split(
			' ',
		),
	attributes: {
		'*': ['id'],
		a: ['href'],
		img: ['src'],
		ol: ['start'],
		th: ['align'],
		td: ['align'],
	},
	protocols: { href: ['https', 'mailto', 'tel'] },
	strip: ['script', 'style'],
	clobber: [],
};

/**
 * Spaces within references to laws (`§ 5 DDG`, `Art. 6 (1) (a) GDPR`), `Weg 1, 12345 Ort`, `z. B.`, within phone numbers,
 * before a company's form, and before the conversion of a size in inches. A long reference may end a line before `Buchst.`
 */
const REFERENCE =
	/(?<=§|\b(?:Art\.|Abs\.|Nr\.|Absatz)) (?=\d)|(?<=\bBuchst\.) (?=[a-z]\b)|(?<=(?:§|\bArt\.|\bAbs\.|\bNr\.|\bAbsatz)[ \u00a0]\d+[a-z]?|\bBuchst\.[ \u00a0][a-z]|\([a-z\d]\)) (?=\p{Lu}{2}|\(|Abs\.)|(?<=\b\d{5}) (?=\p{Lu})|(?<=\bz\.) (?=B\.)|(?<=\p{L}) (?=\d+[a-z]?, \d{5}\b)|(?<=\bArt\.[ \u00a0]\d+(?: (?:and|und))?) (?=(?:and |und )?\d)|(?<=\+[\d ]+) (?=\d)|(?<=\p{L}) (?=GmbH\b)|(?<=\d[ \u00a0]in) (?=\()/gu;

/** People whose names stay on one line. */
const PEOPLE = [company.director, company.editor];

/** Words with a hyphen beside one or two letters, where no line should end: `Wi-Fi`, `E-Mail`, `IP-Adresse`. */
const SHORT_PART = /(?<!\p{L})(\p{L}{1,2}-\p{L}+|\p{L}+-\p{L}{1,2}(?!\p{L}))/u;

/** The anchor that a heading names, so that it is the same in every language: `## Wi-Fi {#wifi}`. */
const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** Above this number of characters a row of three or more cells is too wide for a phone. */
const WIDE_ROW = 60;

const reader = unified().use(remarkParse).use(remarkTables);

const writer = unified()
	.use(remarkTables)
	.use(remarkStringify, { bullet: '-', listItemIndent: 'one' })
	.freeze();

const htmlWriter = unified()
	.use(remarkRehype)
	.use(rehypeSanitize, SCHEMA)
	.use(rehypeSlug)
	.use(rehypeStringify)
	.freeze();

/** Makes each Markdown file of `app/content/` a module whose default export is a `ContentSource`. */
export function contentModules(): Plugin {
	return {
		name: 'content-modules',
		transform(content, id) {
			if (!/\/app\/content\/.*\.md$/.test(id)) return undefined;
			return { code: `export default ${JSON.stringify(renderContent(id, content))};`, map: null };
		},
	};
}

/**
 * A file of `app/content/` as data: HTML, plain Markdown and plain text, with the values of `site.ts`.
 * @throws Error where its front matter is wrong, or it contains a value that `site.ts` lacks
 */
export function renderContent(file: string, content: string): ContentSource {
	const { markdown, ...source } = readFrontMatter(file, content);
	const text = reader.parse(markdown);
	prepare(text, source.locale);
	const tree = htmlWriter.runSync(text);
	addNoBreakSpaces(tree);
	const outline = outlineOf(tree);
	const isFaq = source.section === 'faq';
	const questions = isFaq ? readQuestions(tree) : [];
	if (isFaq) foldQuestions(tree);
	wrapTables(tree);
	markPictures(file, tree);
	wrapHyphenatedWords(tree);
	removePictures(text);
	return {
		...source,
		description: withNoBreaks(source.description),
		...outline,
		questions,
		html: htmlWriter.stringify(tree).trim(),
		markdown: writer.stringify(text).trim(),
	};
}

/** Of GitHub's Markdown only tables: its automatic links would turn the map's local URL into a link. */
function remarkTables(this: Processor): void {
	const data = this.data();
	data.micromarkExtensions = [gfmTable()];
	data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
	data.toMarkdownExtensions = [gfmTableToMarkdown()];
}

/** Fills in values, takes HTML and comments out, and makes `{#anchor}` the heading's id. */
function prepare(text: Markdown, locale: Locale): void {
	visit(text, (node, index, parent) => {
		if (node.type === 'html' && parent && index !== undefined) {
			parent.children.splice(index, 1);
			return index;
		}
		if ('value' in node) node.value = fillIn(node.value, locale);
		if ('url' in node) {
			const url = fillIn(node.url, locale);
			node.url = url.startsWith('tel:') ? url.replaceAll(' ', '') : url;
		}
		const last = node.type === 'heading' ? node.children.at(-1) : undefined;
		if (node.type !== 'heading' || last?.type !== 'text') return undefined;
		const [, id] = ANCHOR.exec(last.value) ?? [];
		if (id) node.data = { hProperties: { id } };
		last.value = last.value.replace(ANCHOR, '');
		return undefined;
	});
}

/** Keeps numbers with their units, and laws with their numbers, except in code. Table cells may break before brackets. */
function addNoBreakSpaces(tree: Root): void {
	visit(tree, (node, _, parent) => {
		if (node.type === 'text') {
			const isCell = parent?.type === 'element' && /^t[dh]$/.test(parent.tagName);
			node.value = withNoBreaks(node.value);
			if (isCell) node.value = node.value.replaceAll('\u00a0(', ' (');
		}
		return node.type === 'element' && node.tagName === 'code' ? SKIP : undefined;
	});
}

function withNoBreaks(text: string): string {
	const figures = withNoBreakSpaces(text).replace(REFERENCE, '\u00a0');
	return PEOPLE.reduce(
		(left, name) => left.replaceAll(name, name.replaceAll(' ', '\u00a0')),
		figures,
	);
}

/** Keeps `Wi-Fi` on one line. An element, not a no-break hyphen, which a search in the page would not find. */
function wrapHyphenatedWords(tree: Root): void {
	visit(tree, 'text', (node, index, parent) => {
		const parts = node.value.split(SHORT_PART);
		if (parts.length === 1 || parent?.type !== 'element' || index === undefined) return undefined;
		if (parent.tagName === 'code') return undefined;
		const children = parts.map((value, position) =>
			position % 2 === 0
				? { type: 'text' as const, value }
				: element('span', { className: ['no-break'] }, [{ type: 'text', value }]),
		);
		parent.children.splice(index, 1, ...children);
		return index + children.length;
	});
}

/** Headings, and the plain text and tables below each; the first part has no heading. */
function outlineOf(tree: Root): Pick<ContentSource, 'toc' | 'sections'> {
	const toc: TocEntry[] = [];
	const sections: TextSection[] = [{ id: '', title: '', text: '' }];
	const blocks = tree.children.filter(isElement);
	for (const [index, block] of blocks.entries()) {
		const section = sections.at(-1);
		if (/^h[23]$/.test(block.tagName)) {
			const heading = { id: `${block.properties.id}`, title: textOf(block) };
			sections.push({ ...heading, text: '' });
			if (block.tagName === 'h2') toc.push(heading);
		} else if (section && block.tagName === 'table') {
			moveLeadIn(section);
			section.tables = `${section.tables ?? ''}${textOf(block)}`;
		} else if (section) {
			const text = textOf(withoutLastLink(block)).trim();
			// A sentence may go on in the list behind it.
			const isComplete = !isList(blocks[index + 1]);
			section.text = `${section.text} ${isComplete ? sentence(text) : text}`.trim();
		}
	}
	for (const section of sections) {
		moveLeadIn(section);
		section.text = section.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
	}
	return { toc, sections };
}

/**
 * Makes `![](power)`, a paragraph of its own, the place of a picture of the main product: the platform has its URL and
 * its alternative text.
 */
function markPictures(file: string, tree: Root): void {
	visit(tree, 'element', (node, index, parent) => {
		if (node.tagName !== 'img') return;
		const name = `${node.properties.src}`;
		if (!(pictureNames as string[]).includes(name)) {
			throw new Error(`${file}: there is no picture ${name}, but ${pictureNames.join(', ')}`);
		}
		if (parent?.type !== 'element' || parent.children.length > 1 || index === undefined) {
			throw new Error(`${file}: the picture ${name} must be a paragraph of its own`);
		}
		Object.assign(parent, element('figure', { dataPicture: name }, []));
	});
}

/** Plain Markdown has no pictures: their URLs are not known to the build. */
function removePictures(text: Markdown): void {
	text.children = text.children.filter(
		(node) => node.type !== 'paragraph' || node.children.some(({ type }) => type !== 'image'),
	);
}

/** A lead-in such as `The sizes:`, which nothing follows in the plain text: it is searched with the tables. */
function moveLeadIn(section: TextSection): void {
	const sentences = section.text.split(/(?<=[.?!][”“)]*) (?=[\p{Lu}„“])/u);
	const last = sentences.at(-1) ?? '';
	if (!last.endsWith(':')) return;
	section.text = sentences.slice(0, -1).join(' ');
	section.tables = `${section.tables ?? ''}${last} `;
}

/** Without a link that follows the last sentence, such as "See all": an excerpt has no links. */
function withoutLastLink(block: Element): Element {
	const [before, last] = block.children.slice(-2);
	const follows = before?.type === 'text' && /[.!?]\s+$/.test(before.value);
	return follows && last && isElement(last) && last.tagName === 'a'
		? { ...block, children: block.children.slice(0, -1) }
		: block;
}

/** A table may be wider than a phone: it is scrolled by itself, by keyboard too. Its label is a message of the interface. */
function wrapTables(tree: Root): void {
	visit(tree, 'element', (table, index, parent) => {
		if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
		setTableHeads(table);
		if (isWide(table)) labelCells(table);
		parent.children[index] = element(
			'div',
			{ className: ['table-scroll'], role: 'group', ariaLabel: '{{tableLabel}}', tabIndex: 0 },
			[table],
		);
		return SKIP;
	});
}

/** Whether a table needs more space than a phone has. */
function isWide(table: Element): boolean {
	return rowsOf(table).some(
		(row) => row.length > 3 || (row.length > 2 && row.map(textOf).join('').length > WIDE_ROW),
	);
}

/** For phones, where a wide table shows its cells below each other. The roles are lost there without attributes. */
function labelCells(table: Element): void {
	const [heads = [], ...rows] = rowsOf(table);
	table.properties = { className: ['stacked'], role: 'table' };
	visit(table, 'element', ({ tagName, properties }) => {
		if (tagName === 'tr') properties.role = 'row';
		if (tagName === 'td') properties.role = 'cell';
	});
	for (const row of rows) {
		row.forEach((cell, column) => {
			const head = heads[column];
			if (column > 0 && head) cell.properties.dataLabel = textOf(head);
		});
	}
}

/** The cells of each row. */
function rowsOf(table: Element): Element[][] {
	return table.children
		.filter(isElement)
		.flatMap((part) => part.children.filter(isElement))
		.map((row) => row.children.filter(isElement));
}

/** A table whose first row is empty has its heads in the first column; a single empty head is none. */
function setTableHeads(table: Element): void {
	const [head, body] = table.children.filter(isElement);
	if (!head || !body) return;
	const cells = head.children.filter(isElement).flatMap((row) => row.children.filter(isElement));
	for (const cell of cells) if (!textOf(cell).trim()) cell.tagName = 'td';
	if (textOf(head).trim()) return;
	for (const row of body.children.filter(isElement)) {
		const [first] = row.children.filter(isElement);
		if (!first) continue;
		first.tagName = 'th';
		first.properties.scope = 'row';
	}
	table.children = [body];
}
