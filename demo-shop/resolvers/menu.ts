import type { RequestContext, ResolverMap } from '../schema/request-context';
import { contentGid, type MenuItemRecord, type MenuRecord } from '../shop/content-index';
import { gid } from '../shop/ids';
import { policyHandle } from '../shop/policies';
import type { Shop } from '../shop/shop';
import { localize } from '../shop/texts';

/** What a menu item leads to; a source of `MenuItemResource`, null where it is no resource. */
function resourceOf({ data }: MenuItemRecord, { catalogue }: Shop) {
	const { pages, blogs, policies } = catalogue.content;
	const find = <Entry extends { data: { handle: string } }>(
		entries: readonly Entry[],
		handle: string,
	) => entries.find((entry) => entry.data.handle === handle) ?? null;
	switch (data.type) {
		case 'PRODUCT':
			return catalogue.productByHandle.get(data.handle) ?? null;
		case 'COLLECTION':
			return catalogue.collectionByHandle.get(data.handle) ?? null;
		case 'PAGE':
			return find(pages, data.handle);
		case 'BLOG':
			return find(blogs, data.handle);
		case 'ARTICLE':
			return find(find(blogs, data.blog)?.articles ?? [], data.handle);
		case 'SHOP_POLICY':
			return policies.find((policy) => policy.data.kind === data.kind) ?? null;
		default:
			return null;
	}
}

/** Path in an online store; the platform puts the shop's domain before it. */
function pathOf({ data }: MenuItemRecord): string {
	switch (data.type) {
		case 'FRONTPAGE':
			return '/';
		case 'CATALOG':
			return '/collections/all';
		case 'COLLECTIONS':
			return '/collections';
		case 'SEARCH':
			return '/search';
		case 'PRODUCT':
			return `/products/${data.handle}`;
		case 'COLLECTION':
			return `/collections/${data.handle}`;
		case 'PAGE':
			return `/pages/${data.handle}`;
		case 'BLOG':
			return `/blogs/${data.handle}`;
		case 'ARTICLE':
			return `/blogs/${data.blog}/${data.handle}`;
		case 'SHOP_POLICY':
			return `/policies/${policyHandle(data.kind)}`;
		case 'HTTP':
			return data.url;
	}
}

export const menuResolvers: ResolverMap = {
	QueryRoot: {
		menu: (_source: unknown, { handle }: { handle: string }, { shop }: RequestContext) =>
			shop.catalogue.content.menus.find(({ data }) => data.handle === handle) ?? null,
	},
	Menu: {
		id: contentGid,
		handle: ({ data }: MenuRecord) => data.handle,
		title: ({ data }: MenuRecord, _args, context) => localize(data.title, context),
		// Assumed: those of the first level.
		itemsCount: ({ items }: MenuRecord) => items.length,
	},
	MenuItem: {
		id: contentGid,
		title: ({ data }: MenuItemRecord, _args, context) => localize(data.title, context),
		type: ({ data }: MenuItemRecord) => data.type,
		url: (item: MenuItemRecord, _args, { shop }) => new URL(pathOf(item), shop.origin).href,
		resource: (item: MenuItemRecord, _args, { shop }) => resourceOf(item, shop),
		resourceId: (item: MenuItemRecord, _args, { shop }) => {
			const resource = resourceOf(item, shop);
			return resource && gid(resource.__typename, resource.data.id);
		},
		// Only items of a collection that is filtered by tags have them.
		tags: () => [],
	},
};
