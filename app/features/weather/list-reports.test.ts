import { describe, expect, test } from 'vitest';
import {
	exampleOf,
	type ListRequest,
	listReports,
	listSearch,
	type ReportSort,
	readListRequest,
} from './list-reports';
import type { StationReport } from './weather-view';

const ALL: ListRequest = { sort: 'name', query: '', page: 1 };

function report(icao: string, name: string, weather: Partial<StationReport> = {}): StationReport {
	return {
		...{ icao, name, category: null, raw: null, observedAt: null },
		...{ wind: null, metres: null, facts: [] },
		...weather,
	};
}

const zurich = report('LSZH', 'Zürich', { category: 'vfr', wind: { knots: 9 }, metres: 9999 });
const bern = report('LSZB', 'Bern', { category: 'lifr', wind: { knots: 3 }, metres: 200 });
const ohrid = report('LWOH', 'Ohrid', {
	...{ category: 'ifr', metres: 3000 },
	wind: { knots: 6, gusts: 22 },
});
const agen = report('LFBA', 'Ägen');
const stations = [zurich, bern, ohrid, agen];

const ticketCodes: Record<string, string> = { LSZH: 'ZRH', LFBA: 'AGF' };
const codesOf = (icao: string) => [icao, ticketCodes[icao] ?? ''];

const codes = (request: Partial<ListRequest>) =>
	listReports(stations, { ...ALL, ...request }, 'de', codesOf).reports.map(({ icao }) => icao);

test.each<[ReportSort, string[]]>([
	['name', ['LFBA', 'LSZB', 'LWOH', 'LSZH']],
	['code', ['LFBA', 'LSZB', 'LSZH', 'LWOH']],
	['category', ['LSZB', 'LWOH', 'LSZH', 'LFBA']],
	['wind', ['LWOH', 'LSZH', 'LSZB', 'LFBA']],
	['visibility', ['LSZB', 'LWOH', 'LSZH', 'LFBA']],
])('by %s, what a pilot looks for is first, and what is unknown last', (sort, expected) => {
	expect(codes({ sort })).toEqual(expected);
});

test('the example is a report of the worst category, with the shortest visibility', () => {
	const raw = 'METAR';
	const foggy = report('LSMP', 'Payerne', { category: 'lifr', metres: 100, raw });
	const heard = stations.map((each) => ({ ...each, raw }));
	expect(exampleOf([...heard, foggy])?.icao).toBe('LSMP');
	expect(exampleOf(heard)?.icao).toBe('LSZB');
	expect(exampleOf(stations)).toBeUndefined();
});

describe('a filter', () => {
	test.each([
		['zurich', ['LSZH']],
		['ZÜR', ['LSZH']],
		['lsz', ['LSZB', 'LSZH']],
		['zrh', ['LSZH']],
		['.*', []],
	])('finds %s in names and codes, with or without accents', (query, expected) => {
		expect(codes({ query })).toEqual(expected);
	});

	test('accepts one category, also that of airports without a report', () => {
		expect(codes({ category: 'ifr' })).toEqual(['LWOH']);
		expect(codes({ category: 'dark' })).toEqual(['LFBA']);
		expect(codes({ category: 'dark', query: 'bern' })).toEqual([]);
	});
});

test('120 reports fill three pages of the same length, 40 fill one, none still have a page', () => {
	const many = Array.from({ length: 120 }, (_, index) => report(`E${100 + index}`, 'Feld'));
	const third = listReports(many, { ...ALL, page: 3 }, 'en', codesOf);
	expect(third).toMatchObject({ pages: 3, found: 120 });
	expect(third.reports.map(({ icao }) => icao)).toEqual(many.slice(80).map(({ icao }) => icao));
	expect(listReports(many.slice(0, 40), ALL, 'en', codesOf).pages).toBe(1);
	expect(listReports([], ALL, 'en', codesOf)).toMatchObject({ pages: 1, found: 0, reports: [] });
	expect(listReports(many, { ...ALL, page: 4 }, 'en', codesOf).request.page).toBe(1);
});

describe('the URL of a list', () => {
	test.each(['', '?page=2', '?q=bern', '?q=a%26b+c&category=dark&sort=wind&page=3'])(
		'%j leads to itself',
		(search) => {
			expect(listSearch(readListRequest(new URLSearchParams(search)))).toBe(search);
		},
	);

	test.each([
		'sort=name&page=1&q=',
		'sort=constructor&category=toString',
		'sort=WIND&category=VFR',
		'page=0',
		'page=02',
		'page=-1',
		'page=2.0',
		'page=two',
		'q=%20%20',
	])('%s is the usual list', (search) => {
		expect(readListRequest(new URLSearchParams(search))).toEqual(ALL);
	});

	test('limits the length of the text', () => {
		const { query } = readListRequest(new URLSearchParams({ q: 'x'.repeat(5000) }));
		expect(query).toHaveLength(40);
	});
});
