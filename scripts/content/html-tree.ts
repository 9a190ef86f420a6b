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

/** Stand between the rows and the cells of a table. */
const SEPARATORS: { [tagName: string]: string } = {
	table: '; ',
	thead: '; ',
	tbody: '; ',
	tr: ' · ',
};

/** The words of an element, in one line. */
export function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (!isElement(node)) return '';
	const separator = SEPARATORS[node.tagName];
	const parts = node.children.map(textOf);
	const words = separator
		? parts
				.map((part) => part.trim())
				.filter(Boolean)
				.join(separator)
		: parts.join('');
	if (node.tagName === 'table') return `${words.trim()}. `;
	return /^(li|p)$/.test(node.tagName) ? `${words.trim()} ` : words;
}
