import type { IncomingMessage, ServerResponse } from 'node:http';
import { appliesBefore, pause, sendFault, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { loggedHeaders, type RequestLog } from '../controls/request-log';
import type { Clock } from '../shop/clock';
import { BodyTooLargeError, readBody, sendJson } from './responses';

const maximumBody = 16 * 1024;

/** An OAuth token endpoint. */
export interface GrantEndpoint {
	/** In fault rules and in the request log; a fault rule may name a grant type as well. */
	operation: string;
	/** The response to a form; called once, unless a fault comes before it. */
	exchange(form: URLSearchParams): GrantResult;
	clock: Clock;
	faults: FaultRules;
	requests: RequestLog;
}

/** A complete response of a token endpoint. */
export interface GrantResult {
	status: number;
	body: object;
}

/** Handles a POST to a token endpoint. */
export async function handleGrant(
	{ operation, exchange, clock, faults, requests }: GrantEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (request.method !== 'POST') {
		sendJson(response, 405, { error: 'invalid_request' }, { Allow: 'POST' });
		return;
	}
	const body = await readForm(request);
	const form = new URLSearchParams(body);
	const grantType = form.get('grant_type');
	const matches = faults.match({
		names: [operation, ...(grantType ? [grantType] : [])],
		requestKey: () => requestKey('', operation, body),
	});
	const fault = grantFault(matches);
	for (const { kind, delayMs } of matches) {
		if (kind === 'latency') {
			await pause(response, delayMs);
		}
	}
	const result = fault && appliesBefore(fault) ? null : resultOf(request, form, exchange);
	requests.add(
		{
			operation,
			rootFields: [],
			variables: { grantType },
			headers: loggedHeaders(request.headers),
			status: fault ? statusOf(fault) : (result?.status ?? null),
			fault: fault?.kind ?? null,
		},
		clock(),
	);
	if (fault) {
		await sendFault(response, fault, {}, result && JSON.stringify(result.body));
	} else if (result) {
		sendJson(response, result.status, result.body, { Pragma: 'no-cache' });
	}
}

/** An error response of OAuth. */
export function refusal(status: number, error: string, description: string): GrantResult {
	return { status, body: { error, error_description: description } };
}

/** The endpoint throttles by status; its response has no fields that could fail alone. */
function grantFault(matches: FaultRule[]): FaultRule | undefined {
	const fault = matches.find(({ kind }) => kind !== 'latency' && kind !== 'partial');
	return fault?.kind === 'throttled' ? { ...fault, kind: 'http429' } : fault;
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

async function readForm(request: IncomingMessage): Promise<string> {
	try {
		return await readBody(request, maximumBody);
	} catch (error) {
		if (error instanceof BodyTooLargeError) {
			return '';
		}
		throw error;
	}
}
