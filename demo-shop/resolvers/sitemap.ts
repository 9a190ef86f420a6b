import type { Localized } from '../catalogue/types';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { CollectionRecord, ProductRecord } from '../shop/catalogue-index';
import type { ArticleRecord, BlogRecord, PageRecord } from '../shop/content-index';
import type { ImageRecord } from '../shop/image-record';
import { localize } from '../shop/texts';
import { imageUrl } from './image';

type SitemapEntry = ProductRecord | CollectionRecord | PageRecord | BlogRecord | ArticleRecord;

/** Maximum number of resources on a page. */
const pageSize = 250;

/** Source of `Sitemap`: every resource of one type, by id. */
interface SitemapSource {
	entries: readonly SitemapEntry[];
}

/** Source of `SitemapResource`. */
interface ResourceSource {
	__typename: 'SitemapResource';
	handle: string;
	updatedAt: string;
	name: Localized;
	picture: ImageRecord | null;
}

function sitemap(type: string, { shop }: RequestContext): SitemapSource {
	const { products, collections, content } = shop.catalogue;
	switch (type) {
		case 'PRODUCT':
			return { entries: [...products].sort((a, b) => a.data.id - b.data.id) };
		case 'COLLECTION':
			return { entries: [...collections].sort((a, b) => a.data.id - b.data.id) };
		case 'PAGE':
			return { entries: content.pages };
		case 'BLOG':
			return { entries: content.blogs };
		case 'ARTICLE':
			return { entries: content.articles };
		default:
			// No metaobject has a page.
			return { entries: [] };
	}
}

function resource(entry: SitemapEntry): ResourceSource {
	return {
		__typename: 'SitemapResource',
		handle: entry.data.handle,
		updatedAt: entry.data.updatedAt,
		name: entry.data.title,
		picture: pictureOf(entry),
	};
}

function pictureOf(entry: SitemapEntry): ImageRecord | null {
	switch (entry.__typename) {
		case 'Product':
			return entry.images[0] ?? null;
		case 'Collection':
		case 'Article':
			return entry.image;
		default:
			return null;
	}
}

export const sitemapResolvers: ResolverMap = {
	QueryRoot: {
		sitemap: (_source: unknown, { type }: { type: string }, context) => sitemap(type, context),
	},
	Sitemap: {
		pagesCount: ({ entries }: SitemapSource) => ({
			count: Math.ceil(entries.length / pageSize),
			precision: 'EXACT',
		}),
		// Pages are counted from 1. Assumed: a lower number returns no resources.
		resources: ({ entries }: SitemapSource, { page }: { page: number }) => ({
			hasNextPage: page * pageSize < entries.length,
			items: page < 1 ? [] : entries.slice((page - 1) * pageSize, page * pageSize).map(resource),
		}),
	},
	SitemapResource: {
		title: ({ name }: ResourceSource, _args, context) => localize(name, context),
		image: ({ picture, updatedAt }: ResourceSource, _args, context) =>
			picture && {
				alt: localize(picture.data.alt, context),
				filepath: new URL(imageUrl(context.shop, picture.data.file)).pathname,
				// Images have the date of their product or collection.
				updatedAt,
			},
	},
};
