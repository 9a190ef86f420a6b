import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawResponse {
	status: number;
	headers: Headers;
	/** Decoded from its chunks, one character a byte. */
	body: string;
}

export interface RawOptions {
	/** The method in the message: a response to HEAD has no body. */
	method?: string;
	/** Closes the sending side after the message. */
	half?: boolean;
	/** Sent some time after the message. */
	later?: string;
	/** Waits until the other side closes the connection. */
	toEnd?: boolean;
	limitMs?: number;
}

/** Pause before a body's later part. */
const PAUSE_MS = 50;

/**
 * Sends bytes as they are, which `fetch` would not: one character a byte. Resolves to `closed` where the connection
 * ends without a response, and to `hang` where none comes in time.
 */
export function sendRaw(
	origin: string,
	message: string,
	{ method = 'GET', half = false, later, toEnd = false, limitMs = 10_000 }: RawOptions = {},
): Promise<RawResponse | 'closed' | 'hang'> {
	return new Promise((resolve) => {
		const socket = connect(Number(new URL(origin).port), '127.0.0.1');
		let received = '';
		const finish = (response: RawResponse | 'closed' | 'hang') => {
			clearTimeout(timer);
			socket.destroy();
			resolve(response);
		};
		const timer = setTimeout(() => finish('hang'), limitMs);
		const read = (ended: boolean) => {
			const response = parseResponse(received, method, ended);
			if (response && (ended || !toEnd)) finish(response);
			else if (ended) finish('closed');
		};
		socket.on('data', (chunk) => {
			received += chunk.toString('latin1');
			read(false);
		});
		socket.on('end', () => read(true));
		socket.on('error', () => read(true));
		if (half) socket.end(message, 'latin1');
		else socket.write(message, 'latin1');
		if (later !== undefined) setTimeout(() => socket.write(later, 'latin1'), PAUSE_MS);
	});
}

/** `undefined` while the response is incomplete. */
function parseResponse(received: string, method: string, ended: boolean): RawResponse | undefined {
	const end = received.indexOf('\r\n\r\n');
	if (end < 0) return undefined;
	const [first = '', ...lines] = received.slice(0, end).split('\r\n');
	const rest = received.slice(end + 4);
	const status = Number(first.split(' ')[1]);
	// An interim response.
	if (status < 200) return parseResponse(rest, method, ended);
	const headers = new Headers(
		lines.map((line): [string, string] => {
			const colon = line.indexOf(':');
			return [line.slice(0, colon), line.slice(colon + 1)];
		}),
	);
	if (method === 'HEAD' || status === 204 || status === 304) return { status, headers, body: '' };
	if (headers.get('Transfer-Encoding') === 'chunked') {
		const body = parseChunks(rest);
		return body === undefined && !ended ? undefined : { status, headers, body: body ?? rest };
	}
	const length = Number(headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
	if (rest.length < length && !ended) return undefined;
	return { status, headers, body: rest };
}

function parseChunks(text: string): string | undefined {
	let body = '';
	for (let at = 0; ; ) {
		const end = text.indexOf('\r\n', at);
		const size = Number.parseInt(text.slice(at, end), 16);
		if (end < 0 || end + 4 + size > text.length) return undefined;
		if (size === 0) return body;
		body += text.slice(end + 2, end + 2 + size);
		at = end + 4 + size;
	}
}
