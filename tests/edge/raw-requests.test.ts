import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL } from './visitor';

/** The worker with and without the local edge in front of it. The requests here need no platform. */
const edges: Edge[] = [];

beforeAll(async () => {
	const worker = demoShopEnvironment('http://localhost:1', SITE_URL);
	for (const front of [true, false]) edges.push(await startEdge({ port: 0, worker, front }));
});

afterAll(() => Promise.all(edges.map((edge) => edge.close())));

/** Sends bytes as they are, which `fetch` would not; returns the status, the headers and the begin of the body. */
function send(
	{ origin }: Edge,
	message: string,
): Promise<{ status: number; head: string; body: string }> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(message));
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
			const [head = '', ...body] = answer.split('\r\n\r\n');
			if (body.length === 0) return;
			socket.destroy();
			resolve({ status: Number(head.split(' ')[1]), head, body: body.join() });
		});
		socket.on('error', reject);
		socket.on('end', () => reject(new Error('The connection ended without an answer')));
	});
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
		['a Host that is no address', 'GET /auth/login HTTP/1.1\r\nHost: [::1\r\n\r\n', 400],
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
		const { status, head } = await send(edges[at] as Edge, message);
		expect(status).toBe(expected);
		for (const name of ['Content-Security-Policy', 'Strict-Transport-Security']) {
			expect(head).toMatch(new RegExp(`^${name}: `, 'im'));
		}
	});

	test.each([
		['TRACE', `TRACE /cart HTTP/1.1\r\n${HOST}\r\n`],
		['TRACE of an order', `TRACE /account/orders/5001000000001 HTTP/1.1\r\n${HOST}\r\n`],
		['TRACE of a page with Allow', `TRACE /auth/logout HTTP/1.1\r\n${HOST}\r\n`],
		['PUT to a page', `PUT /en/aerolume HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
		['POST for data', `POST /aerolume.data HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
	])('%s is refused without a text of the framework', async (_, message) => {
		const { status, head, body } = await send(edges[at] as Edge, message);
		expect(status).toBe(405);
		expect(head).toMatch(/^Content-Security-Policy: /im);
		if (!message.startsWith('TRACE')) expect(head).toMatch(/^Allow: GET\r?$/im);
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
