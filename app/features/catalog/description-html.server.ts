import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { withNoBreakSpaces } from '~/lib/no-break';

type Root = ReturnType<typeof fromHtml>;
type Content = Root['children'][number];
type Element = Extract<Content, { type: 'element' }>;

/** Allowed elements and attributes. Other elements lose their tags; scripts lose their content too. */
const SCHEMA: Schema = {
	tagNames: (
		'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote strong b em i u s sub sup small a img ' +
		'table caption thead tbody tfoot tr th td'
	).split(' '),
	attributes: {
		a: ['href'],
		img: ['src', 'alt', 'width', 'height'],
		th: ['scope', 'colSpan', 'rowSpan'],
		td: ['colSpan', 'rowSpan'],
	},
	protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
	strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math'],
};

/**
 * Sanitises a merchant's HTML: parsed as in a browser, reduced to the allowed elements, serialised again, so that
 * no element stays open. Its headings start one level below the section's, and figures stay on one line.
 */
export function descriptionHtml(product: { descriptionHtml: string }): string {
	const tree = sanitize(fromHtml(product.descriptionHtml, { fragment: true }), SCHEMA) as Root;
	settle(tree);
	return toHtml(tree).trim();
}

function settle(parent: Root | Element): void {
	parent.children = (parent.children as Content[]).filter((child) => !isEmptyPicture(child));
	for (const child of parent.children) {
		if (child.type === 'text') child.value = withNoBreakSpaces(child.value);
		if (child.type !== 'element') continue;
		if (child.tagName === 'h1' || child.tagName === 'h2') child.tagName = 'h3';
		if (child.tagName === 'img') child.properties.loading = 'lazy';
		settle(child);
	}
}

/** A picture whose URL was not allowed. */
function isEmptyPicture(node: Content): boolean {
	return (
		node.type === 'element' &&
		node.tagName === 'img' &&
		!String(node.properties.src ?? '').startsWith('https://')
	);
}
