import { accountsOf } from '~/features/auth/accounts.server';
import { jsonResponse } from '~/lib/private-response.server';
import type { AppContext } from '~/server/context.server';
import { CUSTOMER_UPDATE } from '~/shopify/customer-metafields.queries';
import { countWrite } from '~/shopify/customer-metafields.server';
import { currentToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { proxyGraphql } from '~/shopify/graphql-proxy.server';
import { readOwnMetafields } from './own-metafields.server';

/**
 * Runs `customerUpdate` for the logged-in customer's own wishlist and notifications. 403 for anything else, 429 above
 * the limit of writes. The customer's id comes from the session's token, never from the request body.
 */
export function updateOwnMetafields(context: AppContext, request: Request): Promise<Response> {
	return proxyGraphql(request, context.shopify, {
		api: 'admin',
		allowed: new Set([CUSTOMER_UPDATE]),
		cacheable: false,
		async toVariables(variables) {
			const metafields = readOwnMetafields(variables);
			if (!metafields) {
				const error = 'Only your own wishlist and notifications can be written here';
				return jsonResponse(403, { error });
			}
			try {
				const session = await currentToken(context);
				const customer = session && (await accountsOf(context).find(context, session.accessToken));
				if (!customer) return jsonResponse(403, { error: 'Log in first' });
				countWrite(customer.id);
				return { input: { id: customer.id, metafields } };
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				return jsonResponse(error.code === 'THROTTLED' ? 429 : 503, { error: error.message });
			}
		},
	});
}
