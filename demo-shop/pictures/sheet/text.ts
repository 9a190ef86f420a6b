import type { Font } from './font';

/** A line of text as an SVG path, its baseline beginning at x, y. */
export function text(
	font: Font,
	value: string,
	size: number,
	x: number,
	y: number,
	color: string,
	tracking = 0,
): string {
	return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${font.path(value, size, { tracking })}" fill="${color}"/>`;
}

/** The same, ending at x. */
export function textTo(
	font: Font,
	value: string,
	size: number,
	x: number,
	y: number,
	color: string,
): string {
	return text(font, value, size, x - font.width(value, size), y, color);
}

/** A sheet of so many millimetres, so many pixels wide, of one colour under its content. */
export function sheet(
	width: number,
	height: number,
	pixels: number,
	background: string,
	content: string,
): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * height) / width)}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}</svg>`;
}
