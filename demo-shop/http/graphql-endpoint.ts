import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFault, comesBefore, pause, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { makePartial } from '../controls/partial-answer';
import { loggedHeaders, type RequestLog, withoutSecrets } from '../controls/request-log';
import {
	type Executor,
	internalError,
	type OperationRequest,
	type OperationResult,
} from '../schema/execute';
import type { Clock } from '../shop/clock';
import { resolveAccess, type StorefrontTokens } from './access';
import { resolveApiVersion } from './api-versions';
import { parseOperationRequest } from './operation-request';
import { BodyTooLargeError, readBody, sendJson } from './responses';

export interface GraphqlEndpoint {
	executor: Executor;
	tokens: StorefrontTokens;
	faults: FaultRules;
	requests: RequestLog;
	clock: Clock;
}

/** Room for 250 lines with attributes, many times over. */
const maximumBody = 2 * 1024 * 1024;

/** Answers `/api/{version}/graphql.json`. */
export async function answerGraphql(
	endpoint: GraphqlEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	requestedVersion: string,
): Promise<void> {
	const version = resolveApiVersion(requestedVersion);
	const headers: Record<string, string> = {
		'Access-Control-Allow-Origin': '*',
		'X-Request-Id': randomUUID(),
	};
	if (version === null) {
		sendJson(response, 404, { errors: 'Not Found' }, headers);
		return;
	}
	headers['X-Shopify-API-Version'] = version;
	if (request.method === 'OPTIONS') {
		answerPreflight(response, headers);
		return;
	}
	if (request.method !== 'POST') {
		sendJson(
			response,
			405,
			{ errors: 'Method Not Allowed' },
			{ ...headers, Allow: 'POST, OPTIONS' },
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
	const access = resolveAccess(request.headers, endpoint.tokens);
	if (access === null) {
		// The platform leaves the message empty.
		const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
		sendJson(response, 401, { errors }, headers);
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
	await answerOperation(endpoint, request, response, { operation, access, headers });
}

interface Call {
	operation: OperationRequest;
	access: Exclude<ReturnType<typeof resolveAccess>, null>;
	headers: Record<string, string>;
}

async function answerOperation(
	endpoint: GraphqlEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	{ operation, access, headers }: Call,
): Promise<void> {
	const prepared = endpoint.executor.operationOf(operation);
	const name = prepared?.node.name?.value ?? null;
	const group = String(request.headers['custom-storefront-request-group-id'] ?? '');
	const hits = endpoint.faults.hit({
		names: [...(name ? [name] : []), ...(prepared?.rootFields ?? [])],
		requestKey: () => requestKey(group, name ?? operation.query, operation.variables),
	});
	const fault = hits.find(({ kind }) => kind !== 'latency') ?? null;
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
	for (const { delayMs } of latencies(hits, 'before')) {
		// The platform executes late whether or not its client still waits.
		if (!(await pending.wait(request, delayMs))) {
			response.destroy();
			return;
		}
	}
	if (fault && comesBefore(fault)) {
		log(statusOf(fault));
		await answerWithFault(response, fault, headers, null);
		return;
	}
	const run = () => runOperation(endpoint.executor, operation, access);
	if (fault?.phase === 'late') {
		log(statusOf(fault));
		const due = pending.wait(request, fault.delayMs);
		await Promise.all([
			answerWithFault(response, fault, headers, null),
			due.then((isDue) => isDue && run()),
		]);
		return;
	}
	const result = run();
	for (const { delayMs } of latencies(hits, 'after')) {
		await pause(response, delayMs);
	}
	if (fault && fault.kind !== 'partial') {
		log(statusOf(fault));
		await answerWithFault(response, fault, headers, JSON.stringify(result));
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

/** Never throws: what fails within the shop is the platform's internal error. */
function runOperation(
	executor: Executor,
	operation: OperationRequest,
	access: Call['access'],
): OperationResult {
	try {
		return executor.run(operation, access);
	} catch (error) {
		console.error(error);
		return { errors: [internalError()] };
	}
}

function latencies(hits: FaultRule[], phase: FaultRule['phase']): FaultRule[] {
	return hits.filter((hit) => hit.kind === 'latency' && hit.phase === phase);
}

function answerPreflight(response: ServerResponse, headers: Record<string, string>): void {
	response.writeHead(204, {
		...headers,
		'Access-Control-Allow-Methods': 'POST, OPTIONS',
		'Access-Control-Allow-Headers':
			'Content-Type, Accept, Accept-Language, X-Shopify-Storefront-Access-Token, Shopify-Storefront-Private-Token, Shopify-Storefront-Buyer-IP, Custom-Storefront-Request-Group-ID, X-SDK-Variant, X-SDK-Variant-Source, X-SDK-Version',
		'Access-Control-Max-Age': '86400',
	});
	response.end();
}
