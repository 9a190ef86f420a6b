import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultedCall, withFaults } from '../controls/apply-fault';
import { type FaultRules, requestKey } from '../controls/fault-rules';
import { mails } from '../controls/mailbox';
import type { RequestLog } from '../controls/request-log';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import type { MailRecord } from '../state/records';
import { type Message, parseMessage } from './message';

export interface MessagesEndpoint {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
}

/** Operation name in fault rules and in the request log; a fault rule may name a kind of message as well. */
const OPERATION = 'messages';

const MAXIMUM_BODY = 256 * 1024;

/**
 * Handles `POST /messages`: responds with 202, the email's number and its time (`at`). A repeated idempotency key
 * gets the same response and sends no second email. An invalid message gets 400.
 */
export async function handleMessages(
	endpoint: MessagesEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { shop, faults, requests } = endpoint;
	if (request.method !== 'POST') {
		sendJson(response, 405, { error: 'Messages come by POST.' }, { Allow: 'POST' });
		return;
	}
	const body = await readMessageBody(request, response);
	if (body === null) {
		return;
	}
	const key = String(request.headers['idempotency-key'] ?? '');
	const message = parseMessage(body);
	const kind = typeof message === 'string' ? null : message.kind;
	const call: FaultedCall = {
		names: [OPERATION, ...(kind === null ? [] : [kind])],
		requestKey: () => requestKey(key, OPERATION, body),
		operation: OPERATION,
		rootFields: [],
		// Personal data is not logged, only the kind of the message.
		variables: { kind },
		run: () =>
			typeof message === 'string'
				? { status: 400, body: JSON.stringify({ error: message }) }
				: { status: 202, body: JSON.stringify(deliver(shop, message, key)) },
	};
	await withFaults({ faults, requests, clock: shop.clock }, request, response, call);
}

/** Null where the body was too large and the response is already sent. */
async function readMessageBody(
	request: IncomingMessage,
	response: ServerResponse,
): Promise<string | null> {
	try {
		return await readBody(request, MAXIMUM_BODY);
	} catch (error) {
		if (!(error instanceof BodyTooLargeError)) {
			throw error;
		}
		sendJson(response, 413, { error: error.message });
		return null;
	}
}

/** Adds a message to the mailbox, once for each key; returns number and time of the email. */
function deliver(
	shop: Shop,
	message: Message,
	idempotencyKey: string,
): Pick<MailRecord, 'id' | 'at'> {
	const sent = idempotencyKey
		? mails(shop).find((mail) => mail.idempotencyKey === idempotencyKey)
		: undefined;
	if (sent) {
		return { id: sent.id, at: sent.at };
	}
	const number = shop.store.nextNumber('mail', 1);
	const mail: MailRecord = {
		...message,
		id: number.value,
		sentAt: shop.clock(),
		idempotencyKey: idempotencyKey || undefined,
	};
	shop.store.commit([number.change, { table: 'mails', key: String(mail.id), value: mail }]);
	return { id: mail.id, at: mail.at };
}
