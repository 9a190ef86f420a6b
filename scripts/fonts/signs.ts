import { readCharacters, writeCharacters } from './character-map';
import { joinGlyphs, type Outline, readOutline, splitGlyphs, writeOutline } from './glyph';
import type { Tables } from './woff';

const SPACE = 0x20;
const HYPHEN = 0x2d;
const UP_ARROW = 0x2191;
const DOWN_ARROW = 0x2193;

/** Width of a narrow space, in em; B612's normal space is 0.35. */
const NARROW_EM = 0.2;

interface Sign {
	glyph: Buffer;
	/** Advance width and left side bearing, in font units. */
	advance: number;
	left: number;
}

/**
 * Adds characters for German and English that the Latin subset lacks, made from existing glyphs: narrow and thin
 * space, no-break hyphens, arrows to the left and right.
 */
export function addSigns(tables: Tables): Tables {
	const at = (name: string) => tables.get(name) ?? Buffer.alloc(0);
	const characters = readCharacters(at('cmap'));
	const glyphs = splitGlyphs(at('glyf'), at('loca'));
	const metrics = readMetrics(at('hmtx'), at('hhea'), glyphs.length);
	const add = ({ glyph, advance, left }: Sign): number => {
		metrics.push({ advance, left });
		return glyphs.push(glyph) - 1;
	};
	const glyphOf = (code: number) => characters.get(code) ?? 0;
	const em = at('head').readUInt16BE(18);
	const space = metrics[glyphOf(SPACE)]?.advance ?? 0;
	const mono = at('post').readUInt32BE(12) !== 0;
	const narrow = mono
		? glyphOf(SPACE)
		: add({ glyph: Buffer.alloc(0), advance: NARROW_EM * em, left: 0 });
	for (const code of [0x2009, 0x202f]) characters.set(code, narrow);
	for (const code of [0x2010, 0x2011]) characters.set(code, glyphOf(HYPHEN));
	for (const [code, source] of [
		[0x2192, UP_ARROW],
		[0x2190, DOWN_ARROW],
	] as const) {
		const outline = readOutline(glyphs[glyphOf(source)] ?? Buffer.alloc(0));
		if (!outline) throw new Error('The arrow is put together from others.');
		characters.set(code, add(layDown(outline, mono ? space : undefined)));
	}
	const changed = new Map(tables);
	const { glyf, loca } = joinGlyphs(glyphs);
	changed.set('glyf', glyf).set('loca', loca).set('cmap', writeCharacters(characters));
	changed.set('hmtx', writeMetrics(metrics));
	changed.set('hhea', withUInt16(at('hhea'), 34, metrics.length));
	changed.set('maxp', withUInt16(at('maxp'), 4, glyphs.length));
	// Browsers do not need glyph names: version 3 has none.
	changed.set('post', withUInt32(at('post').subarray(0, 32), 0, 0x00030000));
	return changed;
}

/** Rotates an arrow clockwise, at the height of the minus sign. In a monospaced font its shaft is shortened to fit. */
function layDown({ box, contours }: Outline, width: number | undefined): Sign {
	const side = 100;
	const room = width === undefined ? box.yMax - box.yMin : width - 2 * side;
	const cut = box.yMax - box.yMin - room;
	const middle = (box.xMin + box.xMax) / 2;
	const height = 622;
	// Only the end of the shaft moves.
	const headUp = contours.flat().filter(({ y }) => y > (box.yMin + box.yMax) / 2).length > 4;
	const turned = contours.map((contour) =>
		contour.map(({ x, y, onCurve }) => ({
			x: side + (headUp ? Math.max(0, y - box.yMin - cut) : Math.min(room, y - box.yMin)),
			y: Math.round(height + middle - x),
			onCurve,
		})),
	);
	const glyph = writeOutline(turned);
	return { glyph, advance: width ?? room + 2 * side, left: glyph.readInt16BE(2) };
}

interface Metric {
	advance: number;
	left: number;
}

function readMetrics(hmtx: Buffer, hhea: Buffer, glyphs: number): Metric[] {
	const full = hhea.readUInt16BE(34);
	return Array.from({ length: glyphs }, (_, index) => ({
		advance: hmtx.readUInt16BE(4 * Math.min(index, full - 1)),
		left: hmtx.readInt16BE(index < full ? 4 * index + 2 : 4 * full + 2 * (index - full)),
	}));
}

function writeMetrics(metrics: readonly Metric[]): Buffer {
	const table = Buffer.alloc(4 * metrics.length);
	metrics.forEach(({ advance, left }, index) => {
		table.writeUInt16BE(advance, 4 * index);
		table.writeInt16BE(left, 4 * index + 2);
	});
	return table;
}

function withUInt16(table: Buffer, at: number, value: number): Buffer {
	const copy = Buffer.from(table);
	copy.writeUInt16BE(value, at);
	return copy;
}

function withUInt32(table: Buffer, at: number, value: number): Buffer {
	const copy = Buffer.from(table);
	copy.writeUInt32BE(value, at);
	return copy;
}
