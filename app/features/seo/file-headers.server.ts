import { PUBLIC_PAGE } from '~/lib/cache-control';

/** Headers of files for machines; the page cache stores them like pages. */
export const XML_PAGE = {
	'Content-Type': 'application/xml; charset=utf-8',
	'Cache-Control': PUBLIC_PAGE,
};

export const TEXT_PAGE = {
	'Content-Type': 'text/plain; charset=utf-8',
	'Cache-Control': PUBLIC_PAGE,
};

/** Headers of a page's Markdown version; `page` is the page's absolute URL. */
export function markdownHeaders(page: string): Record<string, string> {
	return {
		'Content-Type': 'text/markdown; charset=utf-8',
		'Cache-Control': PUBLIC_PAGE,
		Link: `<${page}>; rel="canonical"`,
	};
}
