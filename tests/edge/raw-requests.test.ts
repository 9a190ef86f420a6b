import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { type RawResponse, sendRaw } from './raw-request';
import { SITE_URL } from './visitor';

/** The worker with and without the local edge in front of it. The requests here need no platform. */
const edges: Edge[] = [];

beforeAll(async () => {
	const worker = demoShopEnvironment('http://localhost:1', SITE_URL);
	for (const front of [true, false]) edges.push(await startEdge({ port: 0, worker, front }));
});

afterAll(() => Promise.all(edges.map((edge) => edge.close())));

async function send(edge: Edge | undefined, message: string): Promise<RawResponse> {
	const response = await sendRaw(edge?.origin ?? '', message, { method: message.split(' ')[0] });
	if (typeof response === 'string') throw new Error(`No response: ${response}`);
	return response;
}

const HOST = 'Host: localhost\r\n';

describe.each([0, 1])('the worker, in front of it or bare (%i)', (at) => {
	test.each([
		['GET with an empty body', `GET /auth/login HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`, 200],
		[
			'HEAD with an empty body',
			`HEAD /auth/login HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`,
			200,
		],
		['GET with a body', `GET /auth/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello`, 200],
		[
			'GET with a body in chunks',
			`GET /auth/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
			200,
		],
		[
			'a Host with an impossible port',
			'GET /auth/login HTTP/1.1\r\nHost: localhost:99999\r\n\r\n',
			400,
		],
		['an invalid Host', 'GET /auth/login HTTP/1.1\r\nHost: [::1\r\n\r\n', 400],
		['POST to such a Host', 'POST /cart HTTP/1.1\r\nHost: [::1\r\nContent-Length: 0\r\n\r\n', 400],
		['bad percent-encoding', `GET /docs/%ff/x HTTP/1.1\r\n${HOST}\r\n`, 400],
		['a line break in the path', `GET /en/%0ax HTTP/1.1\r\n${HOST}\r\n`, 400],
		[
			'a line separator in the path of a POST',
			`POST /builds/%e2%80%a8x HTTP/1.1\r\n${HOST}Origin: ${SITE_URL}\r\nContent-Length: 0\r\n\r\n`,
			400,
		],
		['a percent sign alone', `HEAD /% HTTP/1.1\r\n${HOST}\r\n`, 400],
		['Remix’s former data request', `GET /cart?_data=routes%2Fcart HTTP/1.1\r\n${HOST}\r\n`, 400],
	])('%s has its status and the security headers', async (_, message, expected) => {
		const { status, headers } = await send(edges[at], message);
		expect(status).toBe(expected);
		for (const name of ['Content-Security-Policy', 'Strict-Transport-Security']) {
			expect(headers.get(name)).toBeTruthy();
		}
	});

	test.each([
		['TRACE', `TRACE /cart HTTP/1.1\r\n${HOST}\r\n`],
		['TRACE of an order', `TRACE /account/orders/5001000000001 HTTP/1.1\r\n${HOST}\r\n`],
		['TRACE of a page with Allow', `TRACE /auth/logout HTTP/1.1\r\n${HOST}\r\n`],
		['PUT to a page', `PUT /en/aerolume HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
		['POST for data', `POST /aerolume.data HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
	])('%s is refused without a text of the framework', async (_, message) => {
		const { status, headers, body } = await send(edges[at], message);
		expect(status).toBe(405);
		expect(headers.get('Content-Security-Policy')).toBeTruthy();
		if (!message.startsWith('TRACE')) expect(headers.get('Allow')).toBe('GET');
		expect(body).not.toMatch(/Error|\bat \w+ \(|did not provide/);
	});
});

test('the log has structured lines, no errors and no id', () => {
	const lines = edges.flatMap((edge) => edge.output()).filter(Boolean);
	expect(lines.length).toBeGreaterThan(10);
	for (const line of lines) {
		expect(JSON.parse(line)).toMatchObject({ level: 'info', message: expect.any(String) });
		expect(line).not.toContain('5001000000001');
	}
});
