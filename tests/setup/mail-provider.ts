import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const MAIL_KEY = 'key-of-these-tests';
export const MAIL_FROM = 'Aerolume <shop@mail.aerolume.example>';

/** An e-mail as a provider has accepted it. */
export interface AcceptedMail {
	from: string;
	to: string;
	replyTo: string | undefined;
	subject: string;
	text: string;
	messageId: string | undefined;
}

interface Reply {
	status: number;
	body: object;
	mail?: AcceptedMail;
}

/** A stand-in of a mail provider's API, as strict as its documentation. */
export interface MailProvider {
	url: string;
	/** What it has mailed. */
	mails: AcceptedMail[];
	/** How it treats the next requests: an error before, or a lost response after accepting. */
	failures: ('unavailable' | 'throttled' | 'lost')[];
	/** Requests in all. */
	count: number;
	close(): Promise<void>;
}

const apis = { resend: resendApi, postmark: postmarkApi, mailgun: mailgunApi };
export type ProviderName = keyof typeof apis;

export async function startMailProvider(name: ProviderName): Promise<MailProvider> {
	const known = new Map<string, string>();
	const provider: MailProvider = {
		url: '',
		mails: [],
		failures: [],
		count: 0,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
	const server: Server = createServer(async (request, response) => {
		provider.count += 1;
		const body = await text(request);
		const failure = provider.failures.shift();
		const reply: Reply =
			failure === 'unavailable' || failure === 'throttled'
				? { status: failure === 'throttled' ? 429 : 503, body: {} }
				: apis[name](request, body, known);
		if (reply.mail) provider.mails.push(reply.mail);
		if (failure === 'lost') return response.destroy();
		response.writeHead(reply.status, { 'Content-Type': 'application/json', Connection: 'close' });
		return response.end(JSON.stringify(reply.body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return provider;
}

/** A key is kept for 24 hours with a hash of the request. */
function resendApi(request: IncomingMessage, body: string, known: Map<string, string>): Reply {
	const refuse = (statusCode: number, name: string): Reply => ({
		status: statusCode,
		body: { statusCode, name, message: 'See the documentation' },
	});
	if (request.method !== 'POST' || request.url !== '/emails') return refuse(404, 'not_found');
	if (!request.headers['user-agent']) return refuse(403, 'missing_user_agent');
	if (request.headers.authorization !== `Bearer ${MAIL_KEY}`) return refuse(403, 'invalid_api_key');
	const key = String(request.headers['idempotency-key'] ?? '');
	if (key.length > 256) return refuse(400, 'invalid_idempotency_key');
	const { from, to, reply_to, subject, text, tags, ...rest } = JSON.parse(body);
	if (!from || !Array.isArray(to) || !subject || !text)
		return refuse(422, 'missing_required_field');
	if (Object.keys(rest).length > 0) return refuse(422, 'validation_error');
	for (const { name, value } of tags) {
		if (!/^[\w-]{1,256}$/.test(name + value)) return refuse(422, 'validation_error');
	}
	const before = known.get(key);
	if (before !== undefined && before !== body) return refuse(409, 'invalid_idempotent_request');
	const reply = { status: 200, body: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' } };
	if (before === body) return reply;
	if (key) known.set(key, body);
	const mail = { from, to: to[0], replyTo: reply_to, subject, text, messageId: undefined };
	return { ...reply, mail };
}

function postmarkApi(request: IncomingMessage, body: string): Reply {
	const refuse = (status: number, ErrorCode: number): Reply => ({
		status,
		body: { ErrorCode, Message: 'See the documentation' },
	});
	if (request.method !== 'POST' || request.url !== '/email') return refuse(404, 0);
	if (request.headers['x-postmark-server-token'] !== MAIL_KEY) return refuse(401, 10);
	if (!request.headers.accept?.includes('application/json')) return refuse(415, 409);
	const { From, To, ReplyTo, Subject, TextBody, Tag, MessageStream, Headers } = JSON.parse(body);
	if (!From || !To || !Subject || !TextBody) return refuse(422, 300);
	if (Tag.length > 1000 || MessageStream !== 'outbound') return refuse(422, 1235);
	const headers = new Map<string, string>(
		Headers.map(({ Name, Value }: { Name: string; Value: string }) => [Name, Value]),
	);
	// Without this header the provider sets an id of its own.
	const messageId = headers.get('X-PM-KeepID') === 'true' ? headers.get('Message-ID') : undefined;
	return {
		status: 200,
		body: {
			To,
			SubmittedAt: '2026-11-23T10:00:00Z',
			MessageID: '0a129aee-e1cd-480d-b08d-4f48548ff48d',
			ErrorCode: 0,
			Message: 'OK',
		},
		mail: { from: From, to: To, replyTo: ReplyTo, subject: Subject, text: TextBody, messageId },
	};
}

function mailgunApi(request: IncomingMessage, body: string): Reply {
	if (request.method !== 'POST' || request.url !== '/v3/mail.aerolume.example/messages') {
		return { status: 404, body: { message: 'Domain not found' } };
	}
	const basic = `Basic ${Buffer.from(`api:${MAIL_KEY}`).toString('base64')}`;
	if (request.headers.authorization !== basic)
		return { status: 401, body: { message: 'Forbidden' } };
	if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') {
		return { status: 400, body: { message: 'from parameter is missing' } };
	}
	const form = new URLSearchParams(body);
	const [from, to, subject, words] = ['from', 'to', 'subject', 'text'].map((name) =>
		form.get(name),
	);
	if (!from || !to || !subject || !words) {
		return { status: 400, body: { message: 'from parameter is missing' } };
	}
	return {
		status: 200,
		body: { id: '<20261123100000.1@mail.aerolume.example>', message: 'Queued. Thank you.' },
		mail: {
			from,
			to,
			replyTo: form.get('h:Reply-To') ?? undefined,
			subject,
			text: words,
			messageId: form.get('h:Message-Id') ?? undefined,
		},
	};
}
