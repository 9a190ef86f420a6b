import type { Picture } from './gallery';

/** Width in pixels; sufficient on any screen. */
const WIDTH = 1200;

/** A small picture beside its name: without alternative text, in a small width. */
export function thumbnail(picture: Picture | undefined): Picture | undefined {
	return picture && { url: picture.url, width: Math.min(picture.width ?? WIDTH, WIDTH) };
}
