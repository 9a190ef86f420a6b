import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readCharacters } from './character-map';

const CSS = readFileSync('app/styles/fonts.css', 'utf8');
const SHIPPED = ['b612-400', 'b612-700', 'b612-mono-400'];

/** German text and typographic characters: dashes, quotes, ellipsis, arrows, units, no-break spaces and hyphens. */
const WRITTEN = [
	...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
	...'ÄÖÜäöüßéèêàçñ.,:;!?()[]/&%@#+*=<>|$€§',
	...'–—„“”‚‘’…·•→←↑↓×−°²³½µ™©®',
	...'\u00a0\u2009\u2010\u2011\u202f',
];

interface Font {
	characters: Map<number, number>;
	/** Ascent and descent as fractions of an em. */
	ascent: number;
	descent: number;
}

/** Tables that WOFF2 does not transform, with their numbers there. */
const PLAIN = { cmap: 0, head: 1, hhea: 2 };
const GLYF = 10;
const LOCA = 11;

const fonts = new Map(SHIPPED.map((name) => [name, readFont(`app/styles/fonts/${name}.woff2`)]));
const lacking = (name: string, text: Iterable<string>) =>
	[...new Set(text)].filter((sign) => !fonts.get(name)?.characters.has(sign.codePointAt(0) ?? 0));

describe.each(SHIPPED)('%s', (name) => {
	test('draws German and English with their punctuation', () => {
		expect(lacking(name, WRITTEN)).toEqual([]);
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

test('a fallback is as high as the font whose place it holds', () => {
	const fallbacks = [
		...CSS.matchAll(
			/font-family: "(?<family>B612[^"]*) Fallback.*?size-adjust: (?<size>[\d.]+)%.*?ascent-override: (?<ascent>[\d.]+)%.*?descent-override: (?<descent>[\d.]+)%/gs,
		),
	].map(({ groups }) => groups ?? {});
	expect(fallbacks).toHaveLength(5);
	for (const { family, size, ascent, descent } of fallbacks) {
		const font = fonts.get(family === 'B612' ? 'b612-400' : 'b612-mono-400');
		expect((Number(size) / 100) * Number(ascent)).toBeCloseTo((font?.ascent ?? 0) * 100, 1);
		expect((Number(size) / 100) * Number(descent)).toBeCloseTo((font?.descent ?? 0) * 100, 1);
	}
});

function readFont(path: string): Font {
	const file = readFileSync(path);
	expect(file.toString('latin1', 0, 4)).toBe('wOF2');
	let at = 48;
	const base128 = () => {
		let value = 0;
		for (let byte = 0x80; byte & 0x80; ) {
			byte = file.readUInt8(at++);
			value = value * 128 + (byte & 0x7f);
		}
		return value;
	};
	const starts = new Map<number, number>();
	let start = 0;
	for (let left = file.readUInt16BE(12); left > 0; left--) {
		const number = file.readUInt8(at++);
		const whole = base128();
		starts.set(number, start);
		start += number === GLYF || number === LOCA ? base128() : whole;
	}
	const data = brotliDecompressSync(file.subarray(at));
	const table = (number: number) => data.subarray(starts.get(number));
	const em = table(PLAIN.head).readUInt16BE(18);
	return {
		characters: readCharacters(table(PLAIN.cmap)),
		ascent: table(PLAIN.hhea).readInt16BE(4) / em,
		descent: -table(PLAIN.hhea).readInt16BE(6) / em,
	};
}
