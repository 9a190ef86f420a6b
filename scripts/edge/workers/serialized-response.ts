import type { StoredResponse } from './response-store';

const HEAD_END = [13, 10, 13, 10];

/** Not stored. */
const HOP_BY_HOP = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/**
 * Parses the body of `cache.put`: a complete HTTP/1.1 response, never chunked, regardless of Transfer-Encoding.
 * `undefined` for anything else.
 */
export function parseResponse(message: ArrayBuffer): StoredResponse | undefined {
	const bytes = new Uint8Array(message);
	const end = bytes.findIndex((_, at) => HEAD_END.every((byte, i) => bytes[at + i] === byte));
	if (end < 0) return undefined;
	const [first = '', ...lines] = new TextDecoder('latin1')
		.decode(bytes.subarray(0, end))
		.split('\r\n');
	const status = /^HTTP\/1\.1 (\d{3}) ?(.*)$/.exec(first);
	if (!status) return undefined;
	const headers = lines
		.map((line): [string, string] => {
			const colon = line.indexOf(':');
			return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
		})
		.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()));
	return {
		status: Number(status[1]),
		statusText: status[2] ?? '',
		headers,
		body: message.slice(end + HEAD_END.length),
	};
}

/** Seconds for which a shared cache may store the response; 0 for none. */
export function lifetime({ headers }: StoredResponse): number {
	const cacheControl = new Headers(headers).get('Cache-Control') ?? '';
	if (/\b(no-store|no-cache|private)\b/.test(cacheControl)) return 0;
	const age = /\bs-maxage=(\d+)/.exec(cacheControl) ?? /\bmax-age=(\d+)/.exec(cacheControl);
	return Number(age?.[1] ?? 0);
}
