import { describe, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from './message-transport.server';
import { MessageNotSent, sendMessage } from './outgoing-messages.server';

const URL = 'https://messages.example/send';
const settings = {
	MESSAGES_URL: URL,
	MAIL_PROVIDER: '',
	MAIL_API_KEY: '',
	MAIL_FROM: '',
	MAIL_API_URL: '',
	SITE_URL: 'https://aerolume.example',
} as const;
const message: OutgoingMessage = {
	kind: 'contact',
	to: 'shop@example.com',
	replyTo: 'ada@example.com',
	subject: 'Frage',
	text: 'Passt der Rahmen?',
	language: 'de',
};

/** An endpoint that responds with these statuses in turn; `null` is a network error. */
function endpoint(...statuses: (number | null)[]) {
	const lines: unknown[] = [];
	const line = (...parts: unknown[]) => lines.push(parts);
	const log = { info: line, warn: line, error: line };
	const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
		const status = statuses.shift();
		if (!status) throw new TypeError('Network connection lost.');
		return new Response('ok', { status });
	});
	const sleep = vi.fn(async () => {});
	return { log, lines, fetch, sleep };
}

describe('a message', () => {
	test('is posted as JSON under a key of its own', async () => {
		const { fetch, log, sleep } = endpoint(202);
		await sendMessage(settings, message, { fetch, log, sleep });
		const [url, init] = fetch.mock.calls[0] ?? [];
		expect(url).toBe(URL);
		expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
		expect(JSON.parse(String(init?.body))).toEqual(message);
		const headers = new Headers(init?.headers);
		expect(headers.get('Content-Type')).toBe('application/json');
		expect(headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
		expect(sleep).not.toHaveBeenCalled();
	});

	test.each([500, 503, 429, null])('is tried again under the same key after %j', async (first) => {
		const { fetch, log, sleep } = endpoint(first, 200);
		await sendMessage(settings, message, { fetch, log, sleep, idempotencyKey: 'k-1' });
		const keys = fetch.mock.calls.map(([, init]) =>
			new Headers(init.headers).get('Idempotency-Key'),
		);
		expect(keys).toEqual(['k-1', 'k-1']);
		expect(sleep).toHaveBeenCalledWith(500);
	});

	test('is not sent again after the second attempt', async () => {
		const { fetch, log, sleep } = endpoint(500, null, 200);
		await expect(sendMessage(settings, message, { fetch, log, sleep })).rejects.toThrow(
			MessageNotSent,
		);
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test.each([400, 401, 413, 302])('that is refused with %i is not tried again', async (status) => {
		const { fetch, log, sleep } = endpoint(status, 200);
		await expect(sendMessage(settings, message, { fetch, log, sleep })).rejects.toThrow(
			`HTTP ${status}`,
		);
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test.each([
		['{"at":"2026-11-21T10:00:00.000Z"}', Date.UTC(2026, 10, 21, 10)],
		['{"at":"yesterday"}', undefined],
		['{"id":7}', undefined],
		['ok', undefined],
	])('that is accepted with %s has the time in the response', async (body, at) => {
		const { log, sleep } = endpoint();
		const fetch = async () => new Response(body, { status: 202 });
		expect(await sendMessage(settings, message, { fetch, log, sleep })).toBe(at);
	});

	test('is not sent without an endpoint', async () => {
		const { fetch, log, sleep } = endpoint(200);
		await expect(
			sendMessage({ ...settings, MESSAGES_URL: '' }, message, { fetch, log, sleep }),
		).rejects.toThrow(MessageNotSent);
		expect(fetch).not.toHaveBeenCalled();
	});

	test('writes neither address nor text to the log', async () => {
		const { fetch, log, sleep, lines } = endpoint(500, 200);
		await sendMessage(settings, message, { fetch, log, sleep });
		const logged = JSON.stringify(lines);
		expect(logged).toContain('contact');
		expect(logged).not.toMatch(/@example|Rahmen|Frage/);
	});
});
