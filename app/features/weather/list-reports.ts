import { type Locale, locales } from '~/i18n/locales';
import { normalizeText } from '~/lib/normalize-text';
import { flightCategories, type StationReport } from './weather-view';

/** Orders of the list; the first one is the default. */
export const reportSorts = ['name', 'code', 'category', 'wind', 'visibility'] as const;

export type ReportSort = (typeof reportSorts)[number];

/** A flight category, or `dark` for airports without one. */
export const listCategories = [...flightCategories, 'dark'] as const;

export type ListCategory = (typeof listCategories)[number];

/** Filter, order and page of a list of reports. */
export interface ListRequest {
	sort: ReportSort;
	category?: ListCategory;
	/** Part of a name or a code; empty for all. */
	query: string;
	/** From 1. */
	page: number;
}

export const MAX_QUERY_LENGTH = 40;

/** With the map, this many reports are less than 10 kB, and a phone scrolls about four screens. */
const REPORTS_PER_PAGE = 40;

/** Reads `?sort=`, `?category=`, `?q=` and `?page=`; unknown values count as missing. */
export function readListRequest(parameters: URLSearchParams): ListRequest {
	const category = listCategories.find((known) => known === parameters.get('category'));
	const page = parameters.get('page') ?? '';
	return {
		sort: reportSorts.find((known) => known === parameters.get('sort')) ?? 'name',
		...(category && { category }),
		query: (parameters.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
		page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
	};
}

/** The query string that leads to a list, with its `?`; empty for the first page of all reports by name. */
export function listSearch({ sort, category, query, page }: ListRequest): string {
	const parameters = new URLSearchParams({
		...(query && { q: query }),
		...(category && { category }),
		...(sort !== 'name' && { sort }),
		...(page > 1 && { page: String(page) }),
	});
	return parameters.size > 0 ? `?${parameters}` : '';
}

export interface ReportPage {
	reports: StationReport[];
	/** How many reports match, on all pages. */
	found: number;
	/** The request, with a page that exists. */
	request: ListRequest;
	pages: number;
}

/**
 * The reports of one page of the list.
 * @param codesOf all codes of an airport, by its ICAO code: only the server has the table
 */
export function listReports(
	all: readonly StationReport[],
	request: ListRequest,
	locale: Locale,
	codesOf: (icao: string) => readonly string[],
): ReportPage {
	const wanted = normalizeText(request.query);
	const matching = all.filter(
		({ name, icao, category }) =>
			(request.category === undefined || request.category === (category ?? 'dark')) &&
			normalizeText([name, ...codesOf(icao)].join(' ')).includes(wanted),
	);
	const byName = new Intl.Collator(locales[locale].tag);
	const rank = ranks[request.sort];
	const sorted = matching.sort(
		(one, other) =>
			compare(rank(one), rank(other)) ||
			byName.compare(one.name, other.name) ||
			compare(one.icao, other.icao),
	);
	const pages = Math.max(1, Math.ceil(sorted.length / REPORTS_PER_PAGE));
	const page = request.page <= pages ? request.page : 1;
	const length = Math.ceil(sorted.length / pages);
	return {
		reports: sorted.slice((page - 1) * length, page * length),
		found: sorted.length,
		request: { ...request, page },
		pages,
	};
}

/** The report with the worst category, then the shortest visibility: it has the most facts. */
export function exampleOf(all: readonly StationReport[]): StationReport | undefined {
	const [worst] = all
		.filter(({ raw }) => raw)
		.sort(
			(one, other) =>
				compare(ranks.category(one), ranks.category(other)) ||
				compare(ranks.visibility(one), ranks.visibility(other)),
		);
	return worst;
}

/** Lowest first: worst category, strongest wind, shortest visibility. Unknown values are last. */
const ranks: Record<ReportSort, (report: StationReport) => number | string> = {
	name: () => 0,
	code: ({ icao }) => icao,
	category: ({ category }) => (category ? -flightCategories.indexOf(category) : 1),
	wind: ({ wind }) => (wind ? -(wind.gusts ?? wind.knots) : 1),
	visibility: ({ metres }) => metres ?? Number.POSITIVE_INFINITY,
};

function compare<Value extends number | string>(one: Value, other: Value): number {
	return one < other ? -1 : Number(one > other);
}
