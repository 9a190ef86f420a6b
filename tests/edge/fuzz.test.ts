import { beforeAll, describe, expect, test } from 'vitest';
import { findingsIn, SECURITY_HEADERS, STACK, wrongLines } from '../fuzz/findings';
import { collectForms } from '../fuzz/forms';
import { type FuzzRequest, fuzzForm, fuzzRequest, routePatterns } from '../fuzz/requests';
import { seeded } from '../setup/seeded';
import { useEdge } from './edge';
import { sendRaw } from './raw-request';

/** Requests per route, and where their random numbers begin. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const TEST_LIMIT_MS = Math.max(30_000, COUNT * 2000);

const edge = useEdge();
let good: Headers;

beforeAll(async () => {
	good = (await edge.fetch('/en')).headers;
	for (const name of SECURITY_HEADERS) expect(good.get(name), name).toBeTruthy();
});

/** @param session cookies of the customer among the visitors */
async function askAll(requests: FuzzRequest[], session?: string): Promise<string[]> {
	const problems: string[] = [];
	for (const request of requests) {
		const { message } = request;
		const response = await sendRaw(edge.origin, message, request);
		const found = findingsIn(response, request, good, session);
		problems.push(...found.map((each) => `${each}: ${JSON.stringify(message.slice(0, 700))}`));
	}
	return problems;
}

describe('random requests get no server error, no details, and the security headers', () => {
	test.concurrent.each(routePatterns().map((pattern, at) => [pattern, at] as const))(
		'%s',
		async (pattern, at) => {
			const random = seeded(SEED * 10_000 + at);
			const { host } = new URL(edge.origin);
			const requests = Array.from({ length: COUNT }, () => fuzzRequest(pattern, host, random));
			expect(await askAll(requests)).toEqual([]);
		},
		TEST_LIMIT_MS,
	);
});

/** With forms of each kind; `npm run fuzz` sends those of all pages. */
const FORM_PATHS = ['/cart', '/auth/login', '/auth/register', '/contact', '/account/addresses/new'];

test(
	'changed forms of pages get no server error, no details, and the security headers',
	async () => {
		const random = seeded(SEED);
		const forms = await collectForms(edge.origin, edge.shopOrigin, FORM_PATHS);
		const posted = forms.filter(({ form }) => form.method === 'post');
		expect(new Set(posted.map(({ path }) => path)).size).toBe(FORM_PATHS.length);
		const { host } = new URL(edge.origin);
		const requests = posted.flatMap((form) =>
			Array.from({ length: COUNT }, () => fuzzForm(form, host, random)),
		);
		expect(await askAll(requests, forms.at(-1)?.session)).toEqual([]);
	},
	TEST_LIMIT_MS,
);

test('afterwards the log is structured, without errors and secrets', () => {
	const wrong = wrongLines(edge.log());
	expect(wrong.map((line) => line.slice(0, 300))).toEqual([]);
});

describe('what workerd responds before any worker runs has no details, and the storefront still runs', () => {
	const host = 'Host: localhost\r\n';
	test.each([
		['CONNECT', `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n`],
		['an unknown method', `FOO /en HTTP/1.1\r\n${host}\r\n`],
		['a path of another site', `GET http://evil.example/en HTTP/1.1\r\n${host}\r\n`],
		['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
		['a Host with a space', 'GET /en HTTP/1.1\r\nHost: a b\r\n\r\n'],
		['a Host with a user', 'GET /en HTTP/1.1\r\nHost: a@b@c\r\n\r\n'],
		['no Host', 'GET /en HTTP/1.1\r\n\r\n'],
		['two Hosts', `GET /en HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
		['a negative length', `POST /en HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
		['a header of 200 kB', `GET /en HTTP/1.1\r\n${host}X-A: ${'a'.repeat(200_000)}\r\n\r\n`],
		['no HTTP', '\x16\x03\x01\r\n\r\n'],
	])('%s', async (_, message) => {
		const response = await sendRaw(edge.origin, message);
		expect(response).not.toBe('hang');
		const text = typeof response === 'string' ? '' : response.body;
		expect(text).not.toMatch(STACK);
		expect(text).not.toMatch(/<|Lindner|@/);
		expect((await edge.fetch('/en')).status).toBe(200);
	});
});
