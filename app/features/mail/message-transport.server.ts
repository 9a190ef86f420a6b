import * as v from 'valibot';

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

export const mailProviders = ['resend', 'postmark', 'mailgun'] as const;

/** Where messages go: to an endpoint of the operator's, or to the API of a mail provider. */
export interface MessageSettings {
	MESSAGES_URL: string;
	MAIL_PROVIDER: '' | (typeof mailProviders)[number];
	MAIL_API_KEY: string;
	/** Sender: an address, or `Name <address>`. */
	MAIL_FROM: string;
	/** Base URL of the provider's API; empty for its usual one. */
	MAIL_API_URL: string;
	/** Part of the keys in the edge's cache. */
	SITE_URL: string;
}

export interface MessageRequest {
	url: string;
	headers: Record<string, string>;
	body: string;
}

/** How a message is sent by HTTP. */
export interface MessageTransport {
	request(message: OutgoingMessage, idempotencyKey: string): MessageRequest;
	/**
	 * Whether the receiver ignores a repeated message with the same key and returns the time of the first one. If not,
	 * the sender remembers the accepted keys, and a repeated message has the same `Message-ID`.
	 */
	isIdempotent: boolean;
	/** What an error response means: `sent` where a message with the same key was accepted before. */
	outcomeOf?(body: unknown): 'sent' | 'temporary' | undefined;
}

/** The configured transport; `undefined` where there is none. */
export function transportOf(settings: MessageSettings): MessageTransport | undefined {
	const { MESSAGES_URL, MAIL_PROVIDER } = settings;
	if (MAIL_PROVIDER) return transports[MAIL_PROVIDER](settings);
	return MESSAGES_URL ? endpoint(MESSAGES_URL) : undefined;
}

type TransportFactory = (settings: MessageSettings) => MessageTransport;

const transports: Record<(typeof mailProviders)[number], TransportFactory> = {
	resend,
	postmark,
	mailgun,
};

/** `MESSAGES_URL`, in the format of `docs/operations.md`. */
function endpoint(url: string): MessageTransport {
	return {
		isIdempotent: true,
		request: (message, key) => ({
			url,
			headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
			body: JSON.stringify(message),
		}),
	};
}

const resendError = v.object({ name: v.string() });

/** https://resend.com/docs/api-reference/emails/send-email, /docs/dashboard/emails/idempotency-keys */
function resend({ MAIL_API_KEY, MAIL_FROM, MAIL_API_URL }: MessageSettings): MessageTransport {
	return {
		isIdempotent: false,
		request: ({ kind, to, replyTo, subject, text }, key) => ({
			url: `${MAIL_API_URL || 'https://api.resend.com'}/emails`,
			headers: {
				Authorization: `Bearer ${MAIL_API_KEY}`,
				'Content-Type': 'application/json',
				'Idempotency-Key': key,
				// The API refuses requests without this header.
				'User-Agent': 'storefront',
			},
			body: JSON.stringify({
				from: MAIL_FROM,
				to: [to],
				...(replyTo && { reply_to: replyTo }),
				subject,
				text,
				tags: [{ name: 'kind', value: kind }],
			}),
		}),
		outcomeOf(body) {
			const { success, output } = v.safeParse(resendError, body);
			if (!success) return undefined;
			// The key was used for another text: a repeated declaration contains another time.
			if (output.name === 'invalid_idempotent_request') return 'sent';
			return output.name === 'concurrent_idempotent_requests' ? 'temporary' : undefined;
		},
	};
}

/** https://postmarkapp.com/developer/api/email-api */
function postmark({ MAIL_API_KEY, MAIL_FROM, MAIL_API_URL }: MessageSettings): MessageTransport {
	return {
		isIdempotent: false,
		request: ({ kind, to, replyTo, subject, text }, key) => ({
			url: `${MAIL_API_URL || 'https://api.postmarkapp.com'}/email`,
			headers: {
				Accept: 'application/json',
				'Content-Type': 'application/json',
				'X-Postmark-Server-Token': MAIL_API_KEY,
			},
			body: JSON.stringify({
				From: MAIL_FROM,
				To: to,
				...(replyTo && { ReplyTo: replyTo }),
				Subject: subject,
				TextBody: text,
				Tag: kind,
				MessageStream: 'outbound',
				Headers: [
					{ Name: 'Message-ID', Value: messageId(key, MAIL_FROM) },
					{ Name: 'X-PM-KeepID', Value: 'true' },
				],
			}),
		}),
	};
}

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages; the domain of `MAIL_FROM` is the sending domain. */
function mailgun({ MAIL_API_KEY, MAIL_FROM, MAIL_API_URL }: MessageSettings): MessageTransport {
	return {
		isIdempotent: false,
		request: ({ kind, to, replyTo, subject, text }, key) => ({
			url: `${MAIL_API_URL || 'https://api.mailgun.net'}/v3/${domainOf(MAIL_FROM)}/messages`,
			headers: {
				Authorization: `Basic ${btoa(`api:${MAIL_API_KEY}`)}`,
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: new URLSearchParams({
				from: MAIL_FROM,
				to,
				...(replyTo && { 'h:Reply-To': replyTo }),
				subject,
				text,
				'o:tag': kind,
				'h:Message-Id': messageId(key, MAIL_FROM),
			}).toString(),
		}),
	};
}

/** Mail servers and programs show messages with the same id once. */
function messageId(key: string, from: string): string {
	return `<${key}@${domainOf(from)}>`;
}

function domainOf(from: string): string {
	return from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
}
