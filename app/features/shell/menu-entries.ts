import { parseLocalePath } from '~/i18n/locale-path';
import type { ShopMenuFragment, ShopMenuItemFragment } from '~/shopify/storefront.generated';
import { productPath } from '~/site';
import type { MenuEntry } from './shop-menus';

/** This shop's own pages for the platform's policies, by handle. */
const policyPages: Readonly<Record<string, string>> = {
	'contact-information': '/contact',
	'legal-notice': '/legal/imprint',
	'privacy-policy': '/legal/privacy',
	'refund-policy': '/legal/revocation',
	'shipping-policy': '/legal/shipping',
	'subscription-policy': '/legal/terms',
	'terms-of-sale': '/legal/terms',
	'terms-of-service': '/legal/terms',
};

/**
 * The entries of a menu. An item without a page in this shop is left out, and the items below it move up: pages,
 * blogs, articles and metaobjects of the platform, products that are not published, and invalid URLs.
 * @param ownHosts hosts of the shop's pages: of the storefront and of the platform
 */
export function menuEntries(
	{ items }: Pick<ShopMenuFragment, 'items'>,
	ownHosts: readonly string[],
): MenuEntry[] {
	return items.flatMap((item) => {
		const children = item.items.flatMap((below) => entryOf(below, ownHosts) ?? []);
		const entry = entryOf(item, ownHosts);
		return entry
			? [{ ...entry, children }]
			: children.map((child): MenuEntry => ({ ...child, children: [] }));
	});
}

function entryOf(item: ShopMenuItemFragment, ownHosts: readonly string[]) {
	const href = hrefOf(item, ownHosts);
	return href ? { title: item.title, href } : undefined;
}

function hrefOf({ type, url, resource }: ShopMenuItemFragment, ownHosts: readonly string[]) {
	switch (type) {
		case 'FRONTPAGE':
			return '/';
		case 'CATALOG':
		case 'COLLECTIONS':
			return '/collections';
		case 'SEARCH':
			return '/search';
		case 'CUSTOMER_ACCOUNT_PAGE':
			return '/account';
		case 'HTTP':
			return url && linkedPage(url, ownHosts);
		default:
			return resource && resourcePage(resource);
	}
}

function resourcePage(resource: NonNullable<ShopMenuItemFragment['resource']>) {
	switch (resource.__typename) {
		case 'Product':
			return productPath(resource.handle);
		case 'Collection':
			return `/collections/${resource.handle}`;
		case 'ShopPolicy':
			return policyPages[resource.handle];
		default:
			return undefined;
	}
}

/** The platform puts its own domain before a path of the shop; URLs of other sites stay as they are. */
function linkedPage(url: string, ownHosts: readonly string[]): string | undefined {
	if (!URL.canParse(url)) return undefined;
	const { protocol, host, pathname, search, hash, href } = new URL(url);
	if (protocol !== 'https:' && protocol !== 'http:') return undefined;
	if (!ownHosts.includes(host)) return href;
	return `${parseLocalePath(pathname).path.replace(/^\/+/, '/')}${search}${hash}`;
}
