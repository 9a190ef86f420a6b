import { expect, test } from 'vitest';
import type { FirstVisit, Kind } from './first-visit';
import { reportCatalogueSize, reportLatency, reportServerCost, reportWeights } from './report';

function visit(weights: Partial<Record<Kind, number>>, thirdParties: string[] = []): FirstVisit {
	const files = Object.entries(weights).map(([kind, bytes]) => ({
		name: `/assets/${kind}`,
		kind: kind as Kind,
		bytes,
	}));
	return { path: '/', files, thirdParties };
}

test('each exact figure above its limit is told, and the limit itself is met', () => {
	const floor = visit({ javascript: 90_000 });
	const met = visit({ javascript: 103_000, html: 12_000, css: 12_000, images: 500_000 });
	expect(reportWeights([met], floor).exceeded).toEqual([]);
	const above = visit({ javascript: 103_001, html: 12_001 }, ['https://cdn.example/a.js']);
	expect(reportWeights([above], floor).exceeded).toEqual([
		'/: 103,001 bytes of JavaScript, limit 103,000.',
		'/: 12,001 bytes of HTML, limit 12,000.',
		'/ asks a third party: https://cdn.example/a.js.',
	]);
});

test('a second round trip ends the run, a slow page does not', () => {
	const page = { path: '/', ms: 99, operations: ['Product'], roundTrips: 1 };
	const slow = reportLatency({ platform: 31, pages: [page] });
	expect(slow.exceeded).toEqual([]);
	expect(slow.text).toContain('not met');
	const twice = { ...page, operations: ['Product', 'Shop'], roundTrips: 2 };
	expect(reportLatency({ platform: 31, pages: [twice] }).exceeded).toEqual([
		'/ asks the platform 2 times in a row (Product, Shop), limit 1.',
	]);
});

test('processor time is told as ratios, a kept page’s above a constant answer', () => {
	const { text, exceeded } = reportServerCost({
		floor: 1,
		constant: 0.1,
		pages: [
			{ path: '/', cached: 0.15, rendered: 2.5 },
			{ path: '/map', cached: 0.3, rendered: 2.5 },
		],
	});
	expect(text).toMatch(/0\.021 of rendering it \|\s+0\.05 \|\s+met/);
	expect(text).toMatch(/0\.060 of rendering it \|\s+\|\s+\|/);
	expect(text).toMatch(/0\.083 of rendering it \|\s+0\.05 \|\s+not met/);
	expect(text).toMatch(/2\.50 × the floor \|\s+2 \|\s+not met/);
	expect(exceeded).toEqual([]);
});

test('a large list that weighs more than a tenth above a small one ends the run, a slow one does not', () => {
	const slow = { name: 'CPU', unit: 'ms', large: 3, small: 2 } as const;
	const told = reportCatalogueSize([
		slow,
		{ name: 'HTML', unit: 'bytes', large: 11_000, small: 10_000 },
	]);
	expect(told.exceeded).toEqual([]);
	expect(told.text).toMatch(/1\.50 \|\s+1\.1 \|\s+not met/);
	const heavy = reportCatalogueSize([
		{ name: 'HTML', unit: 'bytes', large: 11_001, small: 10_000 },
	]);
	expect(heavy.exceeded).toHaveLength(1);
});
