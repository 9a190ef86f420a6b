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
		// Without these, their texts would run into each other.
		'div section article figure figcaption table caption thead tbody tfoot tr th td'
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
	parent.children = (parent.children as Content[]).filter(
		(child) => !isPicture(child) || pictureUrl(child),
	);
	for (const child of parent.children) {
		if (child.type === 'text') child.value = withNoBreakSpaces(child.value);
		if (child.type !== 'element') continue;
		if (child.tagName === 'h1' || child.tagName === 'h2') child.tagName = 'h3';
		if (isPicture(child))
			Object.assign(child.properties, { src: pictureUrl(child), loading: 'lazy' });
		settle(child);
	}
}

function isPicture(node: Content): node is Element {
	return node.type === 'element' && node.tagName === 'img';
}

/** Older descriptions have URLs without a scheme. `undefined` for one that was not allowed. */
function pictureUrl({ properties }: Element): string | undefined {
	const url = String(properties.src ?? '').replace(/^\/\//, 'https://');
	return url.startsWith('https://') ? url : undefined;
}
