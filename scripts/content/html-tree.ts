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

/** The words of an element, in one line. */
export function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (!isElement(node)) return '';
	const words = node.children.map(textOf).join('');
	return /^(li|t[dh]|p)$/.test(node.tagName) ? `${words.trim()} ` : words;
}
