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

/** Parts of a table with rows. */
const ROWS = ['table', 'thead', 'tbody'];

/** The words of an element, in one line. */
export function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (!isElement(node)) return '';
	const parts = node.children.map(textOf);
	const filled = parts.map((part) => part.trim()).filter(Boolean);
	if (node.tagName === 'tr') return rowText(filled);
	const words = ROWS.includes(node.tagName) ? filled.join('; ') : parts.join('');
	if (node.tagName === 'table') return `${words.trim()}. `;
	return /^(li|p)$/.test(node.tagName) ? `${words.trim()} ` : words;
}

/** A row as words: its first cell names it. */
function rowText([name = '', ...cells]: string[]): string {
	return cells.length > 0 ? `${name}: ${cells.join(', ')}` : name;
}
