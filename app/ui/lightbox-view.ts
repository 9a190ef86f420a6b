/** Position of a picture: `x`, `y` move its centre from the frame's, in pixels. */
export interface View {
	/** At 1 the whole picture fits the frame. */
	scale: number;
	x: number;
	y: number;
}

export interface Point {
	x: number;
	y: number;
}

/** In pixels. */
export interface Size {
	width: number;
	height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** A higher scale of a 3200 px picture shows no more detail. */
const MAX_SCALE = 5;
/** Minimum horizontal distance of a swipe, as a fraction of the frame. */
const SWIPE = 0.12;

/** Zooms by `factor` around a point, which stays in place; measured from the frame's centre. */
export function zoomed(view: View, factor: number, at: Point, picture: Size, frame: Size): View {
	const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE);
	const grown = scale / view.scale;
	const moved = {
		scale,
		x: at.x - (at.x - view.x) * grown,
		y: at.y - (at.y - view.y) * grown,
	};
	return within(moved, picture, frame);
}

/** Moves a zoomed picture, within its overflow. */
export function shifted(view: View, by: Point, picture: Size, frame: Size): View {
	return within({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame);
}

/** Size of a picture that fits the frame. */
export function fitted(picture: Size, frame: Size): Size {
	const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
	return { width: picture.width * ratio, height: picture.height * ratio };
}

/** Direction of a swipe: next, previous, or none. */
export function swiped(by: Point, frame: Size): 1 | -1 | 0 {
	const isSwipe = Math.abs(by.x) > frame.width * SWIPE && Math.abs(by.x) > Math.abs(by.y);
	if (!isSwipe) return 0;
	return by.x < 0 ? 1 : -1;
}

/** Centre and distance of two points. */
export function between(a: Point, b: Point): Point & { distance: number } {
	return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

function within({ scale, x, y }: View, picture: Size, frame: Size): View {
	const limit = (value: number, size: number, available: number) => {
		const beyond = Math.max(0, (size * scale - available) / 2);
		// Avoids -0.
		return beyond === 0 ? 0 : Math.min(Math.max(value, -beyond), beyond);
	};
	return {
		scale,
		x: limit(x, picture.width, frame.width),
		y: limit(y, picture.height, frame.height),
	};
}
