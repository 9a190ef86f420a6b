import { fromHtml } from 'hast-util-from-html';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

type Block = Extract<ReturnType<typeof toMdast>, { type: 'root' }>['children'][number];
type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number];

/** A link in a list, with a description. */
export interface TextLink {
	name: string;
	href: string;
	note?: string;
}

/** A section of a page as text. */
export interface TextPart {
	heading?: string;
	/** Sanitised HTML. */
	html?: string;
	/** Markdown, inserted as it is. */
	markdown?: string;
	/** Plain text of a paragraph. */
	text?: string;
	lines?: readonly string[];
	links?: readonly TextLink[];
}

export interface TextPage {
	title: string;
	/** One or two sentences. */
	summary?: string;
	parts: readonly TextPart[];
}

/** A page as Markdown: title, summary, and sections with headings. */
export function markdownPage({ title, summary, parts }: TextPage): string {
	return toText([
		heading(1, title),
		...(summary ? [{ type: 'blockquote' as const, children: [paragraph(summary)] }] : []),
		...parts
			.filter(hasContent)
			.flatMap((part) => [
				...(part.heading ? [heading(2, part.heading)] : []),
				...(part.html ? blocksOf(part.html) : []),
				...(part.markdown ? [{ type: 'html' as const, value: part.markdown }] : []),
				...(part.text ? [paragraph(part.text)] : []),
				...(part.lines?.length ? [list(part.lines.map((line) => [text(line)]))] : []),
				...(part.links?.length ? [list(part.links.map(linkItem))] : []),
			]),
	]);
}

function hasContent({ html, markdown, text: words, lines, links }: TextPart): boolean {
	return Boolean(html || markdown || words || lines?.length || links?.length);
}

function toText(children: Block[]): string {
	return toMarkdown({ type: 'root', children }, { bullet: '-', listItemIndent: 'one' });
}

function heading(depth: 1 | 2, words: string): Block {
	return { type: 'heading', depth, children: [text(words)] };
}

function paragraph(words: string): Extract<Block, { type: 'paragraph' }> {
	return { type: 'paragraph', children: [text(words)] };
}

function text(value: string): Phrase {
	return { type: 'text', value: value.replace(/\s+/g, ' ').trim() };
}

function linkItem({ name, href, note }: TextLink): Phrase[] {
	const link: Phrase = { type: 'link', url: href, children: [text(name)] };
	return note ? [link, { type: 'text', value: `: ${note.replace(/\s+/g, ' ').trim()}` }] : [link];
}

function list(items: readonly Phrase[][]): Block {
	return {
		type: 'list',
		spread: false,
		children: items.map((children) => ({
			type: 'listItem',
			spread: false,
			children: [{ type: 'paragraph', children }],
		})),
	};
}

/** HTML as Markdown blocks. What Markdown cannot express, such as tables, becomes plain text. */
function blocksOf(html: string): Block[] {
	const tree = toMdast(fromHtml(html, { fragment: true }), {
		handlers: { table: unwrapped, thead: unwrapped, tbody: unwrapped, tr: row, s: unwrapped },
	});
	return tree.type === 'root' ? tree.children : [];
}

const unwrapped: Handle = (state, node) => state.all(node);

/** A table row as a line of text. */
function row(state: State, node: Parameters<Handle>[1]) {
	const cells = node.children.filter(({ type }) => type === 'element');
	const children = cells.flatMap((cell, index): Phrase[] => [
		...(index > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
		...(state.all(cell as typeof node) as Phrase[]),
	]);
	return { type: 'paragraph' as const, children };
}
