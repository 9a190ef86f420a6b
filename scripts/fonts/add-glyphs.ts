import type { TTF } from 'fonteditor-core';

const SPACE = 0x20;
const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const HYPHEN = 0x2d;
const BAR = 0x7c;
const LEFT_ARROW = 0x2190;
const UP_ARROW = 0x2191;
const RIGHT_ARROW = 0x2192;
const DOWN_ARROW = 0x2193;

/** Width of a narrow space, in em; B612's normal space is 0.35. */
const NARROW_EM = 0.2;

/** In em: space beside an arrow, and the height of the minus sign, on which arrows lie. */
const BEARING_EM = 0.05;
const MIDDLE_EM = 0.311;

/**
 * Adds characters for German and English that a Latin subset lacks, made from its glyphs: narrow and thin space,
 * hyphens (U+2010, and U+2011 without a break), arrows to the left and right from those up and down. Makes parentheses
 * round: B612's look like square brackets in small sizes.
 */
export function addGlyphs(font: TTF.TTFObject): TTF.TTFObject {
	const glyphOf = (code: number) => font.glyf.find(({ unicode }) => unicode?.includes(code));
	const missing = (...codes: number[]) => codes.filter((code) => !glyphOf(code));
	const space = glyphOf(SPACE);
	const bar = glyphOf(BAR);
	if (!space || !bar) throw new Error('The font has no space, or no vertical bar.');
	const mono = font.post.isFixedPitch !== 0;
	const em = Number(font.head.unitsPerEm);
	const advance = mono ? space.advanceWidth : NARROW_EM * em;
	const unicode = missing(0x2009, 0x202f);
	const spaces =
		unicode.length > 0 ? [{ ...space, advanceWidth: advance, name: 'narrow', unicode }] : [];
	glyphOf(HYPHEN)?.unicode.push(...missing(0x2010, 0x2011));
	const width = mono ? space.advanceWidth : undefined;
	const arrows = missing(RIGHT_ARROW, LEFT_ARROW).flatMap((code) => {
		const verticalArrow = glyphOf(code === RIGHT_ARROW ? UP_ARROW : DOWN_ARROW);
		return verticalArrow ? rotate(verticalArrow, code, em, width) : [];
	});
	// Browsers do not need glyph names: format 3 has none.
	const post = { ...font.post, format: 3 };
	const stroke = bar.xMax - bar.xMin;
	const glyphs = font.glyf.map((glyph) =>
		glyph.unicode?.some((code) => code === LEFT_PARENTHESIS || code === RIGHT_PARENTHESIS)
			? { ...glyph, contours: [arc(glyph, stroke)] }
			: glyph,
	);
	return { ...font, post, glyf: [...glyphs, ...spaces, ...arrows] };
}

/** An arc with a glyph's box, as thick as `stroke` from left to right: that of `(`, mirrored for `)`. */
function arc({ xMin, xMax, yMin, yMax, unicode }: TTF.Glyph, stroke: number): TTF.Contour {
	const y = (yMin + yMax) / 2;
	// A curve comes half as near to its control point as its ends are.
	const points = [
		{ x: xMax - stroke, y: yMax, onCurve: true },
		{ x: 2 * xMin - xMax + stroke, y, onCurve: false },
		{ x: xMax - stroke, y: yMin, onCurve: true },
		{ x: xMax, y: yMin, onCurve: true },
		{ x: 2 * (xMin + stroke) - xMax, y, onCurve: false },
		{ x: xMax, y: yMax, onCurve: true },
	];
	return unicode.includes(LEFT_PARENTHESIS)
		? points
		: points.map((point) => ({ ...point, x: xMin + xMax - point.x }));
}

/**
 * Rotates an arrow clockwise. In a monospaced font its shaft is shortened to the font's `width`. Both `em` and `width`
 * are font units.
 */
function rotate(arrow: TTF.Glyph, code: number, em: number, width: number | undefined): TTF.Glyph {
	const bearing = BEARING_EM * em;
	const { xMin, xMax, yMin, yMax } = arrow;
	const length = width === undefined ? yMax - yMin : width - 2 * bearing;
	const cut = yMax - yMin - length;
	// Only the end of the shaft moves.
	const upper = arrow.contours.flat().filter(({ y }) => y > (yMin + yMax) / 2).length;
	// The half with the arrowhead has eleven points, the other two.
	const pointsUp = upper > 4;
	const contours = arrow.contours.map((contour) =>
		contour.map(({ x, y, onCurve }) => ({
			x: bearing + (pointsUp ? Math.max(0, y - yMin - cut) : Math.min(length, y - yMin)),
			y: Math.round(MIDDLE_EM * em + (xMin + xMax) / 2 - x),
			onCurve,
		})),
	);
	const points = contours.flat();
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const box = {
		xMin: Math.min(...xs),
		xMax: Math.max(...xs),
		yMin: Math.min(...ys),
		yMax: Math.max(...ys),
	};
	return {
		...box,
		contours,
		advanceWidth: width ?? length + 2 * bearing,
		leftSideBearing: box.xMin,
		name: `arrow-${code}`,
		unicode: [code],
	};
}
