import type { IncomingHttpHeaders } from 'node:http';

/** One request in the JSON of `/__demo/requests`. */
export interface LoggedRequest {
	operation: string | null;
	rootFields: string[];
	variables: unknown;
	headers: Record<string, string>;
	status: number | null;
	fault: string | null;
	/** ISO 8601 with milliseconds. */
	at: string;
}

const capacity = 5000;

/** Headers that tests check; of tokens only their presence is logged. */
const shownHeaders = [
	'user-agent',
	'origin',
	'accept-language',
	'custom-storefront-request-group-id',
	'shopify-storefront-buyer-ip',
	'x-shopify-client-ip',
	'x-sdk-variant',
	'x-sdk-variant-source',
	'x-sdk-version',
];

const tokenHeaders = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token'];

/** The latest requests, in the order of arrival. Secrets are removed before they are stored. */
export class RequestLog {
	#entries: LoggedRequest[] = [];

	get entries(): readonly LoggedRequest[] {
		return this.#entries;
	}

	add(request: Omit<LoggedRequest, 'at'>, now: number): void {
		this.#entries.push({ ...request, at: new Date(now).toISOString() });
		if (this.#entries.length > capacity) {
			this.#entries.splice(0, this.#entries.length - capacity);
		}
	}

	clear(): void {
		this.#entries = [];
	}
}

export function loggedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
	const shown = shownHeaders.flatMap((name) => {
		const value = headers[name];
		return value === undefined ? [] : [[name, String(value)] as const];
	});
	const tokens = tokenHeaders.flatMap((name) =>
		headers[name] === undefined ? [] : [[name, '[given]'] as const],
	);
	return Object.fromEntries([...shown, ...tokens]);
}

const secretNames = /password|token|secret|^(?:reset|activation)Url$|^giftCardCodes$/i;

/** Variables without passwords, tokens, gift cards and the keys within ids. */
export function withoutSecrets(value: unknown): unknown {
	if (typeof value === 'string') {
		return value.replace(/([?&](?:key|customer_access_token)=)[^&]*/g, '$1[hidden]');
	}
	if (Array.isArray(value)) {
		return value.map(withoutSecrets);
	}
	if (typeof value === 'object' && value !== null) {
		return Object.fromEntries(
			Object.entries(value).map(([name, entry]) => [
				name,
				secretNames.test(name) && entry !== null ? '[hidden]' : withoutSecrets(entry),
			]),
		);
	}
	return value;
}
