import { expect, test } from 'vitest';
import { reportCatalogueSize } from './catalogue-size';
import { reportLatency } from './latency';
import { limits } from './limits';
import { bytes, median } from './report';
import { reportServerCost } from './server-cost';
import { type FirstVisit, reportWeights } from './weights';

const { javascriptBytes, htmlBytes, preloadedFonts } = limits;

function visit(javascript: number, html: number, more: Partial<FirstVisit> = {}): FirstVisit {
	const files: FirstVisit['files'] = [
		{ name: '/assets/entry.js', type: 'script', bytes: javascript },
		{ name: '/', type: 'document', bytes: html },
	];
	return { label: '', path: '/', files, preloadedFonts, thirdParties: [], ...more };
}

test('an exact figure above its limit ends the run, at the limit it does not', () => {
	const met = visit(javascriptBytes, htmlBytes);
	const above = visit(javascriptBytes + 1, htmlBytes + 1, {
		preloadedFonts: preloadedFonts + 1,
		thirdParties: ['https://cdn.example/a.js'],
	});
	expect(reportWeights([met]).exceeded).toEqual([]);
	const { exceeded } = reportWeights([above]);
	expect(exceeded).toHaveLength(4);
	expect(exceeded[0]).toContain(`(JavaScript), limit ${bytes(javascriptBytes)}`);
	expect(exceeded[3]).toContain('https://cdn.example/a.js');
	for (const label of ['before', 'floor'] as const) {
		expect(reportWeights([{ ...above, label }]).exceeded).toEqual([]);
	}
});

test('a second round trip ends the run, a slow page does not', () => {
	const page = { path: '/', ms: 99, operations: ['Product'], roundTrips: 1 };
	const slow = reportLatency([page]);
	expect(slow.exceeded).toEqual([]);
	expect(slow.text).toContain('not met');
	const twice = { ...page, operations: ['Product', 'Shop'], roundTrips: 2 };
	expect(reportLatency([twice]).exceeded).toEqual([
		'/ asks the platform 2 times in a row (Product, Shop), limit 1.',
	]);
});

test('processor time counts as a ratio', () => {
	const { text, exceeded } = reportServerCost({
		floor: 1,
		pages: [{ path: '/', cached: 0.3, rendered: 2.5 }],
	});
	expect(text).toMatch(/0\.120 of rendering it \| +0\.1 \| not met/);
	expect(text).toMatch(/2\.500 × the floor \| +3 \| +met/);
	expect(exceeded).toEqual([]);
});

test('a large page that weighs more than a tenth above a small one ends the run, a slow one does not', () => {
	const slow = { name: 'CPU', unit: 'ms', large: 3, small: 2 } as const;
	const html = { name: 'HTML', unit: 'bytes', large: 11_000, small: 10_000 } as const;
	const { text, exceeded } = reportCatalogueSize([slow, html]);
	expect(exceeded).toEqual([]);
	expect(text).toMatch(/1\.50 \| +1\.1 \| not met/);
	expect(reportCatalogueSize([{ ...html, large: 11_001 }]).exceeded).toHaveLength(1);
});

test('the median is the middle value, whatever the order', () => {
	expect(median([9, 1, 5])).toBe(5);
	expect(median([10, 9])).toBe(9);
	expect(() => median([])).toThrow('No values');
});
