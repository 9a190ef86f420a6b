import type { Picture } from './gallery';
import type { Medium } from './media';

/** What one place of the gallery shows. */
export type Slide =
	| {
			kind: 'picture';
			picture: Picture;
			/** Index among the pictures. */
			at: number;
	  }
	| { kind: 'medium'; medium: Medium };

/** The first picture, the shop's own film, the 3D model, the other pictures, and what other services host. */
export function gallerySlides(pictures: readonly Picture[], media: readonly Medium[]): Slide[] {
	const [first, ...others] = pictures.map(
		(picture, at) => ({ kind: 'picture', picture, at }) as const,
	);
	const ofKind = (...kinds: Medium['kind'][]) =>
		kinds.flatMap((kind) =>
			media.flatMap((medium) =>
				medium.kind === kind ? [{ kind: 'medium', medium } as const] : [],
			),
		);
	return [...(first ? [first] : []), ...ofKind('video', 'model'), ...others, ...ofKind('external')];
}

/** The width of a place on a desktop, in sixths of the gallery's. */
export type Span = 6 | 3 | 2;

/**
 * The width of each place, so that all rows are full. What other services host takes a row each: it says what these
 * services learn.
 */
export function slideSpans(slides: readonly Slide[]): Span[] {
	const count = slides.filter((slide) => !isExternal(slide)).length;
	return slides.map((slide, index) => (isExternal(slide) ? 6 : spanOf(index, count)));
}

function isExternal(slide: Slide): boolean {
	return slide.kind === 'medium' && slide.medium.kind === 'external';
}

function spanOf(index: number, count: number): Span {
	if (index === 0) return 6;
	if (index <= 2) return count > 2 ? 3 : 6;
	const rest = count - 3;
	if (rest === 1) return 6;
	// As many pairs first as leave full rows of three.
	const inPairs = 6 - 2 * (rest % 3);
	return index < 3 + inPairs && inPairs <= rest ? 3 : 2;
}
