/** With the map, this many reports are about 10 kB. */
const REPORTS_PER_PAGE = 80;

export function countPages(reports: number): number {
	return Math.max(1, Math.ceil(reports / REPORTS_PER_PAGE));
}

/** The page number in `?page=`, from 1; 1 for anything else. */
export function readPage(parameter: string | null, pages: number): number {
	const page = /^[1-9]\d?$/.test(parameter ?? '') ? Number(parameter) : 1;
	return page <= pages ? page : 1;
}

export function onPage<Item>(items: readonly Item[], page: number): readonly Item[] {
	const pages = countPages(items.length);
	const length = Math.ceil(items.length / pages);
	return items.slice((page - 1) * length, page * length);
}
