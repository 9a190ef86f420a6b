import { limits } from './limits';
import { type Report, verdict } from './report';
import { table } from './table';
import type { PageVitals, Vitals } from './vitals';

const LIMIT = ['limit', ''];
const HEAD = [
	...['', 'LCP ms', 'is a', ...LIMIT],
	...['hydrated ms', '× the floor', ...LIMIT],
	...['TBT ms', ...LIMIT],
	...['CLS', ...LIMIT],
];

/** What a visitor on a slow phone meets, beside the floor. */
export function reportVitals({ floor, pages, interactions }: Vitals): Report {
	const loading = table(HEAD, [...pages.map((page) => row(page, floor)), row(floor)]);
	const answers = table(
		['', 'INP ms', 'limit', ''],
		interactions.map(({ name, ms }) => [
			name,
			ms.toFixed(0),
			String(limits.inpMs),
			verdict(ms <= limits.inpMs),
		]),
	);
	const text = `## On a slow phone

A first visit (412 × 823, cold cache) with the processor slowed down 4 times, at 1.47 Mbit/s and 562 ms for each request,
through Chromium's own throttling; medians over the visits. Hydrated: React has taken over the whole page. The
interactions are taps on ${pageOf(pages)}; Chromium tells them in steps of 8 ms, and those below 16 ms as 16.

${loading}

${answers}`;
	return { text, exceeded: [] };
}

/** Without a floor to compare it with, a row is told unjudged. */
function row(page: PageVitals, floor?: PageVitals): string[] {
	const { path, lcpMs, lcpIsPicture, hydratedMs, tbtMs, cls } = page;
	const told = (value: number, limit: number) =>
		floor ? [String(limit), verdict(value <= limit)] : ['', ''];
	const toFloor = hydratedMs / (floor ?? page).hydratedMs;
	return [
		path,
		lcpMs.toFixed(0),
		lcpIsPicture ? 'picture' : 'text',
		...told(lcpMs, lcpIsPicture ? limits.lcpPictureMs : limits.lcpTextMs),
		hydratedMs.toFixed(0),
		toFloor.toFixed(2),
		...told(toFloor, Number(limits.hydratedToFloor.toFixed(2))),
		tbtMs.toFixed(0),
		...told(tbtMs, limits.tbtMs),
		cls.toFixed(3),
		...told(Number(cls.toFixed(3)), limits.cls),
	];
}

function pageOf(pages: PageVitals[]): string {
	return pages.at(-1)?.path ?? 'the last page';
}
