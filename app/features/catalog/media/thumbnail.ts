import type { Picture } from './gallery';

/** Pixels that a small picture can make use of on any screen. */
const WIDTH = 1200;

/** A small picture beside its name: it needs neither words of its own nor its widest copies. */
export function thumbnail(picture: Picture | undefined): Picture | undefined {
	return picture && { url: picture.url, width: Math.min(picture.width ?? WIDTH, WIDTH) };
}
