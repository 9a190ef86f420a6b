const SHAPES = new Set('g path circle ellipse line polyline polygon rect'.split(' '));

const ATTRIBUTES = new Set(
	`d points x y x1 x2 y1 y2 cx cy r rx ry width height transform opacity fill fill-opacity fill-rule
	clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
	stroke-dashoffset stroke-opacity`.split(/\s+/),
);

const TAG =
	/<(?<end>\/?)(?<name>[a-z]+)(?<attributes>(?:\s+[a-z0-9-]+="[^"<>&]*")*)\s*(?<empty>\/?)>/y;
const ATTRIBUTE = /([a-z0-9-]+)="([^"]*)"/g;

/** Larger than any hand-drawn icon. */
const MAX_CHARACTERS = 20_000;

/**
 * Whether an SVG body contains only shapes: no script, handler, link, style, reference or text.
 * Anything else is rejected, not sanitised.
 */
export function isPlainBody(body: string): boolean {
	if (body.length > MAX_CHARACTERS) return false;
	const open: string[] = [];
	let at = 0;
	while (at < body.length) {
		TAG.lastIndex = at;
		const { end, name = '', attributes = '', empty } = TAG.exec(body)?.groups ?? {};
		if (!SHAPES.has(name) || !areDrawing(attributes)) return false;
		if (end && (attributes || empty || open.pop() !== name)) return false;
		if (!end && !empty) open.push(name);
		at = TAG.lastIndex;
	}
	return open.length === 0 && at > 0;
}

function areDrawing(attributes: string): boolean {
	return [...attributes.matchAll(ATTRIBUTE)].every(
		([, name = '', value = '']) => ATTRIBUTES.has(name) && !/url|:/i.test(value),
	);
}
