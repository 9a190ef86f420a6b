import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isPlainBody } from './icon-body';
import type { IconSet } from './icon-set';

const PATH = '<path fill="none" stroke="currentColor" stroke-width="2" d="m14 12l4 4"/>';

test.each([
	PATH,
	`<g fill="none" transform="translate(2 2)">${PATH}<circle cx="3" cy="3" r=".5"/></g>`,
	'<rect width="4" height="4" x="1" y="1" rx="1"></rect>',
])('takes %s', (body) => {
	expect(isPlainBody(body)).toBe(true);
});

test('takes every icon of the installed set', () => {
	const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
	const set: IconSet = JSON.parse(readFileSync(file, 'utf8'));
	const refused = Object.entries(set.icons).filter(([, { body }]) => !isPlainBody(body));
	expect(Object.keys(set.icons).length).toBeGreaterThan(1000);
	expect(refused).toEqual([]);
});

test.each([
	['nothing', ''],
	['a script', '<script>alert(1)</script>'],
	['a script in disguise', '<path d="m0 0"/><SCRIPT>alert(1)</SCRIPT>'],
	['a handler', '<path onload="alert(1)" d="m0 0"/>'],
	['a handler without quotes', '<path onload=alert(1) d="m0 0"/>'],
	['a link', '<a href="https://evil.example"><path d="m0 0"/></a>'],
	['a reference', '<use href="https://evil.example/a.svg#b"/>'],
	['a reference within an attribute', '<path fill="url(https://evil.example#b)" d="m0 0"/>'],
	['a picture', '<image href="https://evil.example/pixel.png"/>'],
	['foreign content', '<foreignObject><p>x</p></foreignObject>'],
	['a style', '<path style="background:red" d="m0 0"/>'],
	['a style sheet', '<style>path{fill:red}</style>'],
	['an animation', '<path d="m0 0"><animate attributeName="d" to="m1 1"/></path>'],
	['another name space', '<path xlink:href="#a" d="m0 0"/>'],
	['text', 'hello'],
	['a comment', `${PATH}<!-- -->`],
	['an entity', '<path d="&#106;"/>'],
	['the end of its svg', '</svg><path d="m0 0"/>'],
	['an end too many', `${PATH}</g>`],
	['a missing end', `<g>${PATH}`],
	['ends that cross', '<g><path></g></path>'],
	['an attribute at an end', '<g></g d="m0 0">'],
	['a tag that never ends', '<path d="m0 0"'],
	['more than an icon', PATH.repeat(400)],
])('refuses %s', (_, body) => {
	expect(isPlainBody(body)).toBe(false);
});
