import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter';

const head = [
	'title: Care: by hand',
	'description: Twice a year.',
	'order: 20',
	'updated: 2026-11-20',
];

const file = (lines: string[], text = '## Dust\n') => `---\n${lines.join('\n')}\n---\n${text}`;

test('reads what a file says of itself, and its text', () => {
	expect(
		readFrontMatter('care.md', file([...head, 'group: care']).replaceAll('\n', '\r\n')),
	).toEqual({
		title: 'Care: by hand',
		description: 'Twice a year.',
		order: 20,
		updated: '2026-11-20',
		group: 'care',
		markdown: '## Dust\n',
	});
});

test.each([
	['## Dust', 'care.md has no front matter'],
	[file(head.slice(1)), 'care.md: title: '],
	[file([...head.slice(0, 2), 'order: soon', ...head.slice(3)]), 'care.md: order: '],
	[file([...head.slice(0, 3), 'updated: 20.11.2026']), 'care.md: updated: '],
	[file([...head, 'athor: me']), 'care.md: athor: '],
])('refuses %j, and names file and place', (content, message) => {
	expect(() => readFrontMatter('care.md', content)).toThrow(message);
});
