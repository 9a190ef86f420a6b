import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../http/responses';

/**
 * Answers 403 to a request without a User-Agent, as the platform's documentation tells of its account
 * hosts: a server's `fetch` need not send one by itself.
 */
export function refusesUnnamed({ headers }: IncomingMessage, response: ServerResponse): boolean {
	if (headers['user-agent']) {
		return false;
	}
	const text = 'You do not have permission to access this website';
	send(response, 403, 'text/plain; charset=utf-8', text);
	return true;
}
