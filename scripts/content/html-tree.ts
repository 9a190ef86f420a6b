import type { Element, ElementContent, Nodes, Properties } from 'hast';

export function element(
	tagName: string,
	properties: Properties,
	children: ElementContent[],
): Element {
	return { type: 'element', tagName, properties, children };
}

export function isElement(node: Nodes): node is Element {
	return node.type === 'element';
}

export function isList(node: Element | undefined): boolean {
	return node?.tagName === 'ul' || node?.tagName === 'ol';
}

/** Parts of a table with rows. */
const ROWS = ['table', 'thead', 'tbody'];

/** Punctuation at the end, also before a quotation mark or bracket that closes. */
const ENDED = /[.?!…,;:][”“)]*$/;

/** The words of an element, in one line. */
export function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (!isElement(node)) return '';
	if (node.tagName === 'br') return '\n';
	if (isList(node)) return listText(node);
	const parts = node.children.map(textOf);
	const filled = parts.map((part) => part.trim()).filter(Boolean);
	if (node.tagName === 'tr') return rowText(filled);
	const words = ROWS.includes(node.tagName) ? filled.join('; ') : parts.join('');
	if (node.tagName === 'table') return `${words.trim()}. `;
	return /^(li|p)$/.test(node.tagName) ? `${inOneLine(words)} ` : words;
}

/** A text with a full stop, unless it ends like a sentence or like a lead-in. */
export function sentence(text: string): string {
	const trimmed = text.trim();
	return trimmed && !ENDED.test(trimmed) ? `${trimmed}.` : trimmed;
}

/** Items as one text: `a; b.` */
function listText(list: Element): string {
	const items = list.children.map((item) => textOf(item).trim()).filter(Boolean);
	const separated = items.map((item) => (ENDED.test(item) ? item : `${item};`)).join(' ');
	return ` ${sentence(separated.replace(/[;,]$/, ''))} `;
}

/** Lines that the author ended, as in an address, are separated by commas. */
function inOneLine(words: string): string {
	return words
		.trim()
		.replace(/([,;:.?!])?\s*\n\s*/g, (_, end = ',') => `${end} `)
		.replace(/ +/g, ' ');
}

/** A row as words: its first cell names it. */
function rowText([name = '', ...cells]: string[]): string {
	return cells.length > 0 ? `${name}: ${cells.join(', ')}` : name;
}
