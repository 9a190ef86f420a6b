import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFault, comesBefore, pause, statusOf } from '../controls/apply-fault';
import { type FaultRules, requestKey } from '../controls/fault-rules';
import { mails } from '../controls/mailbox';
import { loggedHeaders, type RequestLog } from '../controls/request-log';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import type { MailRecord } from '../state/records';
import { type Message, parseMessage } from './message';

export interface MessagesEndpoint {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
}

/** Name under which faults hit it and requests are logged; faults may name a kind of message as well. */
const OPERATION = 'messages';

const MAXIMUM_BODY = 256 * 1024;

/**
 * Answers `POST /messages`: 202 with the mail's number and its time (`at`), the message in the mailbox; a key that
 * came before answers the same and leaves no second mail. What is no message gets 400.
 */
export async function answerMessages(
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
	const hits = faults.hit({
		names: [OPERATION, ...(typeof message === 'string' ? [] : [message.kind])],
		requestKey: () => requestKey(key, OPERATION, body),
	});
	const fault = hits.find(({ kind }) => kind !== 'latency' && kind !== 'partial');
	const status = fault ? statusOf(fault) : typeof message === 'string' ? 400 : 202;
	requests.add(
		{
			operation: OPERATION,
			rootFields: [],
			// Of what people wrote, the log keeps the kind alone.
			variables: { kind: typeof message === 'string' ? null : message.kind },
			headers: loggedHeaders(request.headers),
			status,
			fault: fault?.kind ?? null,
		},
		shop.clock(),
	);
	for (const { kind, delayMs } of hits) {
		if (kind === 'latency') {
			await pause(response, delayMs);
		}
	}
	if (fault && comesBefore(fault)) {
		await answerWithFault(response, fault, {}, null);
		return;
	}
	const answer = typeof message === 'string' ? { error: message } : deliver(shop, message, key);
	if (fault) {
		await answerWithFault(response, fault, {}, JSON.stringify(answer));
		return;
	}
	sendJson(response, status ?? 202, answer);
}

/** Null where the body was too large, which is then answered. */
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

/** Puts a message into the mailbox, once a key; number and time of the mail that is there then. */
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
