import { expect, test } from 'vitest';
import { vitalsOf } from './vitals';
import { reportVitals } from './vitals-report';
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
	expect(vitalsOf(seen)).toEqual({ lcpMs: 1500, lcpIsPicture: true, tbtMs: 35, cls: 0.02 });
});

test('a picture may be painted later than a text', () => {
	const page = { path: '/', lcpMs: 1700, hydratedMs: 2001, tbtMs: 50, cls: 0 };
	const told = (lcpIsPicture: boolean) => {
		const visited = { ...page, lcpIsPicture };
		const { text } = reportVitals({ floor: visited, pages: [visited], interactions: [] });
		return text.split('\n').find((line) => line.startsWith('| /'));
	};
	expect(told(true)).toMatch(/1700 \| picture \| +1800 \| +met \|/);
	expect(told(false)).toMatch(/1700 \| +text \| +1600 \| not met/);
});

test('a page is taken over within 1.18 times what the floor takes', () => {
	const page = { path: '/', lcpMs: 1700, lcpIsPicture: true, hydratedMs: 1000, tbtMs: 50, cls: 0 };
	const told = (hydratedMs: number) => {
		const visited = { ...page, hydratedMs };
		const { text } = reportVitals({ floor: page, pages: [visited], interactions: [] });
		return text.split('\n').find((line) => line.startsWith('| /'));
	};
	expect(told(1180)).toMatch(/1180 \| +1\.18 \| +1\.18 \| +met \|/);
	expect(told(1190)).toMatch(/1190 \| +1\.19 \| +1\.18 \| not met \|/);
});
