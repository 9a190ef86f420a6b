import { readdirSync, readFileSync } from 'node:fs';
import { createFont, woff2 } from 'fonteditor-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontSources } from './sources';

const CSS = readFileSync('app/styles/fonts.css', 'utf8');
const FILES = Object.keys(fontSources);

/** German text and typographic characters: dashes, quotes, ellipsis, arrows, units, no-break spaces and hyphens. */
const WRITTEN = [
	...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
	...'ÄÖÜäöüßéèêàçñ.,:;!?()[]/&%@#+*=<>|$€§',
	...'–—„“”‚‘’…·•→←↑↓×−°²³½µ™©®',
	...'\u00a0\u2009\u2010\u2011\u202f',
];

interface Font {
	/** Code points. */
	characters: Set<number>;
	/** Ascent and descent as fractions of an em. */
	ascent: number;
	descent: number;
	/** The points of a character's outline. */
	pointsOf(character: string): { x: number; y: number }[];
}

const fonts = new Map<string, Font>();

beforeAll(async () => {
	await woff2.init();
	for (const name of FILES) fonts.set(name, readFont(`app/styles/fonts/${name}.woff2`));
});

const lacking = (name: string, text: Iterable<string>) =>
	[...new Set(text)].filter((sign) => !fonts.get(name)?.characters.has(sign.codePointAt(0) ?? 0));

describe.each(FILES)('%s', (name) => {
	test('draws German and English with their punctuation', () => {
		expect(lacking(name, WRITTEN)).toEqual([]);
	});

	test('has round parentheses', () => {
		for (const [sign, outwards] of Object.entries({ '(': -1, ')': 1 })) {
			const points = fonts.get(name)?.pointsOf(sign) ?? [];
			const heights = points.map(({ y }) => y);
			const outermost = Math.max(...points.map(({ x }) => x * outwards));
			// Farthest outside in the middle of their height.
			expect(points.filter(({ x }) => x * outwards === outermost)).toMatchObject([
				{ y: (Math.min(...heights) + Math.max(...heights)) / 2 },
			]);
		}
	});

	test('draws every message of the interface', () => {
		const messages = ['de', 'en'].flatMap((locale) =>
			readdirSync(`locales/${locale}`).map((file) =>
				readFileSync(`locales/${locale}/${file}`, 'utf8'),
			),
		);
		expect(messages.length).toBeGreaterThan(10);
		expect(lacking(name, messages.join('').replace(/\s/g, ''))).toEqual([]);
	});
});

test('a fallback is as high as the font that it replaces', () => {
	const fallbacks = [
		...CSS.matchAll(
			/font-family: "Shop (?<family>Sans|Mono) Fallback.*?size-adjust: (?<size>[\d.]+)%.*?ascent-override: (?<ascent>[\d.]+)%.*?descent-override: (?<descent>[\d.]+)%/gs,
		),
	].map(({ groups }) => groups ?? {});
	expect(fallbacks).toHaveLength(5);
	for (const { family, size, ascent, descent } of fallbacks) {
		const font = fonts.get(`${family?.toLowerCase()}-400`);
		expect((Number(size) / 100) * Number(ascent)).toBeCloseTo((font?.ascent ?? 0) * 100, 1);
		expect((Number(size) / 100) * Number(descent)).toBeCloseTo((font?.descent ?? 0) * 100, 1);
	}
});

function readFont(path: string): Font {
	const { cmap, glyf, head, hhea } = createFont(readFileSync(path), { type: 'woff2' }).get();
	const em = Number(head.unitsPerEm);
	return {
		characters: new Set(Object.keys(cmap).map(Number)),
		ascent: hhea.ascent / em,
		descent: -hhea.descent / em,
		pointsOf: (character) =>
			glyf.find(({ unicode }) => unicode?.includes(character.charCodeAt(0)))?.contours.flat() ?? [],
	};
}
