import { expect, test } from 'vitest';
import type { ShopMenuItemFragment } from '~/shopify/storefront.generated';
import { mainProductPath, site } from '~/site';
import { menuEntries } from './menu-entries';

type Item = Parameters<typeof menuEntries>[0]['items'][number];
type Below = Item['items'][number];

const hosts = ['shop.example', 'shop.myshopify.com'];

function item(parts: Partial<ShopMenuItemFragment>, items: Below[] = []): Item {
	return { title: 'Entry', type: 'HTTP', url: null, resource: null, ...parts, items };
}

const hrefOf = (parts: Partial<ShopMenuItemFragment>) =>
	menuEntries({ items: [item(parts)] }, hosts)[0]?.href;

test.each<[Partial<ShopMenuItemFragment>, string | undefined]>([
	[{ type: 'FRONTPAGE' }, '/'],
	[{ type: 'CATALOG' }, '/collections'],
	[{ type: 'COLLECTIONS' }, '/collections'],
	[{ type: 'SEARCH' }, '/search'],
	[{ type: 'CUSTOMER_ACCOUNT_PAGE' }, '/account'],
	[{ type: 'PRODUCT', resource: { __typename: 'Product', handle: site.product } }, mainProductPath],
	[{ type: 'PRODUCT', resource: { __typename: 'Product', handle: 'cable' } }, '/products/cable'],
	[{ type: 'PRODUCT', url: 'https://shop.example/products/draft' }, undefined],
	[
		{ type: 'COLLECTION', resource: { __typename: 'Collection', handle: 'maps' } },
		'/collections/maps',
	],
	[
		{ type: 'SHOP_POLICY', resource: { __typename: 'ShopPolicy', handle: 'refund-policy' } },
		'/legal/revocation',
	],
	[
		{ type: 'SHOP_POLICY', resource: { __typename: 'ShopPolicy', handle: 'new-policy' } },
		undefined,
	],
	[{ type: 'PAGE', resource: { __typename: 'Page' } }, undefined],
	[{ type: 'BLOG', resource: { __typename: 'Blog' } }, undefined],
	[{ type: 'ARTICLE', resource: { __typename: 'Article' } }, undefined],
	[{ type: 'METAOBJECT', resource: { __typename: 'Metaobject' } }, undefined],
	[{ url: 'https://shop.myshopify.com/contact?a=1#form' }, '/contact?a=1#form'],
	[{ url: 'https://shop.example/en/connect' }, '/connect'],
	[{ url: 'https://shop.example//evil.example' }, '/evil.example'],
	[{ url: 'https://elsewhere.example/x' }, 'https://elsewhere.example/x'],
	[{ url: 'javascript:alert(1)' }, undefined],
	[{ url: '#' }, undefined],
	[{ url: null }, undefined],
])('%j leads to %s', (parts, href) => {
	expect(hrefOf(parts)).toBe(href);
});

test('entries below an item without a page move up', () => {
	const below = item({ title: 'Below', url: 'https://shop.example/faq' });
	const without = item({ title: 'Page', type: 'PAGE', resource: { __typename: 'Page' } });
	expect(menuEntries({ items: [item({ type: 'SEARCH' }, [below, without])] }, hosts)).toEqual([
		{ title: 'Entry', href: '/search', children: [{ title: 'Below', href: '/faq' }] },
	]);
	expect(menuEntries({ items: [{ ...without, items: [below] }] }, hosts)).toEqual([
		{ title: 'Below', href: '/faq', children: [] },
	]);
});
