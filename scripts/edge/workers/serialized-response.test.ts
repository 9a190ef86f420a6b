import { describe, expect, test } from 'vitest';
import { lifetime, parseResponse } from './serialized-response';

function message(text: string): ArrayBuffer {
	return new TextEncoder().encode(text).buffer as ArrayBuffer;
}

describe('a serialized response', () => {
	test('is read with its headers and its body, without what belongs to the transfer', () => {
		const parsed = parseResponse(
			message(
				'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\nLink: <a>\r\nLink: <b>\r\n\r\n<p>ä</p>\r\n\r\n',
			),
		);
		expect(parsed).toMatchObject({
			status: 200,
			statusText: 'OK',
			headers: [
				['Content-Type', 'text/html'],
				['Link', '<a>'],
				['Link', '<b>'],
			],
		});
		expect(new TextDecoder().decode(parsed?.body)).toBe('<p>ä</p>\r\n\r\n');
	});

	test.each(['', 'no response at all', 'GET / HTTP/1.1\r\n\r\n'])('%o is none', (text) => {
		expect(parseResponse(message(text))).toBeUndefined();
	});
});

test.each([
	['public, max-age=60', 60],
	['max-age=60, s-maxage=5', 5],
	['private, max-age=60', 0],
	['no-store', 0],
	['public', 0],
])('"%s" may be stored for %i seconds', (cacheControl, seconds) => {
	const headers: [string, string][] = [['Cache-Control', cacheControl]];
	const response = { status: 200, statusText: 'OK', headers, body: new ArrayBuffer(0) };
	expect(lifetime(response)).toBe(seconds);
});
