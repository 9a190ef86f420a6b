import * as v from 'valibot';
import type { Shopify } from './client.server';
import type { Api } from './connection.server';
import { isUnavailable } from './errors';

const payload = v.object({
	query: v.string(),
	variables: v.optional(v.custom<Record<string, unknown>>(isPlainObject), {}),
});

/** The platform's codes for invalid variables. */
const WRONG_VARIABLES = new Set([
	'INVALID_VARIABLE',
	'INVALID_FIELD_ARGUMENTS',
	'MAX_INPUT_SIZE_EXCEEDED',
	'argumentLiteralsIncompatible',
]);

export interface EndpointOptions {
	api: Api;
	/** The app's own documents, the only ones that are forwarded. */
	allowed: ReadonlySet<string>;
}

/**
 * `POST /api/shopify-{api}` takes `{query, variables}` as JSON and returns the platform's data.
 * 400 malformed, 403 not on the allow-list, 405 wrong method, 415 not JSON, 500 the platform failed (as specified).
 */
export async function answerEndpoint(
	request: Request,
	shopify: Shopify,
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
	const undeclared = Object.keys(variables).find((name) => !query.includes(`$${name}:`));
	if (undeclared) return failure(400, `The document declares no variable $${undeclared}`);
	try {
		// Not cached: arbitrary requests would displace the shop's own.
		const data = await shopify.forward(query, variables, { api, cacheable: false });
		return Response.json({ data }, { headers: { 'Cache-Control': 'private, no-store' } });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		const status = WRONG_VARIABLES.has(error.code ?? '') ? 400 : error.status;
		return failure(status, error.message, {}, error.data);
	}
}

function isPlainObject(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
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
