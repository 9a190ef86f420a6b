import { expect, test } from 'vitest';
import { site } from '../../app/site';
import { readFrontMatter } from './front-matter';

const CARE = 'content/de/docs/care.md';

const head = [
	'title: "Care: {{name}}"',
	'description: Twice a year.',
	'order: 20',
	'updated: 2026-11-20',
];

const file = (lines: string[], text = '## Dust\n') => `---\n${lines.join('\n')}\n---\n${text}`;

test('reads a file’s front matter and its text', () => {
	expect(readFrontMatter(CARE, file([...head, 'group: care']).replaceAll('\n', '\r\n'))).toEqual({
		title: `Care: ${site.name}`,
		description: 'Twice a year.',
		order: 20,
		updated: '2026-11-20',
		group: 'care',
		locale: 'de',
		section: 'docs',
		slug: 'care',
		path: '/docs/care',
		markdown: '## Dust\n',
	});
});

test.each([
	['## Dust', 'care.md: title: '],
	[file(head.slice(1)), 'care.md: title: '],
	[file([...head.slice(0, 2), 'order: soon', ...head.slice(3)]), 'care.md: order: '],
	[file([...head.slice(0, 3), 'updated: 20.11.2026']), 'care.md: updated: '],
	[file([...head, 'athor: me']), 'care.md: athor: '],
])('refuses %j, and names file and place', (content, message) => {
	expect(() => readFrontMatter(CARE, content)).toThrow(message);
});

test('a file outside of the folder of a locale is refused', () => {
	expect(() => readFrontMatter('content/xx/faq.md', file(head))).toThrow('content/xx/faq.md');
});
