import * as v from 'valibot';
import { describeError } from './describe-error';
import type { Log } from './log';

/** One e-mail that the shop wants sent, as `MESSAGES_URL` takes it. */
export interface OutgoingMessage {
	kind: 'contact' | 'withdrawal' | 'withdrawal-receipt' | 'back-in-stock' | 'back-in-stock-confirm';
	/** E-mail address of whom it is for. */
	to: string;
	/** Where an answer goes, if not to the shop. */
	replyTo?: string;
	subject: string;
	/** Plain text. */
	text: string;
	/** Language code of the text, e.g. `de`. */
	language: string;
	/** When what it says was said, as `Date.toISOString` writes it; the endpoint answers with it. */
	at?: string;
}

/** The endpoint's answer: the time of the message that it took first under this key. Some endpoints do not say it. */
const taken = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

export interface SendingOptions {
	/** Gets no address and no text, only what became of the message. */
	log: Log;
	/**
	 * Names the message: the endpoint delivers what comes twice under one key only once. Without it
	 * every call is a new message.
	 */
	idempotencyKey?: string;
	fetch?: (url: string, init: RequestInit) => Promise<Response>;
	/** Waits so many milliseconds. */
	pause?: (milliseconds: number) => Promise<void>;
}

/** The endpoint did not take the message, or nobody knows whether it did. */
export class MessageNotSent extends Error {
	override name = 'MessageNotSent';
}

/** Each attempt. */
const TIMEOUT_MS = 5_000;
const ATTEMPTS = 2;
const PAUSE_MS = 500;

/**
 * Hands one message to the endpoint at `url`: JSON by POST, with an `Idempotency-Key` under which it may be
 * tried again. Resolves when the endpoint has taken it (2xx), with the `at` of the message that came first under
 * its key, in milliseconds since 1970, where the endpoint tells it. Throws `MessageNotSent` where there is no
 * endpoint (`url` is empty), where it refuses (4xx), and after two attempts without an answer, 429 or 5xx.
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

/** Whether the endpoint took it; else why not and whether that will stay so. */
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
			// What it holds is for this endpoint alone.
			redirect: 'manual',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.ok) return { sent: true, at: await timeIn(response) };
		// Unread bodies keep the connection.
		await response.body?.cancel();
		const passing = response.status === 429 || response.status >= 500;
		return { sent: false, reason: `HTTP ${response.status}`, final: !passing };
	} catch (error) {
		return { sent: false, reason: describeError(error).error, final: false };
	}
}

/** Taken is taken, whatever the answer looks like. */
async function timeIn(response: Response): Promise<number | undefined> {
	const answer: unknown = await response.json().catch(() => undefined);
	const { success, output } = v.safeParse(taken, answer);
	return success ? Date.parse(output.at) : undefined;
}

function sendOut(url: string, init: RequestInit): Promise<Response> {
	return fetch(url, init);
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** One key for one and the same thing said: the written form's id, and what was typed into it. */
export async function messageKey(...parts: string[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(parts));
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
