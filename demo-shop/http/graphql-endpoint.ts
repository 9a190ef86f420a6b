import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { appliesBefore, pause, sendFault, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { makePartial } from '../controls/partial-response';
import { loggedHeaders, type RequestLog, withoutSecrets } from '../controls/request-log';
import {
	type Executor,
	internalError,
	type OperationRequest,
	type OperationResult,
} from '../schema/execute';
import type { Clock } from '../shop/clock';
import { parseOperationRequest } from './operation-request';
import { BodyTooLargeError, readBody, sendJson } from './responses';

/** Supported versions (November 2026), oldest first. */
const supportedVersions = ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01', 'unstable'];

/** A caller, or the response to an unauthorized request. */
export type Authorization<Caller> = { caller: Caller } | { status: number; body: object };

/** One of the platform's APIs over HTTP. */
export interface GraphqlEndpoint<Caller> {
	executor: Executor<Caller>;
	authorize(request: IncomingMessage): Authorization<Caller>;
	/** CORS: request headers that pages of other origins may send; null where they have no access. */
	allowedHeaders: string | null;
	faults: FaultRules;
	requests: RequestLog;
	clock: Clock;
}

/** Far more than 250 lines with attributes need. */
const maximumBody = 2 * 1024 * 1024;

/** Handles one request to an API; expired versions are served by the oldest supported. */
export async function handleGraphql<Caller>(
	endpoint: GraphqlEndpoint<Caller>,
	request: IncomingMessage,
	response: ServerResponse,
	requestedVersion: string,
): Promise<void> {
	const version = resolveApiVersion(requestedVersion);
	const headers: Record<string, string> = {
		...(endpoint.allowedHeaders === null ? {} : { 'Access-Control-Allow-Origin': '*' }),
		'X-Request-Id': randomUUID(),
	};
	if (version === null) {
		sendJson(response, 404, { errors: 'Not Found' }, headers);
		return;
	}
	headers['X-Shopify-API-Version'] = version;
	if (request.method === 'OPTIONS' && endpoint.allowedHeaders !== null) {
		handlePreflight(response, headers, endpoint.allowedHeaders);
		return;
	}
	if (request.method !== 'POST') {
		sendJson(
			response,
			405,
			{ errors: 'Method Not Allowed' },
			{ ...headers, Allow: endpoint.allowedHeaders === null ? 'POST' : 'POST, OPTIONS' },
		);
		return;
	}
	let body: string;
	try {
		body = await readBody(request, maximumBody);
	} catch (error) {
		if (error instanceof BodyTooLargeError) {
			sendJson(response, 413, { errors: 'Payload Too Large' }, headers);
			return;
		}
		throw error;
	}
	const authorization = endpoint.authorize(request);
	if ('status' in authorization) {
		sendJson(response, authorization.status, authorization.body, headers);
		return;
	}
	const operation = parseOperationRequest(request.headers['content-type'], body);
	if (operation === null) {
		sendJson(
			response,
			400,
			{ errors: { query: 'Required parameter missing or invalid' } },
			headers,
		);
		return;
	}
	const { caller } = authorization;
	await handleOperation(endpoint, request, response, { operation, caller, headers });
}

interface Call<Caller> {
	operation: OperationRequest;
	caller: Caller;
	headers: Record<string, string>;
}

async function handleOperation<Caller>(
	endpoint: GraphqlEndpoint<Caller>,
	request: IncomingMessage,
	response: ServerResponse,
	{ operation, caller, headers }: Call<Caller>,
): Promise<void> {
	const prepared = endpoint.executor.operationOf(operation);
	const name = prepared?.node.name?.value ?? null;
	const group = String(request.headers['custom-storefront-request-group-id'] ?? '');
	const matches = endpoint.faults.match({
		names: [...(name ? [name] : []), ...(prepared?.rootFields ?? [])],
		requestKey: () => requestKey(group, name ?? operation.query, operation.variables),
	});
	const fault = matches.find(({ kind }) => kind !== 'latency') ?? null;
	const log = (status: number | null, kind = fault?.kind ?? null) =>
		endpoint.requests.add(
			{
				operation: name,
				rootFields: prepared?.rootFields ?? [],
				variables: withoutSecrets(operation.variables),
				headers: loggedHeaders(request.headers),
				status,
				fault: kind,
			},
			endpoint.clock(),
		);
	const { pending } = endpoint.faults;
	for (const { delayMs } of latencies(matches, 'before')) {
		// The operation executes even when the client has disconnected.
		if (!(await pending.wait(request, delayMs))) {
			response.destroy();
			return;
		}
	}
	if (fault && appliesBefore(fault)) {
		log(statusOf(fault));
		await sendFault(response, fault, headers, null);
		return;
	}
	const run = () => runOperation(endpoint.executor, operation, caller);
	if (fault?.phase === 'late') {
		log(statusOf(fault));
		const due = pending.wait(request, fault.delayMs);
		await Promise.all([
			sendFault(response, fault, headers, null),
			due.then((isDue) => isDue && run()),
		]);
		return;
	}
	const result = run();
	for (const { delayMs } of latencies(matches, 'after')) {
		await pause(response, delayMs);
	}
	if (fault && fault.kind !== 'partial') {
		log(statusOf(fault));
		await sendFault(response, fault, headers, JSON.stringify(result));
		return;
	}
	const partial =
		fault && prepared
			? makePartial(
					endpoint.executor.schema,
					{ query: operation.query, operation: prepared.node, result },
					fault,
				)
			: null;
	log(200, partial ? 'partial' : null);
	sendJson(response, 200, partial ?? result, headers);
}

/** Never throws: a failure of the demo shop becomes the platform's internal error. */
function runOperation<Caller>(
	executor: Executor<Caller>,
	operation: OperationRequest,
	caller: Caller,
): OperationResult {
	try {
		return executor.run(operation, caller);
	} catch (error) {
		console.error(error);
		return { errors: [internalError()] };
	}
}

function latencies(matches: FaultRule[], phase: FaultRule['phase']): FaultRule[] {
	return matches.filter((match) => match.kind === 'latency' && match.phase === phase);
}

function handlePreflight(
	response: ServerResponse,
	headers: Record<string, string>,
	allowedHeaders: string,
): void {
	response.writeHead(204, {
		...headers,
		'Access-Control-Allow-Methods': 'POST, OPTIONS',
		'Access-Control-Allow-Headers': allowedHeaders,
		'Access-Control-Max-Age': '86400',
	});
	response.end();
}

/**
 * The version that serves a request: an expired one falls forward to the oldest supported; null for an
 * unknown version (assumed: the platform responds with 404).
 */
function resolveApiVersion(requested: string): string | null {
	if (supportedVersions.includes(requested)) {
		return requested;
	}
	const oldest = supportedVersions[0] ?? '';
	const isQuarter = /^20\d\d-(?:01|04|07|10)$/.test(requested);
	return isQuarter && requested < oldest ? oldest : null;
}
