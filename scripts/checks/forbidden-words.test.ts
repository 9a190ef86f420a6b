import { expect, test } from 'vitest';
import { forbiddenWords } from './forbidden-words';

test.each([
	['app/a.ts', '// TODO: price'],
	['docs/a.md', 'FIXME'],
	['scripts/a.ts', "readFileSync('/work/main/a.csv')"],
	['README.md', 'see /root/shop and so on'],
	['app/a.test.ts', "test.skip('adds', () => {})"],
	['app/a.test.ts', "describe.only('cart', () => {})"],
	['app/a.test.ts', "test.skip.each([1])('adds %s', () => {})"],
	['app/a.ts', '// eslint-disable-next-line no-console'],
	['app/a.ts', '// @ts-ignore'],
	['app/a.ts', 'const x = (y as any).z;'],
	['package-lock.json', '"resolved": "https://mirror.example/a.tgz"'],
])('finds the forbidden word in %s: %s', (file, line) => {
	expect(forbiddenWords(file, `first line\n${line}`)).toEqual([
		expect.stringContaining(`${file}:2 `),
	]);
});

test.each([
	['app/a.ts', "fetch('https://shop.example/work/plan')"],
	['app/a.ts', '// as any other shop would'],
	['docs/a.md', 'the check refuses `@ts-ignore` and `test.skip`'],
	['package-lock.json', '"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"'],
])('leaves innocent text alone in %s: %s', (file, line) => {
	expect(forbiddenWords(file, line)).toEqual([]);
});
