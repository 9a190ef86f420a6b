import type {
	Catalogue,
	CatalogueArticle,
	CatalogueBlog,
	CatalogueColor,
	CatalogueMenu,
	CatalogueMenuItem,
	CatalogueMetaobject,
	CataloguePage,
	CataloguePolicy,
} from '../catalogue/types';
import { gid } from './ids';
import { type ImageRecord, imageRecord } from './image-record';

export interface PageRecord {
	/** The record's type in the Storefront API, as in all records below. */
	__typename: 'Page';
	data: CataloguePage;
}

export interface BlogRecord {
	__typename: 'Blog';
	data: CatalogueBlog;
	articles: ArticleRecord[];
}

export interface ArticleRecord {
	__typename: 'Article';
	data: CatalogueArticle;
	blog: BlogRecord;
	image: ImageRecord | null;
}

export interface PolicyRecord {
	__typename: 'ShopPolicy';
	data: CataloguePolicy;
}

export interface MenuRecord {
	__typename: 'Menu';
	data: CatalogueMenu;
	items: MenuItemRecord[];
}

export interface MenuItemRecord {
	__typename: 'MenuItem';
	data: CatalogueMenuItem;
	items: MenuItemRecord[];
}

export interface MetaobjectRecord {
	__typename: 'Metaobject';
	data: CatalogueMetaobject;
}

export type ContentRecord =
	| PageRecord
	| BlogRecord
	| ArticleRecord
	| PolicyRecord
	| MenuRecord
	| MenuItemRecord
	| MetaobjectRecord;

/** Lookups over the content; lists are by id. */
export interface ContentIndex {
	pages: PageRecord[];
	blogs: BlogRecord[];
	articles: ArticleRecord[];
	policies: PolicyRecord[];
	menus: MenuRecord[];
	metaobjects: MetaobjectRecord[];
	/** Every record, menu items included, by its global id. */
	byGid: ReadonlyMap<string, ContentRecord>;
}

export function indexContent({ content = {}, colors }: Catalogue): ContentIndex {
	const pages = (content.pages ?? []).map((data): PageRecord => ({ __typename: 'Page', data }));
	const blogs = (content.blogs ?? []).map(blogRecord);
	const policies = (content.policies ?? []).map(
		(data): PolicyRecord => ({ __typename: 'ShopPolicy', data }),
	);
	const menus = (content.menus ?? []).map(
		(data): MenuRecord => ({ __typename: 'Menu', data, items: data.items.map(menuItemRecord) }),
	);
	const metaobjects = [...colors.map(colorEntry), ...(content.metaobjects ?? [])].map(
		(data): MetaobjectRecord => ({ __typename: 'Metaobject', data }),
	);
	const articles = blogs.flatMap((blog) => blog.articles);
	const lists = {
		pages: sortById(pages),
		blogs: sortById(blogs),
		articles: sortById(articles),
		policies,
		menus,
		metaobjects,
	};
	const records = [
		...Object.values(lists).flat(),
		...menus.flatMap((menu) => menu.items.flatMap(withChildren)),
	];
	return { ...lists, byGid: new Map(records.map((record) => [contentGid(record), record])) };
}

export function contentGid({ __typename, data }: ContentRecord): string {
	return gid(__typename, data.id);
}

function sortById<Entry extends ContentRecord>(records: Entry[]): Entry[] {
	return records.sort((a, b) => a.data.id - b.data.id);
}

function blogRecord(data: CatalogueBlog): BlogRecord {
	const blog: BlogRecord = { __typename: 'Blog', data, articles: [] };
	blog.articles = data.articles.map((article) => ({
		__typename: 'Article',
		data: article,
		blog,
		image: article.image ? imageRecord(article.image, `${article.id}`, 'ArticleImage') : null,
	}));
	return blog;
}

function menuItemRecord(data: CatalogueMenuItem): MenuItemRecord {
	return { __typename: 'MenuItem', data, items: (data.items ?? []).map(menuItemRecord) };
}

function withChildren(item: MenuItemRecord): MenuItemRecord[] {
	return [item, ...item.items.flatMap(withChildren)];
}

/** A colour as the metaobject that `custom.filter_color` refers to. */
function colorEntry({ key, name, hex }: CatalogueColor, position: number): CatalogueMetaobject {
	return {
		id: position + 1,
		type: 'color',
		handle: key,
		fields: {
			label: { type: 'single_line_text_field', value: name },
			color: { type: 'color', value: { de: hex, en: hex } },
		},
	};
}
