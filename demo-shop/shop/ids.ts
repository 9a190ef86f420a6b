import { randomBytes } from 'node:crypto';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A global id, e.g. `gid://shopify/Product/1`. */
export function gid(type: string, id: number | string): string {
	return `gid://shopify/${type}/${id}`;
}

/** The parts of a global id; null where the text is none. `id` has no query string. */
export function parseGid(
	text: string,
): { type: string; id: string; parameters: URLSearchParams } | null {
	const match = /^gid:\/\/[a-z][a-z0-9-]*\/([A-Za-z0-9_]+)\/([^?\s]+)(?:\?(\S*))?$/.exec(text);
	return match?.[1] && match[2]
		? { type: match[1], id: match[2], parameters: new URLSearchParams(match[3] ?? '') }
		: null;
}

/** The integer of a global id of one type; null for another type or format. */
export function integerOf(type: string, text: string): number | null {
	const parsed = parseGid(text);
	return parsed?.type === type && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}

/** Random mixed-case letters and digits, as in cart tokens. */
export function randomAlphanumerics(length: number): string {
	let text = '';
	while (text.length < length) {
		for (const byte of randomBytes(length)) {
			// 248 is the largest multiple of 62 in a byte: larger values would bias the result.
			if (byte < 248 && text.length < length) {
				text += alphanumerics[byte % 62];
			}
		}
	}
	return text;
}

/** Random lower-case hex digits. */
export function randomHex(length: number): string {
	return randomBytes(Math.ceil(length / 2))
		.toString('hex')
		.slice(0, length);
}
