import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';

/** The authorisation server's own name; its endpoints are below it. */
export function issuerOf(shop: Shop): string {
	return `${shop.origin}/authentication/${shopId}`;
}

const prefixes = ['', '/de', '/en'];

/** Where a sign-in may lead back to: the storefront's callback in its three forms, to the letter. */
export function redirectUris({ siteUrl }: Shop): string[] {
	return prefixes.map((prefix) => `${siteUrl}${prefix}/auth/callback`);
}

/** Where a sign-out may lead to. */
export function logoutUris({ siteUrl }: Shop): string[] {
	return [`${siteUrl}/`, ...prefixes.map((prefix) => `${siteUrl}${prefix}`)];
}
