import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';

/** Issuer URL of the authorization server; its endpoints are below it. */
export function issuerOf(shop: Shop): string {
	return `${shop.origin}/authentication/${shopId}`;
}

const prefixes = ['', '/de', '/en'];

/** Allowed callback URLs: the storefront's callback in its three forms, compared exactly. */
export function redirectUris({ siteUrl }: Shop): string[] {
	return prefixes.map((prefix) => `${siteUrl}${prefix}/auth/callback`);
}

/** Allowed URLs after a sign-out. */
export function logoutUris({ siteUrl }: Shop): string[] {
	return [`${siteUrl}/`, ...prefixes.map((prefix) => `${siteUrl}${prefix}`)];
}
