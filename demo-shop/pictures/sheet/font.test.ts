import { expect, test } from 'vitest';
import { mono, sans } from './font';

test('letters of a fixed-width font are equally wide', () => {
	expect(mono.width('i', 10)).toBeCloseTo(mono.width('W', 10));
	expect(mono.width('EDDF', 10)).toBeCloseTo(4 * mono.width('E', 10));
});

test('tracking adds space between letters only', () => {
	const plain = sans.width('ABC', 10);
	expect(sans.width('ABC', 10, { tracking: 0.1 })).toBeCloseTo(plain + 2);
	expect(sans.width('A', 10, { tracking: 0.1 })).toBeCloseTo(sans.width('A', 10));
});

test('accented letters are drawn from their parts', () => {
	const outlines = (text: string) => sans.path(text, 10).split('M').length - 1;
	expect(outlines('ö')).toBe(outlines('o') + 2);
});

test('a letter that the font lacks is an error, not a gap', () => {
	expect(() => sans.path('雲', 10)).toThrow('has no letter "雲"');
});
