import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendJson, unauthorized } from '../http/responses';
import { internalError } from '../schema/execute';
import type { Clock } from '../shop/clock';
import type { FaultRule, FaultRules, FaultSubject } from './fault-rules';
import { type LoggedRequest, loggedHeaders, type RequestLog } from './request-log';

/** Longest time a connection is held open without a response. */
const timeoutMs = 30_000;

/** Properties of every endpoint that faults apply to. */
export interface FaultedEndpoint {
	faults: FaultRules;
	requests: RequestLog;
	clock: Clock;
}

/** A request to an endpoint, as fault rules and the request log see it. */
export interface FaultedCall
	extends FaultSubject,
		Pick<LoggedRequest, 'operation' | 'rootFields' | 'variables'> {
	/** Only GraphQL reports throttling with status 200, and can fail in a single field. */
	isGraphql?: boolean;
	/** Headers of the response, of a faulty one too. */
	headers?: Record<string, string>;
	/** Executes the operation; `partial` is the rule that lets a field fail. */
	run(partial: FaultRule | null): Reply;
}

/** A complete response. */
export interface Reply {
	status: number;
	body: string;
	/** Further headers of the response; a fault's response has the call's alone. */
	headers?: Record<string, string>;
	isPartial?: boolean;
}

/** Responds to a request with what its operation returns, or as the fault rules demand. */
export async function withFaults(
	{ faults, requests, clock }: FaultedEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	call: FaultedCall,
): Promise<void> {
	const { operation, rootFields, variables, headers = {} } = call;
	const matches = faults.match(call);
	const rule = matches.find(({ kind }) => kind !== 'latency') ?? null;
	const partial = call.isGraphql && rule?.kind === 'partial' ? rule : null;
	const fault = rule && rule.kind !== 'partial' ? asSent(rule, call.isGraphql) : null;
	const log = (status: number | null, kind = fault?.kind ?? null) =>
		requests.add(
			{
				operation,
				rootFields,
				variables,
				headers: loggedHeaders(request.headers),
				status,
				fault: kind,
			},
			clock(),
		);
	for (const { delayMs } of latencies(matches, 'before')) {
		// The operation executes even when the client has disconnected.
		if (!(await faults.pending.wait(request, delayMs))) {
			response.destroy();
			return;
		}
	}
	if (fault && appliesBefore(fault)) {
		log(statusOf(fault));
		await sendFault(response, fault, headers, null);
		return;
	}
	if (fault?.phase === 'late') {
		log(statusOf(fault));
		const due = faults.pending.wait(request, fault.delayMs);
		await Promise.all([
			sendFault(response, fault, headers, null),
			due.then((isDue) => isDue && call.run(null)),
		]);
		return;
	}
	const reply = call.run(partial);
	for (const { delayMs } of latencies(matches, 'after')) {
		await pause(response, delayMs);
	}
	if (fault) {
		log(statusOf(fault));
		await sendFault(response, fault, headers, reply.body);
		return;
	}
	log(reply.status, reply.isPartial ? 'partial' : null);
	send(response, reply.status, 'application/json; charset=utf-8', reply.body, {
		...headers,
		...reply.headers,
	});
}

/** The other endpoints throttle by status, and a status of 200 would report success. */
function asSent(fault: FaultRule, isGraphql = false): FaultRule {
	const kinds: Partial<Record<FaultRule['kind'], FaultRule['kind']>> = {
		throttled: 'http429',
		internal: 'http500',
	};
	return isGraphql ? fault : { ...fault, kind: kinds[fault.kind] ?? fault.kind };
}

function latencies(matches: FaultRule[], phase: FaultRule['phase']): FaultRule[] {
	return matches.filter((match) => match.kind === 'latency' && match.phase === phase);
}

/** A refused request never executes its operation. */
function appliesBefore({ kind, phase }: FaultRule): boolean {
	return phase === 'before' || kind === 'throttled' || /^http4/.test(kind);
}

/** Status code of a fault; null where it sends none. */
function statusOf({ kind }: FaultRule): number | null {
	if (kind === 'drop' || kind === 'timeout') {
		return null;
	}
	return kind.startsWith('http') ? Number(kind.slice(4)) : 200;
}

/** Sends the faulty response. `body` is the real response where the operation ran. */
async function sendFault(
	response: ServerResponse,
	{ kind }: FaultRule,
	headers: Record<string, string>,
	body: string | null,
): Promise<void> {
	switch (kind) {
		case 'throttled':
			sendJson(
				response,
				200,
				{ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] },
				headers,
			);
			return;
		case 'http204':
			send(response, 204, '', '', headers);
			return;
		case 'internal':
			sendJson(response, 200, { errors: [internalError()] }, headers);
			return;
		case 'http400': {
			const errors = { query: 'Required parameter missing or invalid' };
			sendJson(response, 400, { errors }, headers);
			return;
		}
		case 'http401':
			sendJson(response, 401, unauthorized, headers);
			return;
		case 'http402': {
			const errors = "This shop's plan does not have access to this feature";
			sendJson(response, 402, { errors }, headers);
			return;
		}
		case 'http403':
			sendJson(response, 403, { errors: 'Unavailable Shop' }, headers);
			return;
		case 'http423':
			sendJson(response, 423, { errors: 'This shop is unavailable' }, headers);
			return;
		case 'http429':
			// Assumed: the platform's body.
			sendJson(response, 429, { errors: 'Too Many Requests' }, headers);
			return;
		case 'http430':
			send(response, 430, 'text/html; charset=utf-8', securityRejection(), headers);
			return;
		case 'http500':
			// Assumed: the platform's body.
			sendJson(response, 500, { errors: 'Internal Server Error' }, headers);
			return;
		case 'http502':
			send(response, 502, 'text/html; charset=utf-8', '<h1>502 Bad Gateway</h1>', headers);
			return;
		case 'http503':
			send(response, 503, 'text/plain; charset=utf-8', 'Service Unavailable', headers);
			return;
		case 'malformed': {
			const text = body ?? '{"data":{"shop":{"name":"Aer';
			const half = text.slice(0, Math.ceil(text.length / 2));
			send(response, 200, 'application/json; charset=utf-8', half, headers);
			return;
		}
		case 'timeout':
			await pause(response, timeoutMs);
			response.destroy();
			return;
		default:
			response.destroy();
	}
}

/** Waits; ends early when the client disconnects or the server closes. */
async function pause(response: ServerResponse, milliseconds: number): Promise<void> {
	await new Promise<void>((resolve) => {
		const timer = setTimeout(done, milliseconds);
		function done() {
			clearTimeout(timer);
			response.off('close', done);
			resolve();
		}
		response.on('close', done);
	});
}

function securityRejection(): string {
	return `<!DOCTYPE html><html><head><title>Shopify Security Rejection</title></head><body><h1>Shopify Security Rejection</h1><p>Request ID: ${randomUUID()}</p></body></html>`;
}
