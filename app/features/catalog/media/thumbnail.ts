import type { PictureData } from '~/ui/picture';

/** Width in pixels; sufficient on any screen. */
const WIDTH = 1200;

/** A small picture beside its name: without alternative text, in a small width. */
export function thumbnail(picture: PictureData | undefined): PictureData | undefined {
	if (!picture) return undefined;
	const { url, width, atNight } = picture;
	return {
		url,
		width: Math.min(width ?? WIDTH, WIDTH),
		...(atNight && { atNight: thumbnail(atNight) }),
	};
}
