import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { send, sendJson } from '../http/responses';
import type { FaultRule } from './fault-rules';

/** Longest time a connection is held open without a response. */
const timeoutMs = 30_000;

/** Faults that always apply before the operation runs. */
export function appliesBefore({ kind, phase }: FaultRule): boolean {
	return (
		['throttled', 'http429', 'http430'].includes(kind) || (kind !== 'partial' && phase === 'before')
	);
}

/** Status code of a fault; null where it sends none. */
export function statusOf({ kind }: FaultRule): number | null {
	if (kind === 'drop' || kind === 'timeout') {
		return null;
	}
	return kind.startsWith('http') ? Number(kind.slice(4)) : 200;
}

/** Sends the faulty response. `body` is the real response where the operation ran. */
export async function sendFault(
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
			response.writeHead(204, { 'Cache-Control': 'no-store', ...headers }).end();
			return;
		case 'http429':
			// Assumed: the platform's body.
			sendJson(response, 429, { errors: 'Too Many Requests' }, headers);
			return;
		case 'http430':
			send(response, 430, 'text/html; charset=utf-8', securityRejection(), headers);
			return;
		case 'http500':
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
export async function pause(response: ServerResponse, milliseconds: number): Promise<void> {
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
