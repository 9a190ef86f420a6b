import type { IncomingMessage, ServerResponse } from 'node:http';

/** Body of the Storefront API's 401: the platform leaves the message empty. */
export const unauthorized = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };

/** Sends a complete response; `no-store` unless the headers say otherwise. */
export function send(
	response: ServerResponse,
	status: number,
	contentType: string,
	body: string | Buffer,
	headers: Record<string, string> = {},
): void {
	response.writeHead(status, {
		...(status !== 204 && {
			'Content-Type': contentType,
			'Content-Length': Buffer.byteLength(body),
		}),
		'Cache-Control': 'no-store',
		'X-Content-Type-Options': 'nosniff',
		...headers,
	});
	response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function sendJson(
	response: ServerResponse,
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): void {
	send(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

/** 303: the browser requests the other URL with GET. */
export function redirect(response: ServerResponse, location: string): void {
	response.writeHead(303, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 });
	response.end();
}

/** A request body beyond its limit. */
export class BodyTooLargeError extends Error {}

/** Reads a submitted form; null beyond `limit` bytes. */
export async function readForm(
	request: IncomingMessage,
	limit: number,
): Promise<URLSearchParams | null> {
	try {
		return new URLSearchParams(await readBody(request, limit));
	} catch (error) {
		if (error instanceof BodyTooLargeError) {
			return null;
		}
		throw error;
	}
}

/** Reads a body as UTF-8 text; rejects with `BodyTooLargeError` beyond `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		// The rest is read and ignored, so that the client can receive the response.
		if (size <= limit) {
			chunks.push(chunk);
		}
	}
	if (size > limit) {
		throw new BodyTooLargeError(`The body is larger than ${limit} bytes.`);
	}
	return Buffer.concat(chunks).toString('utf8');
}
