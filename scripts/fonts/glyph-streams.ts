import { type Box, boxOf, type Point, readBox, readOutline, splitGlyphs } from './glyph';

/** WOFF2's data streams, in the file's order. */
const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes'] as const;

type Streams = Record<(typeof STREAMS)[number], number[]>;

/** Flags of a composite glyph's component: data layout, and whether another one follows. */
const WORDS = 1;
const SCALE = 8;
const MORE = 32;
const SCALES = 64;
const MATRIX = 128;
const INSTRUCTIONS = 256;

/**
 * The table `glyf` as transformed by WOFF2 (W3C, WOFF 2.0, 5.1), for fonts without hinting: throws for a glyph with
 * instructions.
 */
export function transformGlyphs(glyf: Buffer, loca: Buffer): Buffer {
	const glyphs = splitGlyphs(glyf, loca);
	const streams: Streams = {
		contours: [],
		points: [],
		flags: [],
		glyphs: [],
		composites: [],
		boxes: [],
	};
	const boxed = Buffer.alloc(Math.ceil(glyphs.length / 32) * 4);
	glyphs.forEach((glyph, index) => {
		if (!addGlyph(glyph, streams)) return;
		boxed[index >> 3] = (boxed[index >> 3] ?? 0) | (0x80 >> (index & 7));
	});
	const parts = STREAMS.map((name) => Buffer.from(streams[name]));
	parts[STREAMS.indexOf('boxes')] = Buffer.concat([boxed, Buffer.from(streams.boxes)]);
	const header = Buffer.alloc(36);
	header.writeUInt16BE(glyphs.length, 4);
	parts.forEach((part, index) => {
		header.writeUInt32BE(part.length, 8 + 4 * index);
	});
	return Buffer.concat([header, ...parts]);
}

/** Adds a glyph to the streams; returns whether its bounding box was added too. */
function addGlyph(glyph: Buffer, streams: Streams): boolean {
	if (glyph.length === 0) {
		int16(streams.contours, 0);
		return false;
	}
	const outline = readOutline(glyph);
	if (!outline) {
		int16(streams.contours, -1);
		streams.composites.push(...composite(glyph));
		addBox(streams.boxes, readBox(glyph));
		return true;
	}
	if (glyph.readUInt16BE(10 + 2 * outline.contours.length) > 0) {
		throw new Error('Fonts with hinting are not taken.');
	}
	int16(streams.contours, outline.contours.length);
	let from: Point = { x: 0, y: 0, onCurve: true };
	for (const contour of outline.contours) {
		streams.points.push(...number255(contour.length));
		for (const point of contour) {
			const [flag, ...data] = triplet(point.x - from.x, point.y - from.y);
			streams.flags.push((flag ?? 0) | (point.onCurve ? 0 : 0x80));
			streams.glyphs.push(...data);
			from = point;
		}
	}
	// No instructions.
	streams.glyphs.push(0);
	const box = boxOf(outline.contours.flat());
	if (JSON.stringify(box) === JSON.stringify(outline.box)) return false;
	addBox(streams.boxes, outline.box);
	return true;
}

/** The components of a composite glyph. */
function composite(glyph: Buffer): Buffer {
	let at = 10;
	for (let flags = MORE; flags & MORE; ) {
		flags = glyph.readUInt16BE(at);
		if (flags & INSTRUCTIONS) throw new Error('Fonts with hinting are not taken.');
		at += 4 + (flags & WORDS ? 4 : 2);
		if (flags & SCALE) at += 2;
		else if (flags & SCALES) at += 4;
		else if (flags & MATRIX) at += 8;
	}
	return glyph.subarray(10, at);
}

/** The vector between two points: a flag with sizes and signs, and the remaining bytes. */
function triplet(dx: number, dy: number): number[] {
	const x = Math.abs(dx);
	const y = Math.abs(dy);
	const xSign = dx < 0 ? 0 : 1;
	const signs = xSign + (dy < 0 ? 0 : 2);
	if (x === 0 && y < 1280) return [(dy < 0 ? 0 : 1) + ((y & 0xf00) >> 7), y & 0xff];
	if (y === 0 && x < 1280) return [10 + xSign + ((x & 0xf00) >> 7), x & 0xff];
	if (x < 65 && y < 65) {
		const [a, b] = [x - 1, y - 1];
		return [20 + (a & 0x30) + ((b & 0x30) >> 2) + signs, ((a & 0xf) << 4) | (b & 0xf)];
	}
	if (x < 769 && y < 769) {
		const [a, b] = [x - 1, y - 1];
		return [84 + 12 * ((a & 0x300) >> 8) + ((b & 0x300) >> 6) + signs, a & 0xff, b & 0xff];
	}
	if (x < 4096 && y < 4096) {
		return [120 + signs, x >> 4, ((x & 0xf) << 4) | (y >> 8), y & 0xff];
	}
	return [124 + signs, x >> 8, x & 0xff, y >> 8, y & 0xff];
}

/** A number in one to three bytes, small ones in one. */
function number255(value: number): number[] {
	if (value < 253) return [value];
	if (value < 506) return [255, value - 253];
	if (value < 762) return [254, value - 506];
	return [253, value >> 8, value & 0xff];
}

function addBox(stream: number[], { xMin, yMin, xMax, yMax }: Box): void {
	for (const value of [xMin, yMin, xMax, yMax]) int16(stream, value);
}

function int16(stream: number[], value: number): void {
	stream.push((value >> 8) & 0xff, value & 0xff);
}
