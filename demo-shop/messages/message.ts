/** Emails that the storefront sends through the demo shop. */
export const messageKinds = [
	'contact',
	'withdrawal',
	'withdrawal-receipt',
	'back-in-stock',
	'back-in-stock-confirm',
	'password-changed',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** A message in the storefront's request. */
export interface Message {
	kind: MessageKind;
	to: string;
	replyTo?: string | undefined;
	subject: string;
	text: string;
	language: 'de' | 'en';
	/** Time of the event that it reports, in ISO 8601. */
	at?: string | undefined;
}

const knownKeys = ['kind', 'to', 'replyTo', 'subject', 'text', 'language', 'at'];

/** Parses a message from a JSON body; returns a text where it is invalid. */
export function parseMessage(body: string): Message | string {
	const given = parseObject(body);
	if (!given) {
		return 'The body is a JSON object.';
	}
	const unknownKey = Object.keys(given).find((key) => !knownKeys.includes(key));
	if (unknownKey) {
		return `"${unknownKey}" is not known; a message has ${knownKeys.join(', ')}.`;
	}
	const { to, replyTo, subject, text, language, at } = given;
	const kind = messageKinds.find((name) => name === given.kind);
	if (!kind) {
		return `"kind" is one of ${messageKinds.join(', ')}.`;
	}
	if (!isAddress(to) || (replyTo !== undefined && !isAddress(replyTo))) {
		return '"to" and "replyTo" are e-mail addresses.';
	}
	// A line break would allow header injection.
	if (typeof subject !== 'string' || !/^[^\r\n]{1,200}$/.test(subject)) {
		return '"subject" is one line of at most 200 characters.';
	}
	if (typeof text !== 'string' || text.trim() === '') {
		return '"text" is the message.';
	}
	if (language !== 'de' && language !== 'en') {
		return '"language" is "de" or "en".';
	}
	if (at !== undefined && !isTime(at)) {
		return '"at" is a time in ISO 8601 (UTC, with milliseconds).';
	}
	return { kind, to, replyTo, subject, text, language, at };
}

function parseObject(body: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(body);
		return typeof value === 'object' && value !== null && !Array.isArray(value)
			? (value as Record<string, unknown>)
			: null;
	} catch {
		return null;
	}
}

function isTime(value: unknown): value is string {
	return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/.test(value);
}

function isAddress(value: unknown): value is string {
	return typeof value === 'string' && /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,189}$/.test(value);
}
