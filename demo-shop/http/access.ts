import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AdminCaller } from '../admin/admin-context';
import type { AppTokens } from '../admin/app-tokens';
import type { Access, Caller } from '../schema/request-context';
import type { Authorization } from './graphql-endpoint';
import { unauthorized } from './responses';

export interface StorefrontTokens {
	publicToken: string;
	privateToken: string;
}

/**
 * Access of a request by its token headers. Null for an invalid token in either header: it is refused
 * even where no token would be needed.
 */
function resolveAccess(headers: IncomingHttpHeaders, tokens: StorefrontTokens): Access | null {
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

/** IP address that rate limits count: the buyer's in the header of a server, else the sender's. */
function buyerIp({ headers, socket }: IncomingMessage, access: Access): string {
	const named = headers['shopify-storefront-buyer-ip'];
	return (access === 'private' && named ? String(named) : socket.remoteAddress) ?? 'unknown';
}

/** Authenticates a request to the Storefront API. */
export function storefrontCaller(
	request: IncomingMessage,
	tokens: StorefrontTokens,
): Authorization<Caller> {
	const access = resolveAccess(request.headers, tokens);
	if (access === null) {
		return { status: 401, body: unauthorized };
	}
	return { caller: { access, buyerIp: buyerIp(request, access) } };
}

/** CORS: request headers that pages of other origins may send to the Storefront API. */
export const storefrontHeaders =
	'Content-Type, Accept, Accept-Language, X-Shopify-Storefront-Access-Token, Shopify-Storefront-Private-Token, Shopify-Storefront-Buyer-IP, Custom-Storefront-Request-Group-ID, X-SDK-Variant, X-SDK-Variant-Source, X-SDK-Version';

/** Authenticates a request to the Admin API: an app with a valid token. */
export function adminCaller(
	request: IncomingMessage,
	tokens: AppTokens,
): Authorization<AdminCaller> {
	if (!tokens.isValid(String(request.headers['x-shopify-access-token'] ?? ''))) {
		const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
		return { status: 401, body: { errors } };
	}
	return { caller: { scopes: tokens.scopes } };
}
