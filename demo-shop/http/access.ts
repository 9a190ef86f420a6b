import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../schema/request-context';

export interface StorefrontTokens {
	publicToken: string;
	privateToken: string;
}

/**
 * What the token headers allow. Null for a token that is not the shop's own, in either header: it is
 * refused even where no token would have been needed.
 */
export function resolveAccess(
	headers: IncomingHttpHeaders,
	tokens: StorefrontTokens,
): Access | null {
	const publicToken = headers['x-shopify-storefront-access-token'];
	const privateToken = headers['shopify-storefront-private-token'];
	if (privateToken !== undefined && privateToken !== tokens.privateToken) {
		return null;
	}
	if (publicToken !== undefined && publicToken !== tokens.publicToken) {
		return null;
	}
	if (privateToken !== undefined) {
		return 'private';
	}
	return publicToken === undefined ? 'tokenless' : 'public';
}
