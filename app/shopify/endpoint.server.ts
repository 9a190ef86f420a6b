import * as v from 'valibot';
import type { AppContext } from '~/context.server';
import type { Api } from './connection.server';
import { ShopifyError } from './errors';

const payload = v.object({
	query: v.string(),
	variables: v.optional(v.record(v.string(), v.unknown()), {}),
});

export interface EndpointOptions {
	api: Api;
	/** The app's own documents that may be sent, to the letter. */
	allowed: ReadonlySet<string>;
}

/**
 * `POST /api/shopify-{api}` takes `{query, variables}` as JSON and answers the platform's data.
 * 400 malformed, 403 not on the allow-list, 405 wrong method, 415 not JSON, 500 the platform failed (as specified).
 */
export async function answerEndpoint(
	request: Request,
	context: AppContext,
	{ api, allowed }: EndpointOptions,
): Promise<Response> {
	if (request.method !== 'POST') return failure(405, 'Use POST', { Allow: 'POST' });
	if (!request.headers.get('Content-Type')?.startsWith('application/json')) {
		return failure(415, 'Send application/json');
	}
	const parsed = v.safeParse(payload, await request.json().catch(() => undefined));
	if (!parsed.success) return failure(400, 'Send {"query": string, "variables": object}');
	const { query, variables } = parsed.output;
	if (!allowed.has(query)) return failure(403, 'This document is not on the allow-list');
	try {
		const data = await context.shopify.forward(query, variables, { api });
		return Response.json({ data }, { headers: { 'Cache-Control': 'private, no-store' } });
	} catch (error) {
		if (!(error instanceof ShopifyError)) throw error;
		return failure(error.status, error.message, {}, error.data);
	}
}

function failure(
	status: number,
	message: string,
	headers: Record<string, string> = {},
	data?: { error: string },
): Response {
	return Response.json(
		{ error: message, ...(data && { data }) },
		{ status, headers: { 'Cache-Control': 'private, no-store', ...headers } },
	);
}
