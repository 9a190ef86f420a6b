import { type ConnectionArguments, emptyConnection, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { authorName, filterContent } from '../search/content-search';
import { type ArticleRecord, type BlogRecord, contentGid } from '../shop/content-index';
import { localize, stripHtml, truncate } from '../shop/texts';
import { type ByIdOrHandle, findByIdOrHandle } from './find';
import { imageSource } from './image';
import { noMetafields } from './no-metafields';
import type { Tracked } from './tracked';

interface ListArguments extends ConnectionArguments {
	query?: string | null;
	sortKey: string;
}

function findBlog(args: ByIdOrHandle, { shop }: RequestContext): BlogRecord | null {
	return findByIdOrHandle(shop.catalogue.content.blogs, 'Blog', args);
}

/** What a blog is sorted by; an article by its own fields and its blog's title. */
function blogSortValue({ data }: BlogRecord, sortKey: string, context: RequestContext): string {
	switch (sortKey) {
		case 'HANDLE':
			return data.handle;
		case 'TITLE':
			return localize(data.title, context);
		default:
			return '';
	}
}

function articleSortValue(
	article: ArticleRecord,
	sortKey: string,
	context: RequestContext,
): string {
	switch (sortKey) {
		case 'AUTHOR':
			return authorName(article);
		case 'BLOG_TITLE':
			return localize(article.blog.data.title, context);
		case 'PUBLISHED_AT':
			return article.data.publishedAt;
		case 'TITLE':
			return localize(article.data.title, context);
		case 'UPDATED_AT':
			return article.data.updatedAt;
		default:
			return '';
	}
}

function articleConnection(
	articles: readonly ArticleRecord[],
	args: ListArguments,
	context: RequestContext,
) {
	const key = (article: ArticleRecord) => articleSortValue(article, args.sortKey, context);
	const found = filterContent(articles, args.query, context);
	const sorted = [...found].sort((a, b) => key(a).localeCompare(key(b)));
	return paginate(sorted, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
}

function authorSource(article: ArticleRecord, context: RequestContext) {
	const { bio, ...names } = article.data.author;
	return { ...names, name: authorName(article), bio: bio ? localize(bio, context) : null };
}

export const blogResolvers: ResolverMap = {
	QueryRoot: {
		blog: (_source: unknown, args: ByIdOrHandle, context) => findBlog(args, context),
		blogs: (_source: unknown, args: ListArguments, context: RequestContext) => {
			const found = filterContent(context.shop.catalogue.content.blogs, args.query, context);
			const key = (blog: BlogRecord) => blogSortValue(blog, args.sortKey, context);
			const sorted = [...found].sort((a, b) => key(a).localeCompare(key(b)));
			return paginate(sorted, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
		},
		article: (_source: unknown, { id }: { id: string }, { shop }: RequestContext) =>
			shop.catalogue.content.articles.find((article) => contentGid(article) === id) ?? null,
		articles: (_source: unknown, args: ListArguments, context: RequestContext) =>
			articleConnection(context.shop.catalogue.content.articles, args, context),
	},
	Blog: {
		...noMetafields,
		id: contentGid,
		handle: ({ data }: BlogRecord) => data.handle,
		title: ({ data }: BlogRecord, _args, context) => localize(data.title, context),
		// Published to the headless sales channel only.
		onlineStoreUrl: () => null,
		seo: () => ({ title: null, description: null }),
		articleByHandle: ({ articles }: BlogRecord, { handle }: { handle: string }) =>
			articles.find(({ data }) => data.handle === handle) ?? null,
		articles: ({ articles }: BlogRecord, args: ListArguments, context: RequestContext) =>
			articleConnection(articles, args, context),
		authors: ({ articles }: BlogRecord, _args, context) => [
			...new Map(
				articles.map((article) => [article.data.author.email, authorSource(article, context)]),
			).values(),
		],
	},
	Article: {
		...noMetafields,
		id: contentGid,
		handle: ({ data }: ArticleRecord) => data.handle,
		title: ({ data }: ArticleRecord, _args, context) => localize(data.title, context),
		author: (article: ArticleRecord, _args, context) => authorSource(article, context),
		authorV2: (article: ArticleRecord, _args, context) => authorSource(article, context),
		content: ({ data }: ArticleRecord, args: { truncateAt?: number | null }, context) =>
			truncate(stripHtml(localize(data.contentHtml, context)), args.truncateAt),
		contentHtml: ({ data }: ArticleRecord, _args, context) => localize(data.contentHtml, context),
		excerpt: ({ data }: ArticleRecord, args: { truncateAt?: number | null }, context) =>
			data.excerptHtml
				? truncate(stripHtml(localize(data.excerptHtml, context)), args.truncateAt)
				: null,
		excerptHtml: ({ data }: ArticleRecord, _args, context) =>
			data.excerptHtml ? localize(data.excerptHtml, context) : null,
		image: ({ image }: ArticleRecord) => imageSource(image),
		publishedAt: ({ data }: ArticleRecord) => data.publishedAt,
		tags: ({ data }: ArticleRecord) => data.tags,
		// Comments are disabled for every blog.
		comments: emptyConnection,
		onlineStoreUrl: () => null,
		seo: () => ({ title: null, description: null }),
		trackingParameters: (article: Tracked) => article.trackingParameters ?? null,
	},
};
