import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';

/** Issuer URL of the authorization server; its endpoints are below it. */
export function issuerOf(shop: Shop): string {
	return `${shop.origin}/authentication/${shopId}`;
}

const prefixes = ['', '/de', '/en'];

/** Allowed callback URLs: the storefront's callback in its three forms, and other clients'. Compared exactly. */
export function redirectUris({ siteUrl, accountCallbacks }: Shop): string[] {
	return [...prefixes.map((prefix) => `${siteUrl}${prefix}/auth/callback`), ...accountCallbacks];
}

/** Allowed URLs after a sign-out. */
export function logoutUris({ siteUrl, accountCallbacks }: Shop): string[] {
	// Hydrogen sends the origin with a slash.
	const origins = accountCallbacks.flatMap((callback) => {
		const { origin } = new URL(callback);
		return [origin, `${origin}/`];
	});
	return [`${siteUrl}/`, ...prefixes.map((prefix) => `${siteUrl}${prefix}`), ...origins];
}
