import * as v from 'valibot';
import { describeError } from './describe-error';
import type { Log } from './log';

/** An e-mail, in the format of `MESSAGES_URL`. */
export interface OutgoingMessage {
	/** What it is about, such as `contact`, for the endpoint. */
	kind: string;
	/** Recipient's e-mail address. */
	to: string;
	/** Reply address, if not the shop's. */
	replyTo?: string;
	subject: string;
	/** Plain text. */
	text: string;
	/** Language code of the text, e.g. `de`. */
	language: string;
	/** Time of the declaration that it confirms, in ISO 8601; the endpoint returns it. */
	at?: string;
}

/** The endpoint's response: `at` of the first message with this key. Some endpoints omit it. */
const accepted = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

export interface SendingOptions {
	/** Gets the result only, no address and no text. */
	log: Log;
	/** The endpoint delivers messages with the same key only once. Without it every call is a new message. */
	idempotencyKey?: string;
	fetch?: (url: string, init: RequestInit) => Promise<Response>;
	/** For tests. */
	pause?: (milliseconds: number) => Promise<void>;
}

/** The endpoint rejected the message, or the result is unknown. */
export class MessageNotSent extends Error {
	override name = 'MessageNotSent';
}

/** Per attempt. */
const TIMEOUT_MS = 5_000;
const ATTEMPTS = 2;
const PAUSE_MS = 500;

/**
 * Sends a message to the endpoint at `url`: JSON by POST with an `Idempotency-Key`. Resolves on 2xx, with the `at`
 * of the first message with this key in Unix milliseconds, where the endpoint returns it. Throws `MessageNotSent`
 * without an endpoint (`url` is empty), on 4xx, and after two attempts without a response, or with 429 or 5xx.
 */
export async function sendMessage(
	url: string,
	message: OutgoingMessage,
	{ log, idempotencyKey = crypto.randomUUID(), fetch = sendOut, pause = wait }: SendingOptions,
): Promise<number | undefined> {
	if (!url) throw new MessageNotSent('There is no endpoint for messages.');
	const { kind } = message;
	for (let attempt = 1; ; attempt++) {
		const outcome = await deliver(fetch, url, JSON.stringify(message), idempotencyKey);
		if (outcome.sent) {
			log.info('Message sent', { kind, attempt });
			return outcome.at;
		}
		const { reason, final } = outcome;
		const isLast = final || attempt === ATTEMPTS;
		log[isLast ? 'error' : 'warn']('Message not sent', { kind, attempt, reason });
		if (isLast) throw new MessageNotSent(`The message was not sent: ${reason}.`);
		await pause(PAUSE_MS);
	}
}

/** One attempt: success, or the failure and whether to retry. */
async function deliver(
	fetch: (url: string, init: RequestInit) => Promise<Response>,
	url: string,
	body: string,
	idempotencyKey: string,
): Promise<{ sent: true; at?: number } | { sent: false; reason: string; final: boolean }> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
			body,
			// No redirects: the content is for this endpoint only.
			redirect: 'manual',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.ok) return { sent: true, at: await acceptedTime(response) };
		// Release the connection.
		await response.body?.cancel();
		const isTemporary = response.status === 429 || response.status >= 500;
		return { sent: false, reason: `HTTP ${response.status}`, final: !isTemporary };
	} catch (error) {
		return { sent: false, reason: describeError(error).error, final: false };
	}
}

/** An invalid body is no failure: the message was accepted. */
async function acceptedTime(response: Response): Promise<number | undefined> {
	const answer: unknown = await response.json().catch(() => undefined);
	const { success, output } = v.safeParse(accepted, answer);
	return success ? Date.parse(output.at) : undefined;
}

function sendOut(url: string, init: RequestInit): Promise<Response> {
	return fetch(url, init);
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
