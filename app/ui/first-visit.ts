import { afterPaint } from '~/lib/after-paint';

/**
 * Runs before the first paint: says on <html> whether the page is opened for the first time, and at its top. Who comes
 * back, or to a heading, is brought to a place that counts on the height of all that is above.
 */
export const firstVisitScript =
	"if(!history.state&&!location.hash)document.documentElement.dataset.firstVisit=''";

/**
 * Lays out what the first paint left, a section a frame: before somebody can jump over sections whose height is a guess.
 * Later the page is as for who comes back.
 */
export function layOutFar(): void {
	const section = document.querySelector('.far');
	section?.classList.remove('far');
	if (section) afterPaint(layOutFar);
}
