import { expect, test } from 'vitest';
import { countPages, onPage, readPage } from './report-pages';

test('150 reports fill two pages of the same length, 80 fill one', () => {
	const reports = Array.from({ length: 150 }, (_, index) => index);
	expect(countPages(80)).toBe(1);
	expect(countPages(150)).toBe(2);
	expect(onPage(reports, 1)).toEqual(reports.slice(0, 75));
	expect(onPage(reports, 2)).toEqual(reports.slice(75));
});

test('a region without reports still has a page', () => {
	expect(countPages(0)).toBe(1);
	expect(onPage([], 1)).toEqual([]);
});

test.each([
	[null, 1],
	['2', 2],
	['3', 1],
	['0', 1],
	['02', 1],
	['2.0', 1],
	['-1', 1],
	['two', 1],
])('the parameter %s names page %i of two', (parameter, page) => {
	expect(readPage(parameter, 2)).toBe(page);
});
