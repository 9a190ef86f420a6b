import * as v from 'valibot';
import { describeError } from '~/lib/describe-error';
import type { Log } from '~/lib/log';
import { sleep as realSleep } from '~/lib/sleep';
import { acceptedMessages } from './accepted-messages.server';
import {
	type MessageRequest,
	type MessageSettings,
	type MessageTransport,
	type OutgoingMessage,
	transportOf,
} from './message-transport.server';

/** The endpoint's response: `at` of the first message with this key. Some endpoints omit it. */
const accepted = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

export interface SendingOptions {
	/** Only the result is logged, no address and no text. */
	log: Log;
	/** Messages with the same key are delivered only once. Without it every call is a new message. */
	idempotencyKey?: string;
	fetch?: (url: string, init: RequestInit) => Promise<Response>;
	/** Tests pass their own. */
	sleep?: (ms: number) => Promise<void>;
}

/** The endpoint rejected the message, or the result is unknown. */
export class MessageNotSent extends Error {
	override name = 'MessageNotSent';
}

/** Time limit of one attempt. */
const TIMEOUT_MS = 5_000;
const ATTEMPTS = 2;
const PAUSE_MS = 500;

/** Whether there is a way to send messages: without one, forms that need it are not offered. */
export function canSendMessages({ MESSAGES_URL, MAIL_PROVIDER }: MessageSettings): boolean {
	return MESSAGES_URL !== '' || MAIL_PROVIDER !== '';
}

/**
 * Sends a message by POST: to the endpoint, or to the mail provider's API. Resolves once it is accepted, with the `at`
 * of the first message with this key in Unix milliseconds, where that is known. Throws `MessageNotSent` where neither
 * is configured, on 4xx, and after two attempts without a response, or with 429 or 5xx.
 */
export async function sendMessage(
	settings: MessageSettings,
	message: OutgoingMessage,
	options: SendingOptions,
): Promise<number | undefined> {
	const transport = transportOf(settings);
	if (!transport) throw new MessageNotSent('There is no endpoint for messages.');
	const key = options.idempotencyKey ?? crypto.randomUUID();
	const send = () => sendRequest(transport, transport.request(message, key), message.kind, options);
	if (transport.isIdempotent) return (await send()).at;
	const accepted = acceptedMessages(settings.SITE_URL);
	const known = await accepted.read(key);
	if (known) return known.at;
	if ((await send()).before) return undefined;
	const at = message.at === undefined ? undefined : Date.parse(message.at);
	await accepted.write(key, at);
	return at;
}

/** Makes up to two attempts. Throws `MessageNotSent`. */
async function sendRequest(
	transport: MessageTransport,
	request: MessageRequest,
	kind: string,
	{ log, fetch = sendOut, sleep = realSleep }: SendingOptions,
): Promise<Extract<Delivery, { sent: true }>> {
	for (let attempt = 1; ; attempt++) {
		const outcome = await deliver(fetch, request, transport);
		if (outcome.sent) {
			log.info('Message sent', { kind, attempt });
			return outcome;
		}
		const { reason, final } = outcome;
		const isLast = final || attempt === ATTEMPTS;
		log[isLast ? 'error' : 'warn']('Message not sent', { kind, attempt, reason });
		if (isLast) throw new MessageNotSent(`The message was not sent: ${reason}.`);
		await sleep(PAUSE_MS);
	}
}

type Delivery =
	/** `before`: a message with this key was accepted earlier. */
	{ sent: true; at?: number; before?: true } | { sent: false; reason: string; final: boolean };

/** One attempt: success, or the failure and whether to retry. */
async function deliver(
	fetch: (url: string, init: RequestInit) => Promise<Response>,
	{ url, headers, body }: MessageRequest,
	{ outcomeOf }: MessageTransport,
): Promise<Delivery> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers,
			body,
			// No redirects: the content is for this endpoint only.
			redirect: 'manual',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.ok) return { sent: true, at: await acceptedTime(response) };
		// Releases the connection too. The text may repeat the message: it is not logged.
		const error: unknown = await response.json().catch(() => undefined);
		const outcome = outcomeOf?.(error);
		if (outcome === 'sent') return { sent: true, before: true };
		const isTemporary =
			outcome === 'temporary' || response.status === 429 || response.status >= 500;
		return { sent: false, reason: `HTTP ${response.status}`, final: !isTemporary };
	} catch (error) {
		return { sent: false, reason: describeError(error).error, final: false };
	}
}

/** An invalid body is no failure: the message was accepted. */
async function acceptedTime(response: Response): Promise<number | undefined> {
	const json: unknown = await response.json().catch(() => undefined);
	const { success, output } = v.safeParse(accepted, json);
	return success ? Date.parse(output.at) : undefined;
}

function sendOut(url: string, init: RequestInit): Promise<Response> {
	return fetch(url, init);
}
