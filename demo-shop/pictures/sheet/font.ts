import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/**
 * Turns text into SVG paths from published fonts, so that a picture does not depend on the fonts
 * of the machine that renders it. Reads WOFF 1 files with TrueType outlines.
 */
export interface Font {
	/** Path data of a text with its baseline at the origin, in units of `size`. */
	path(text: string, size: number, options?: TextOptions): string;
	/** Width of the text in the same units. */
	width(text: string, size: number, options?: TextOptions): number;
}

interface TextOptions {
	/** Extra space after each letter, in em. */
	tracking?: number;
}

interface Contour {
	points: { x: number; y: number; on: boolean }[];
}

type Tables = Map<string, Buffer>;

function readTables(file: string): Tables {
	const woff = readFileSync(file);
	if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is not a WOFF file`);
	const tables: Tables = new Map();
	for (let index = 0; index < woff.readUInt16BE(12); index++) {
		const entry = 44 + index * 20;
		const tag = woff.toString('latin1', entry, entry + 4);
		const offset = woff.readUInt32BE(entry + 4);
		const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
		const length = woff.readUInt32BE(entry + 12);
		tables.set(tag, packed.length < length ? inflateSync(packed) : packed);
	}
	return tables;
}

function table(tables: Tables, tag: string): Buffer {
	const found = tables.get(tag);
	if (!found) throw new Error(`The font has no table ${tag}`);
	return found;
}

/** Character code to glyph number, from the format 4 subtable that every web font carries. */
function readCharacters(cmap: Buffer): Map<number, number> {
	const glyphs = new Map<number, number>();
	for (let index = 0; index < cmap.readUInt16BE(2); index++) {
		const start = cmap.readUInt32BE(4 + index * 8 + 4);
		if (cmap.readUInt16BE(start) !== 4) continue;
		const segments = cmap.readUInt16BE(start + 6) / 2;
		const ends = start + 14;
		const starts = ends + segments * 2 + 2;
		const deltas = starts + segments * 2;
		const ranges = deltas + segments * 2;
		for (let segment = 0; segment < segments; segment++) {
			const last = cmap.readUInt16BE(ends + segment * 2);
			const delta = cmap.readUInt16BE(deltas + segment * 2);
			const range = cmap.readUInt16BE(ranges + segment * 2);
			for (let code = cmap.readUInt16BE(starts + segment * 2); code <= last; code++) {
				if (code === 0xffff) break;
				const first = cmap.readUInt16BE(starts + segment * 2);
				const raw = range
					? cmap.readUInt16BE(ranges + segment * 2 + range + (code - first) * 2)
					: code;
				if (raw) glyphs.set(code, (raw + delta) & 0xffff);
			}
		}
		return glyphs;
	}
	throw new Error('The font has no character map of format 4');
}

function readContours(glyf: Buffer, offsets: number[], glyph: number): Contour[] {
	const start = offsets[glyph] ?? 0;
	if (start === offsets[glyph + 1]) return [];
	const count = glyf.readInt16BE(start);
	return count >= 0 ? readSimple(glyf, start, count) : readComposite(glyf, offsets, start + 10);
}

function readSimple(glyf: Buffer, start: number, count: number): Contour[] {
	let at = start + 10;
	const ends: number[] = [];
	for (let index = 0; index < count; index++, at += 2) ends.push(glyf.readUInt16BE(at));
	at += 2 + glyf.readUInt16BE(at);
	const total = (ends.at(-1) ?? -1) + 1;
	const flags: number[] = [];
	while (flags.length < total) {
		const flag = glyf.readUInt8(at++);
		flags.push(flag);
		if (flag & 8) for (let repeat = glyf.readUInt8(at++); repeat > 0; repeat--) flags.push(flag);
	}
	const readAxis = (short: number, same: number) => {
		let value = 0;
		return flags.map((flag) => {
			if (flag & short) {
				const step = glyf.readUInt8(at++);
				value += flag & same ? step : -step;
			} else if (!(flag & same)) {
				value += glyf.readInt16BE(at);
				at += 2;
			}
			return value;
		});
	};
	const xs = readAxis(2, 16);
	const ys = readAxis(4, 32);
	return ends.map((end, index) => {
		const first = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
		const points: Contour['points'] = [];
		for (let point = first; point <= end; point++) {
			points.push({ x: xs[point] ?? 0, y: ys[point] ?? 0, on: ((flags[point] ?? 0) & 1) === 1 });
		}
		return { points };
	});
}

/** Accented letters: parts with an offset. Scaled parts do not occur in these fonts. */
function readComposite(glyf: Buffer, offsets: number[], start: number): Contour[] {
	const contours: Contour[] = [];
	let at = start;
	for (;;) {
		const flags = glyf.readUInt16BE(at);
		const part = glyf.readUInt16BE(at + 2);
		const words = (flags & 1) !== 0;
		const dx = words ? glyf.readInt16BE(at + 4) : glyf.readInt8(at + 4);
		const dy = words ? glyf.readInt16BE(at + 6) : glyf.readInt8(at + 5);
		at += words ? 8 : 6;
		if (flags & 0xc8) throw new Error('Scaled parts of letters are not supported');
		for (const { points } of readContours(glyf, offsets, part)) {
			contours.push({ points: points.map((p) => ({ ...p, x: p.x + dx, y: p.y + dy })) });
		}
		if (!(flags & 32)) return contours;
	}
}

/** Quadratic outlines: two control points in a row imply a point midway between them. */
function contourPath({ points }: Contour, scale: number, left: number): string {
	const format = (x: number, y: number) =>
		`${(left + x * scale).toFixed(3)} ${(-y * scale).toFixed(3)}`;
	const at = (index: number) =>
		points[(index + points.length) % points.length] ?? { x: 0, y: 0, on: true };
	const firstOn = points.findIndex((point) => point.on);
	const begin = Math.max(firstOn, 0);
	const origin = at(begin);
	let path = `M${format(origin.x, origin.y)}`;
	for (let step = 1; step <= points.length; step++) {
		const point = at(begin + step);
		if (point.on) {
			path += `L${format(point.x, point.y)}`;
			continue;
		}
		const next = at(begin + step + 1);
		const end = next.on ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
		path += `Q${format(point.x, point.y)} ${format(end.x, end.y)}`;
		if (next.on) step++;
	}
	return `${path}Z`;
}

function loadFont(packageFile: string): Font {
	const tables = readTables(createRequire(import.meta.url).resolve(packageFile));
	const head = table(tables, 'head');
	const unitsPerEm = head.readUInt16BE(18);
	const glyphCount = table(tables, 'maxp').readUInt16BE(4);
	const loca = table(tables, 'loca');
	const longOffsets = head.readInt16BE(50) === 1;
	const offsets = Array.from({ length: glyphCount + 1 }, (_, index) =>
		longOffsets ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
	);
	const metrics = table(tables, 'hmtx');
	const metricCount = table(tables, 'hhea').readUInt16BE(34);
	const characters = readCharacters(table(tables, 'cmap'));
	const glyf = table(tables, 'glyf');

	const glyphOf = (letter: string) => {
		const glyph = characters.get(letter.codePointAt(0) ?? 0);
		if (glyph === undefined) throw new Error(`${packageFile} has no letter "${letter}"`);
		return glyph;
	};
	const advance = (glyph: number) => metrics.readUInt16BE(Math.min(glyph, metricCount - 1) * 4);

	return {
		path(text, size, { tracking = 0 } = {}) {
			const scale = size / unitsPerEm;
			let left = 0;
			let path = '';
			for (const letter of text) {
				const glyph = glyphOf(letter);
				for (const contour of readContours(glyf, offsets, glyph)) {
					path += contourPath(contour, scale, left);
				}
				left += advance(glyph) * scale + tracking * size;
			}
			return path;
		},
		width(text, size, { tracking = 0 } = {}) {
			const letters = [...text];
			const sum = letters.reduce((total, letter) => total + advance(glyphOf(letter)), 0);
			return (sum * size) / unitsPerEm + Math.max(letters.length - 1, 0) * tracking * size;
		},
	};
}

export const sans = loadFont('@fontsource/b612/files/b612-latin-400-normal.woff');
export const sansBold = loadFont('@fontsource/b612/files/b612-latin-700-normal.woff');
export const mono = loadFont('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff');
export const monoBold = loadFont('@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff');
export const handwriting = loadFont('@fontsource/caveat/files/caveat-latin-400-normal.woff');
