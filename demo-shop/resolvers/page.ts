import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { filterContent } from '../search/content-search';
import { contentGid, type PageRecord } from '../shop/content-index';
import { localize, stripHtml, truncate } from '../shop/texts';
import { type ByIdOrHandle, findByIdOrHandle } from './find';
import { noMetafields } from './no-metafields';
import type { Tracked } from './tracked';

interface PagesArguments extends ConnectionArguments {
	query?: string | null;
	sortKey: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';
}

/** Assumed: as in the Admin API, with the ellipsis counted as in `truncateAt`. */
const summaryLength = 150;

function findPage(args: ByIdOrHandle, { shop }: RequestContext): PageRecord | null {
	return findByIdOrHandle(shop.catalogue.content.pages, 'Page', args);
}

/** What a page is sorted by. */
function sortValue({ data }: PageRecord, sortKey: string, context: RequestContext) {
	switch (sortKey) {
		case 'TITLE':
			return localize(data.title, context);
		case 'UPDATED_AT':
			return data.updatedAt;
		default:
			return '';
	}
}

export const pageResolvers: ResolverMap = {
	QueryRoot: {
		page: (_source: unknown, args: ByIdOrHandle, context) => findPage(args, context),
		pages: (_source: unknown, args: PagesArguments, context: RequestContext) => {
			const found = filterContent(context.shop.catalogue.content.pages, args.query, context);
			const key = (page: PageRecord) => sortValue(page, args.sortKey, context);
			const sorted = [...found].sort((a, b) => key(a).localeCompare(key(b)));
			return paginate(sorted, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
		},
	},
	Page: {
		...noMetafields,
		id: contentGid,
		handle: ({ data }: PageRecord) => data.handle,
		title: ({ data }: PageRecord, _args, context) => localize(data.title, context),
		body: ({ data }: PageRecord, _args, context) => localize(data.bodyHtml, context),
		bodySummary: ({ data }: PageRecord, _args, context) =>
			truncate(stripHtml(localize(data.bodyHtml, context)), summaryLength),
		createdAt: ({ data }: PageRecord) => data.createdAt,
		updatedAt: ({ data }: PageRecord) => data.updatedAt,
		// Published to the headless sales channel only.
		onlineStoreUrl: () => null,
		seo: () => ({ title: null, description: null }),
		// Only search results have them.
		trackingParameters: (page: Tracked) => page.trackingParameters ?? null,
	},
};
