import { accountsOf } from '~/features/auth/accounts.server';
import { PRIVATE } from '~/lib/cache-control';
import type { AppContext } from '~/server/context.server';
import { CUSTOMER_UPDATE } from '~/shopify/customer-metafields.queries';
import { countWrite } from '~/shopify/customer-metafields.server';
import { currentToken } from '~/shopify/customer-token.server';
import { endpointResponse } from '~/shopify/endpoint.server';
import { isUnavailable } from '~/shopify/errors';
import { readOwnMetafields } from '~/shopify/own-metafields.server';

/**
 * Runs `customerUpdate` for the logged-in customer's own wishlist and notifications. 403 for anything else, 429 above
 * the limit of writes. The customer's id comes from the session's token, never from the request body.
 */
export function updateOwnMetafields(context: AppContext, request: Request): Promise<Response> {
	return endpointResponse(request, context.shopify, {
		api: 'admin',
		allowed: new Set([CUSTOMER_UPDATE]),
		cacheable: false,
		async rewrite(variables) {
			const metafields = readOwnMetafields(variables);
			if (!metafields)
				return refusal(403, 'Only your own wishlist and notifications can be written here');
			try {
				const session = await currentToken(context);
				const customer = session && (await accountsOf(context).find(context, session.accessToken));
				if (!customer) return refusal(403, 'Log in first');
				countWrite(customer.id);
				return { input: { id: customer.id, metafields } };
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				return refusal(error.code === 'THROTTLED' ? 429 : 503, error.message);
			}
		},
	});
}

function refusal(status: 403 | 429 | 503, error: string): Response {
	return Response.json({ error }, { status, headers: PRIVATE });
}
