/** How a picture lies in its frame: `x`, `y` shift its middle from the frame's, in pixels. */
export interface View {
	/** 1: the whole picture is in the frame. */
	scale: number;
	x: number;
	y: number;
}

export interface Point {
	x: number;
	y: number;
}

/** Pixels. */
export interface Size {
	width: number;
	height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** From here on a 3200 px picture shows no more on any screen. */
const MAX_SCALE = 5;
/** A finger that moves this far sideways, as a part of the frame, asks for another picture. */
const SWIPE = 0.12;

/** Zooms by `factor` around a point, measured from the frame's middle: what lies there stays there. */
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

/** Moves a zoomed picture, as far as it reaches beyond its frame. */
export function shifted(view: View, by: Point, picture: Size, frame: Size): View {
	return within({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame);
}

/** Where a picture of these proportions lies in the frame when all of it is seen. */
export function fitted(picture: Size, frame: Size): Size {
	const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
	return { width: picture.width * ratio, height: picture.height * ratio };
}

/** Which way a swipe leads: to the next picture, to the one before, or nowhere. */
export function swiped(by: Point, frame: Size): 1 | -1 | 0 {
	const far = Math.abs(by.x) > frame.width * SWIPE && Math.abs(by.x) > Math.abs(by.y);
	if (!far) return 0;
	return by.x < 0 ? 1 : -1;
}

/** The middle between two points, and how far they are apart. */
export function between(a: Point, b: Point): Point & { distance: number } {
	return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

function within({ scale, x, y }: View, picture: Size, frame: Size): View {
	const limit = (value: number, size: number, room: number) => {
		const beyond = Math.max(0, (size * scale - room) / 2);
		// Never -0.
		return beyond === 0 ? 0 : Math.min(Math.max(value, -beyond), beyond);
	};
	return {
		scale,
		x: limit(x, picture.width, frame.width),
		y: limit(y, picture.height, frame.height),
	};
}
