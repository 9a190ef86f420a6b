import { listCategories, reportSorts } from './list-reports';

/**
 * A region's page in the page cache, with the parameters of its list of reports and those values that are cached. The
 * page itself excludes an airport that is not on its map.
 */
export const weatherPage = {
	path: /^\/weather\/[a-z]+$/,
	parameters: [
		// Pages with the first order, which is the default, have no `sort`.
		{ name: /^sort$/, cached: reportSorts.slice(1) },
		{ name: /^category$/, cached: listCategories },
		{ name: /^page$/, cached: /^\d$/ },
		{ name: /^airport$/, cached: /^[A-Z\d]{4}$/ },
		{ name: /^q$/ },
	],
};
