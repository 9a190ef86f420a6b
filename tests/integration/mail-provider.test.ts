import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MessageNotSent, sendMessage } from '../../app/features/mail/outgoing-messages.server';
import { createLog } from '../../app/lib/log';
import {
	MAIL_FROM,
	MAIL_KEY,
	type MailProvider,
	type ProviderName,
	startMailProvider,
} from '../setup/mail-provider';
import { useLog } from './log';

const logged = useLog();
const log = createLog({});

const names: ProviderName[] = ['resend', 'postmark', 'mailgun'];

describe.each(names)('the mail provider %s', (MAIL_PROVIDER) => {
	let provider: MailProvider;
	beforeEach(async () => {
		provider = await startMailProvider(MAIL_PROVIDER);
	});
	afterEach(() => provider.close());

	const at = '2026-11-23T10:00:00.000Z';
	const message = {
		kind: 'withdrawal',
		to: 'shop@aerolume.example',
		replyTo: 'ada@example.com',
		subject: 'Widerruf',
		text: 'Hiermit widerrufe ich: Größe „L“\nAda',
		language: 'de',
		at,
	};
	const send = (idempotencyKey?: string, more: { text?: string; at?: string; key?: string } = {}) =>
		sendMessage(
			{
				MESSAGES_URL: '',
				MAIL_PROVIDER,
				MAIL_API_KEY: more.key ?? MAIL_KEY,
				MAIL_FROM,
				MAIL_API_URL: provider.url,
				SITE_URL: 'https://aerolume.example',
			},
			{ ...message, text: more.text ?? message.text, at: more.at ?? at },
			{ log, idempotencyKey, sleep: async () => undefined },
		);

	test('gets sender, recipient, reply address, subject and text', async () => {
		expect(await send()).toBe(Date.parse(at));
		const { to, replyTo, subject, text } = message;
		expect(provider.mails).toEqual([
			{ from: MAIL_FROM, to, replyTo, subject, text, messageId: provider.mails[0]?.messageId },
		]);
	});

	test('mails a message with a known key once, and the first time is kept', async () => {
		const key = randomUUID();
		await send(key);
		expect(await send(key, { at: '2026-11-23T11:00:00.000Z', text: 'later' })).toBe(Date.parse(at));
		expect([provider.mails.length, provider.count]).toEqual([1, 1]);
	});

	test.each(['unavailable', 'throttled'] as const)(
		'is asked again when it is %s',
		async (failure) => {
			provider.failures = [failure];
			await send();
			expect([provider.mails.length, provider.count]).toEqual([1, 2]);
		},
	);

	test('is asked twice at most', async () => {
		provider.failures = ['unavailable', 'unavailable'];
		await expect(send()).rejects.toThrow(MessageNotSent);
		expect(provider.count).toBe(2);
	});

	test('whose response is lost mails no message that counts as another one', async () => {
		provider.failures = ['lost'];
		await send(randomUUID());
		const ids = new Set(provider.mails.map(({ messageId }) => messageId));
		expect([ids.size, provider.count]).toEqual([1, 2]);
		if (MAIL_PROVIDER === 'resend') expect(provider.mails).toHaveLength(1);
		else expect([...ids][0]).toMatch(/^<[\da-f-]{36}@mail\.aerolume\.example>$/);
	});

	test('that refuses the key is not asked again, and the log has neither key nor text', async () => {
		await expect(send(undefined, { key: 'wrong' })).rejects.toThrow(/HTTP 40[13]/);
		expect([provider.mails.length, provider.count]).toEqual([0, 1]);
		const lines = JSON.stringify(logged);
		expect(lines).toContain('Message not sent');
		expect(lines).not.toMatch(/wrong|widerrufe|@/);
	});
});

test('Resend’s response to a known key with another text counts as sent, its response to a running one does not', async () => {
	const statuses = [
		{ name: 'concurrent_idempotent_requests', message: '' },
		{ name: 'invalid_idempotent_request', message: '' },
	];
	const bodies: string[] = [];
	const sent = sendMessage(
		{
			MESSAGES_URL: '',
			MAIL_PROVIDER: 'resend',
			MAIL_API_KEY: MAIL_KEY,
			MAIL_FROM,
			MAIL_API_URL: '',
			SITE_URL: 'https://aerolume.example',
		},
		{ kind: 'contact', to: 'a@example.com', subject: 's', text: 't', language: 'en' },
		{
			log,
			idempotencyKey: randomUUID(),
			sleep: async () => undefined,
			fetch: async (url) => {
				bodies.push(url);
				return Response.json(statuses.shift(), { status: 409 });
			},
		},
	);
	expect(await sent).toBeUndefined();
	expect(bodies).toEqual(Array(2).fill('https://api.resend.com/emails'));
});
