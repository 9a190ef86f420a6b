import * as v from 'valibot';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { jsonResponse } from '~/lib/private-response.server';
import type { Shopify } from './client.server';
import type { Api } from './connection.server';
import { isUnavailable, requestError } from './errors';
import { partialError } from './partial-error';
import { failureOf } from './send-request.server';

const payload = v.object({
	query: v.string(),
	variables: v.optional(v.custom<Record<string, unknown>>(isPlainObject), {}),
});

export interface GraphqlProxyOptions {
	api: Api;
	/** The app's own documents, the only ones that are forwarded. */
	allowed: ReadonlySet<string>;
	/** Whether responses are taken from the cache that the pages use, and kept there. */
	cacheable: boolean;
	/** Makes the variables to send from those that were given, or a refusal. */
	toVariables?(variables: Record<string, unknown>): Promise<Record<string, unknown> | Response>;
	/** Counts a request; false for too many of one visitor. */
	takeRateLimit?(): Promise<boolean>;
}

/**
 * `POST /api/shopify-{api}` takes `{query, variables}` as JSON and returns the platform's data.
 * 400 malformed, or variables that the platform does not take; 403 not on the allow-list, 405 wrong method, 415 not
 * JSON, 429 too many, 500 the platform failed (as specified).
 */
export async function proxyGraphql(
	request: Request,
	shopify: Shopify,
	{ api, allowed, cacheable, toVariables, takeRateLimit }: GraphqlProxyOptions,
): Promise<Response> {
	if (request.method !== 'POST') return methodNotAllowed();
	if (!request.headers.get('Content-Type')?.startsWith('application/json')) {
		return failure(415, 'Send application/json');
	}
	const parsed = v.safeParse(payload, await request.json().catch(() => undefined));
	if (!parsed.success) return failure(400, 'Send {"query": string, "variables": object}');
	const { query, variables: given } = parsed.output;
	if (!allowed.has(query)) return failure(403, 'This document is not on the allow-list');
	const variables = toVariables ? await toVariables(given) : given;
	if (variables instanceof Response) return variables;
	const undeclared = Object.keys(variables).find((name) => !query.includes(`$${name}:`));
	if (undeclared) return failure(400, `The document declares no variable $${undeclared}`);
	if (takeRateLimit && !(await takeRateLimit())) return failure(429, 'Too many requests');
	try {
		const data = await shopify.forward(query, variables, { api, cacheable });
		throwIfVariablesInvalid(data);
		return jsonResponse(200, { data });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		// The specified form; other errors are those of all JSON responses.
		const { message, data } = error;
		return jsonResponse(error.invalidInput ? 400 : error.status, { message, data });
	}
}

/** Throws if a null is caused by an invalid variable: it must not read as "not found". */
function throwIfVariablesInvalid(data: object): void {
	for (const part of Object.keys(data)) {
		const error = partialError(data, part);
		const failed = error && failureOf(error);
		if (failed?.kind === 'invalid') {
			throw requestError(1, failed.reason, { code: failed.code, invalidInput: true });
		}
	}
}

function isPlainObject(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failure(status: number, error: string): Response {
	return jsonResponse(status, { error });
}
