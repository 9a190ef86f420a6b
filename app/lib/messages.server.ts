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
	/** Language of the text. */
	language: 'de' | 'en';
}

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
 * tried again. Resolves when the endpoint has taken it (2xx). Throws `MessageNotSent` where there is no
 * endpoint (`url` is empty), where it refuses (4xx), and after two attempts without an answer, 429 or 5xx.
 */
export async function sendMessage(
	url: string,
	message: OutgoingMessage,
	{ log, idempotencyKey = crypto.randomUUID(), fetch = sendOut, pause = wait }: SendingOptions,
): Promise<void> {
	if (!url) throw new MessageNotSent('There is no endpoint for messages.');
	const { kind } = message;
	for (let attempt = 1; ; attempt++) {
		const reason = await deliver(fetch, url, JSON.stringify(message), idempotencyKey);
		if (!reason) {
			log.info('Message sent', { kind, attempt });
			return;
		}
		const isLast = reason.final || attempt === ATTEMPTS;
		log[isLast ? 'error' : 'warn']('Message not sent', { kind, attempt, reason: reason.text });
		if (isLast) throw new MessageNotSent(`The message was not sent: ${reason.text}.`);
		await pause(PAUSE_MS);
	}
}

/** `undefined` where the endpoint took it, else why not and whether that will stay so. */
async function deliver(
	fetch: (url: string, init: RequestInit) => Promise<Response>,
	url: string,
	body: string,
	idempotencyKey: string,
): Promise<{ text: string; final: boolean } | undefined> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
			body,
			// What it holds is for this endpoint alone.
			redirect: 'manual',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		// Unread bodies keep the connection.
		await response.body?.cancel();
		if (response.ok) return undefined;
		const passing = response.status === 429 || response.status >= 500;
		return { text: `HTTP ${response.status}`, final: !passing };
	} catch (error) {
		return { text: describeError(error).error, final: false };
	}
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
