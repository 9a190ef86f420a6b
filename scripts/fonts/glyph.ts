/** A point of an outline, in font units. */
export interface Point {
	x: number;
	y: number;
	onCurve: boolean;
}

export interface Box {
	xMin: number;
	yMin: number;
	xMax: number;
	yMax: number;
}

/** An outline of closed contours, without hinting. */
export interface Outline {
	box: Box;
	contours: Point[][];
}

const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 };
const SAME = { x: 16, y: 32 };
const REPEAT = 8;

/** The bytes of each glyph. The offsets are halved (`indexToLocFormat` 0). */
export function splitGlyphs(glyf: Buffer, loca: Buffer): Buffer[] {
	return Array.from({ length: loca.length / 2 - 1 }, (_, index) =>
		glyf.subarray(loca.readUInt16BE(2 * index) * 2, loca.readUInt16BE(2 * index + 2) * 2),
	);
}

/** The tables `glyf` and `loca` of the given glyphs. */
export function joinGlyphs(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
	const even = glyphs.map((glyph) =>
		glyph.length % 2 === 0 ? glyph : Buffer.concat([glyph, Buffer.alloc(1)]),
	);
	const loca = Buffer.alloc(2 * (glyphs.length + 1));
	let at = 0;
	even.forEach((glyph, index) => {
		at += glyph.length;
		loca.writeUInt16BE(at / 2, 2 * index + 2);
	});
	return { glyf: Buffer.concat(even), loca };
}

export function readBox(glyph: Buffer): Box {
	return {
		xMin: glyph.readInt16BE(2),
		yMin: glyph.readInt16BE(4),
		xMax: glyph.readInt16BE(6),
		yMax: glyph.readInt16BE(8),
	};
}

/** A simple glyph's outline; `undefined` for a composite one. */
export function readOutline(glyph: Buffer): Outline | undefined {
	const count = glyph.readInt16BE(0);
	if (count < 0) return undefined;
	const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
	const points = (ends.at(-1) ?? -1) + 1;
	let at = 10 + 2 * count;
	at += 2 + glyph.readUInt16BE(at);
	const flags: number[] = [];
	while (flags.length < points) {
		const flag = glyph.readUInt8(at++);
		const repeats = flag & REPEAT ? glyph.readUInt8(at++) : 0;
		for (let copy = 0; copy <= repeats; copy++) flags.push(flag);
	}
	const axis = (short: number, same: number) => {
		let value = 0;
		return flags.map((flag) => {
			if (flag & short) value += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
			else if (!(flag & same)) {
				value += glyph.readInt16BE(at);
				at += 2;
			}
			return value;
		});
	};
	const xs = axis(SHORT.x, SAME.x);
	const ys = axis(SHORT.y, SAME.y);
	const all = flags.map((flag, index) => ({
		x: xs[index] ?? 0,
		y: ys[index] ?? 0,
		onCurve: (flag & ON_CURVE) !== 0,
	}));
	const contours = ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
	return { box: readBox(glyph), contours };
}

/** A simple glyph with 16-bit coordinates. */
export function writeOutline(contours: Point[][]): Buffer {
	const points = contours.flat();
	const box = boxOf(points);
	const head = Buffer.alloc(10 + 2 * contours.length + 2 + points.length);
	head.writeInt16BE(contours.length, 0);
	[box.xMin, box.yMin, box.xMax, box.yMax].forEach((value, index) => {
		head.writeInt16BE(value, 2 + 2 * index);
	});
	let end = -1;
	contours.forEach((contour, index) => {
		end += contour.length;
		head.writeUInt16BE(end, 10 + 2 * index);
	});
	points.forEach(({ onCurve }, index) => {
		head.writeUInt8(onCurve ? ON_CURVE : 0, 10 + 2 * contours.length + 2 + index);
	});
	const steps = (axis: 'x' | 'y') => {
		const buffer = Buffer.alloc(2 * points.length);
		points.forEach((point, index) => {
			buffer.writeInt16BE(point[axis] - (points[index - 1]?.[axis] ?? 0), 2 * index);
		});
		return buffer;
	};
	return Buffer.concat([head, steps('x'), steps('y')]);
}

export function boxOf(points: readonly Point[]): Box {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	return {
		xMin: Math.min(...xs),
		yMin: Math.min(...ys),
		xMax: Math.max(...xs),
		yMax: Math.max(...ys),
	};
}
