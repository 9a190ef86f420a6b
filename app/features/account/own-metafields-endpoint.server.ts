import { accountsOf } from '~/features/auth/accounts.server';
import { PRIVATE } from '~/lib/cache-control';
import type { AppContext } from '~/server/context.server';
import { CUSTOMER_UPDATE } from '~/shopify/customer-metafields.queries';
import { countWrite } from '~/shopify/customer-metafields.server';
import { currentToken } from '~/shopify/customer-token.server';
import { answerEndpoint } from '~/shopify/endpoint.server';
import { isUnavailable } from '~/shopify/errors';
import { readOwnMetafields } from '~/shopify/own-metafields.server';

const options = {
	api: 'admin',
	allowed: new Set([CUSTOMER_UPDATE]),
	cacheable: false,
} as const;

/**
 * `customerUpdate` of the logged-in customer's own wishlist and notifications; 403 for anything else, 429 after too
 * many.
 * The customer's id comes from the session's token, never from the request body.
 */
export async function updateOwnMetafields(
	context: AppContext,
	request: Request,
): Promise<Response> {
	const given: unknown = await request
		.clone()
		.json()
		.catch(() => undefined);
	// The endpoint itself answers invalid requests.
	if (!isRequest(given)) return answerEndpoint(request, context.shopify, options);
	const metafields = readOwnMetafields(given);
	if (!metafields)
		return refusal(403, 'Only your own wishlist and notifications can be written here');
	try {
		const key = await currentToken(context);
		const customer = key && (await accountsOf(context).find(context, key.accessToken));
		if (!customer) return refusal(403, 'Log in first');
		countWrite(customer.id);
		const variables = { input: { id: customer.id, metafields } };
		const own = new Request(request.url, {
			method: 'POST',
			headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
			body: JSON.stringify({ query: CUSTOMER_UPDATE, variables }),
		});
		return answerEndpoint(own, context.shopify, options);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return refusal(error.code === 'THROTTLED' ? 429 : 503, error.message);
	}
}

/** A request with the one document that is allowed. */
function isRequest(given: unknown): boolean {
	return (
		typeof given === 'object' &&
		given !== null &&
		'query' in given &&
		given.query === CUSTOMER_UPDATE
	);
}

function refusal(status: 403 | 429 | 503, error: string): Response {
	return Response.json({ error }, { status, headers: PRIVATE });
}
