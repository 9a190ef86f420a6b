/** So many reports stand on a page: with the map they weigh about 10 kB. */
const REPORTS_PER_PAGE = 80;

/** How many pages a region's reports fill. */
export function countPages(reports: number): number {
	return Math.max(1, Math.ceil(reports / REPORTS_PER_PAGE));
}

/** The page that `?page=` names, from 1; the first where it names none. */
export function readPage(parameter: string | null, pages: number): number {
	const page = /^[1-9]\d?$/.test(parameter ?? '') ? Number(parameter) : 1;
	return page <= pages ? page : 1;
}

/** The part of a list that stands on a page. */
export function onPage<Item>(items: readonly Item[], page: number): readonly Item[] {
	const pages = countPages(items.length);
	const length = Math.ceil(items.length / pages);
	return items.slice((page - 1) * length, page * length);
}
