import { expect, test } from 'vitest';
import { markdownPage } from './markdown.server';

const html = (text: string) => markdownPage({ title: 'T', parts: [{ html: text }] }).slice(5);

test('a page has its title, its summary, and sections that are not empty', () => {
	const page = markdownPage({
		title: 'Map',
		summary: 'Light on a wall.',
		parts: [
			{ heading: 'Empty', lines: [] },
			{ heading: 'Data', text: 'In short:', lines: ['60 × 40 cm', '5 V'] },
			{ heading: 'More', links: [{ name: 'Frame', href: 'https://x.example/f', note: 'Oak' }] },
		],
	});
	expect(page).toBe(`# Map

> Light on a wall.

## Data

In short:

- 60 × 40 cm
- 5 V

## More

- [Frame](https://x.example/f): Oak
`);
});

test('characters with a meaning in Markdown are escaped', () => {
	const page = markdownPage({ title: '# 1 *star*', parts: [{ lines: ['[x](y) `z`'] }] });
	expect(page).toContain('# # 1 \\*star\\*');
	expect(page).toContain('- \\[x]\\(y) \\`z\\`');
});

test.each([
	[
		'<h3>Four <em>maps</em></h3><ul><li>One</li><li>Two</li></ul>',
		'### Four *maps*\n\n- One\n- Two\n',
	],
	['<p>Was <s>40</s> 30, <strong>now</strong></p>', 'Was 40 30, **now**\n'],
	['<p><a href="https://x.example/">there</a></p>', '[there](https://x.example/)\n'],
	[
		'<table><thead><tr><th>Size</th><th>LEDs</th></tr></thead><tbody><tr><td>60</td><td>80</td></tr></tbody></table>',
		'Size, LEDs\n\n60, 80\n',
	],
])('%s becomes Markdown', (text, markdown) => {
	expect(html(text)).toBe(markdown);
});
