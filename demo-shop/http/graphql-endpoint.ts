import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultedEndpoint, withFaults } from '../controls/apply-fault';
import { requestKey } from '../controls/fault-rules';
import { makePartial } from '../controls/partial-response';
import { withoutSecrets } from '../controls/request-log';
import {
	type Executor,
	internalError,
	type OperationRequest,
	type OperationResult,
} from '../schema/execute';
import { parseOperationRequest } from './operation-request';
import { BodyTooLargeError, readBody, sendJson } from './responses';

/** Supported versions (November 2026), oldest first. */
const supportedVersions = ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01', 'unstable'];

/** A caller, or the response to an unauthorized request. */
export type Authorization<Caller> = { caller: Caller } | { status: number; body: object };

/** One of the platform's APIs over HTTP. */
export interface GraphqlEndpoint<Caller> extends FaultedEndpoint {
	executor: Executor<Caller>;
	authorize(request: IncomingMessage): Authorization<Caller>;
	/** CORS: request headers that pages of other origins may send; null where they have no access. */
	allowedHeaders: string | null;
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
	await withFaults(endpoint, request, response, {
		names: [...(name ? [name] : []), ...(prepared?.rootFields ?? [])],
		requestKey: () => requestKey(group, name ?? operation.query, operation.variables),
		operation: name,
		rootFields: prepared?.rootFields ?? [],
		variables: withoutSecrets(operation.variables),
		isGraphql: true,
		headers,
		run(rule) {
			const { executor } = endpoint;
			const result = runOperation(executor, operation, caller);
			const executed = prepared && { query: operation.query, operation: prepared.node, result };
			const partial = rule && executed && makePartial(executor.schema, executed, rule);
			return {
				status: 200,
				body: JSON.stringify(partial ?? result),
				isPartial: partial !== null,
			};
		},
	});
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
