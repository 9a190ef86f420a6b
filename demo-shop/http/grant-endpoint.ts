import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultedEndpoint, withFaults } from '../controls/apply-fault';
import { requestKey } from '../controls/fault-rules';
import { readForm, sendJson } from './responses';

const maximumBody = 16 * 1024;

/** An OAuth token endpoint. */
export interface GrantEndpoint extends FaultedEndpoint {
	/** In fault rules and in the request log; a fault rule may name a grant type as well. */
	operation: string;
	/** The response to a form; called once, unless a fault refuses the request. */
	exchange(form: URLSearchParams): GrantResult;
}

/** A complete response of a token endpoint. */
export interface GrantResult {
	status: number;
	body: object;
}

/** Handles a POST to a token endpoint. */
export async function handleGrant(
	endpoint: GrantEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { operation, exchange } = endpoint;
	if (request.method !== 'POST') {
		sendJson(response, 405, { error: 'invalid_request' }, { Allow: 'POST' });
		return;
	}
	// A form that is too large is treated as empty.
	const form = (await readForm(request, maximumBody)) ?? new URLSearchParams();
	const grantType = form.get('grant_type');
	await withFaults(endpoint, request, response, {
		names: [operation, ...(grantType ? [grantType] : [])],
		requestKey: () => requestKey('', operation, String(form)),
		operation,
		rootFields: [],
		variables: { grantType },
		run() {
			const result = resultOf(request, form, exchange);
			const headers = { Pragma: 'no-cache' };
			return { status: result.status, body: JSON.stringify(result.body), headers };
		},
	});
}

/** An error response of OAuth. */
export function refusal(status: number, error: string, description: string): GrantResult {
	return { status, body: { error, error_description: description } };
}

function resultOf(
	request: IncomingMessage,
	form: URLSearchParams,
	exchange: GrantEndpoint['exchange'],
): GrantResult {
	const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
	return mediaType === 'application/x-www-form-urlencoded'
		? exchange(form)
		: refusal(400, 'invalid_request', 'the body must be form-encoded');
}
