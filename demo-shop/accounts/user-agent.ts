import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../http/responses';

/**
 * Responds with 403 to a request without a User-Agent, as the platform's documentation says of its account
 * hosts: a server's `fetch` does not always send one.
 */
export function rejectWithoutUserAgent(
	{ headers }: IncomingMessage,
	response: ServerResponse,
): boolean {
	if (headers['user-agent']) {
		return false;
	}
	const text = 'You do not have permission to access this website';
	send(response, 403, 'text/plain; charset=utf-8', text);
	return true;
}
