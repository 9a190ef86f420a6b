import { expect, test } from 'vitest';
import { type PageVitals, reportVitals, vitalsOf } from './vitals';
import type { SeenEntry } from './watch-vitals';

function entry(type: string, more: Partial<SeenEntry>): SeenEntry {
	return { type, name: '', start: 0, duration: 0, ...more };
}

test('vitals are summed up as web.dev defines them', () => {
	const seen = [
		entry('longtask', { start: 10, duration: 900 }),
		entry('paint', { name: 'first-contentful-paint', start: 1000 }),
		entry('largest-contentful-paint', { start: 1000 }),
		entry('longtask', { start: 1100, duration: 60 }),
		entry('longtask', { start: 1300, duration: 75 }),
		entry('largest-contentful-paint', { start: 1500, url: 'https://cdn/a.webp' }),
		entry('layout-shift', { value: 0.02 }),
		entry('layout-shift', { value: 0.5, hadRecentInput: true }),
	];
	expect(vitalsOf(seen)).toEqual({
		firstPaintMs: 1000,
		lcpMs: 1500,
		lcpIsPicture: true,
		tbtMs: 35,
		cls: 0.02,
	});
});

const floor: PageVitals = {
	firstPaintMs: 1000,
	lcpMs: 1000,
	lcpIsPicture: false,
	hydratedMs: 2000,
	tbtMs: 0,
	cls: 0,
};

/** The report's row for a page that differs from the floor. */
function rowOf(page: Partial<PageVitals>): string | undefined {
	const visited = [
		{ name: '', label: 'floor' as const, visits: [floor], interactions: {} },
		{ name: '/map', label: '' as const, visits: [{ ...floor, ...page }], interactions: {} },
	];
	const lines = reportVitals(visited).text.split('\n');
	return lines.find((line) => line.startsWith('| /map'));
}

test.each([
	[{ lcpMs: 1200 }, ''],
	[{ lcpMs: 1201 }, 'LCP'],
	[{ lcpMs: 1450, lcpIsPicture: true }, ''],
	[{ lcpMs: 1451, lcpIsPicture: true }, 'LCP'],
	[{ hydratedMs: 2300 }, ''],
	[{ hydratedMs: 2301, tbtMs: 99 }, 'hydrated'],
	[{ tbtMs: 100, cls: 0.01 }, 'TBT, CLS'],
])('beside the floor %o is above the limit in "%s"', (page, unmet) => {
	expect(rowOf(page)).toMatch(new RegExp(`\\| +${unmet} \\|$`));
});
