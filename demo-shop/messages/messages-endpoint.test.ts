import { expect, test, vi } from 'vitest';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

const message = {
	kind: 'contact',
	to: 'shop@aerolume.example',
	replyTo: 'ada@example.com',
	subject: 'Frage zum Rahmen',
	text: 'Passt der Rahmen?',
	language: 'de',
};

async function send(body: unknown, key: string = crypto.randomUUID()) {
	const response = await fetch(`${shop.origin}/messages`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Json };
}

const mailbox = async () => (await shop.control('mailbox')).body.mails;

test('a message is in the mailbox, with its Reply-To', async () => {
	expect(await send(message)).toEqual({ status: 202, body: { id: 1 } });
	expect(await mailbox()).toMatchObject([message]);
	const page = await fetch(`${shop.origin}/__demo/mailbox`, { headers: { Accept: 'text/html' } });
	expect(await page.text()).toContain('reply to ada@example.com');
});

test('a repeated idempotency key sends one email', async () => {
	const at = '2026-11-21T10:00:00.000Z';
	const first = await send({ ...message, at }, 'key-1');
	expect(first.body).toEqual({ id: 1, at });
	const again = await send({ ...message, at: '2026-11-21T10:00:07.000Z' }, 'key-1');
	expect(again).toEqual(first);
	expect(await mailbox()).toHaveLength(1);
	await send(message, 'key-2');
	expect(await mailbox()).toHaveLength(2);
});

test.each([
	[{ kind: 'news' }, '"kind" is one of'],
	[{ to: 'nobody' }, 'e-mail addresses'],
	[{ to: 'a@b.c, d@e.f' }, 'e-mail addresses'],
	[{ replyTo: 'x' }, 'e-mail addresses'],
	[{ subject: 'Hello\r\nBcc: all@example.com' }, 'one line'],
	[{ text: ' ' }, '"text"'],
	[{ language: 'fr' }, '"de" or "en"'],
	[{ at: 'yesterday' }, 'ISO 8601'],
	[{ cc: 'x@example.com' }, '"cc" is not known'],
])('%j is refused with a reason', async (change, reason) => {
	const { status, body } = await send({ ...message, ...change });
	expect(status).toBe(400);
	expect(body.error).toContain(reason);
	expect(await mailbox()).toEqual([]);
});

test('faults apply by its name; after a lost response the email is in the mailbox once', async () => {
	await shop.control('faults', 'PUT', { rules: [{ operation: 'messages', kind: 'http500' }] });
	expect((await send(message)).status).toBe(500);
	expect(await mailbox()).toEqual([]);
	const after = { operation: 'messages', kind: 'drop', phase: 'after', times: 1 };
	await shop.control('faults', 'PUT', { rules: [after] });
	await expect(send(message, 'key-3')).rejects.toThrow('fetch failed');
	expect((await send(message, 'key-3')).status).toBe(202);
	expect(await mailbox()).toHaveLength(1);
});

test.each([
	['throttled', 429],
	['internal', 500],
])('%s never looks like an accepted message', async (kind, status) => {
	await shop.control('faults', 'PUT', { rules: [{ operation: '*', kind }] });
	expect((await send(message)).status).toBe(status);
	expect(await mailbox()).toEqual([]);
});

test('a late message is in the mailbox some time after its response was lost', async () => {
	const late = { operation: 'messages', kind: 'drop', phase: 'late', delayMs: 1500 };
	await shop.control('faults', 'PUT', { rules: [late] });
	await expect(send(message)).rejects.toThrow('fetch failed');
	expect(await mailbox()).toEqual([]);
	await vi.waitFor(async () => expect(await mailbox()).toHaveLength(1), 5000);
});

test('the request log has kinds, but no personal data', async () => {
	await send(message);
	const { requests } = (await shop.control('requests')).body;
	expect(requests).toMatchObject([{ operation: 'messages', variables: { kind: 'contact' } }]);
	expect(JSON.stringify(requests)).not.toMatch(/ada@|Rahmen/);
});
