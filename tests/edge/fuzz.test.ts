import { beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../app/site';
import { demoShopEnvironment } from '../../scripts/environment';
import { useEdge } from './edge';
import { type FuzzRequest, fuzzRequest, routePatterns, seeded } from './fuzz-requests';
import { type RawAnswer, sendRaw } from './raw-request';

/** Requests per route, and where their random numbers begin. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 4);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Requests at once. */
const PARALLEL = 8;
const TEST_LIMIT_MS = Math.max(30_000, COUNT * 2000);

const SECURITY_HEADERS = [
	...['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'],
	...['Permissions-Policy', 'Cross-Origin-Opener-Policy'],
];

const environment = demoShopEnvironment('', '');
const SECRETS = ['PRIVATE_STOREFRONT_API_TOKEN', 'PRIVATE_ADMIN_API_TOKEN', 'SESSION_SECRET'].map(
	(name) => environment[name] ?? '',
);

const STACK = /\n\s+at \S|\bat (async )?[\w.]+ \(|\bapp:\d+:\d+|node_modules|workerd\//;
const FRAMEWORK =
	/did not provide an? `|No route matches|Unexpected Server Error|Invalid request method|does not match URL|\b(Type|Reference|URI|Syntax|Range)Error\b|internal error|Single fetch/;
const CUSTOMER = /Lindner|Flughafenstra|gid:\/\/shopify\/(Customer|Order)\/\d/;
/** What pages show: the shop's address, and examples in fields. */
const SHOWN = [company.email, 'name@beispiel.de', 'name@example.com'];
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi;

const edge = useEdge();
let good: Headers;

beforeAll(async () => {
	good = (await edge.fetch('/en')).headers;
	for (const name of SECURITY_HEADERS) expect(good.get(name), name).toBeTruthy();
});

async function ask(request: FuzzRequest): Promise<string[]> {
	const answer = await sendRaw(edge.origin, request.message, request);
	if (answer === 'closed' && request.half) return [];
	const problems = typeof answer === 'string' ? [answer] : problemsOf(answer, request.message);
	return problems.map((problem) => `${problem}: ${JSON.stringify(request.message.slice(0, 700))}`);
}

function problemsOf({ status, headers, body }: RawAnswer, sent: string): string[] {
	const missing = SECURITY_HEADERS.filter((name) => headers.get(name) !== good.get(name));
	if (!headers.has('Content-Security-Policy')) missing.push('Content-Security-Policy');
	if (!headers.has('Cache-Control')) missing.push('Cache-Control');
	const mails = (body.replaceAll('\\u003e', '>').match(MAIL) ?? []).filter(
		(mail) => !SHOWN.includes(mail) && !sent.includes(mail),
	);
	const leaks = {
		'a stack': STACK.test(body),
		'framework text': FRAMEWORK.test(body),
		'a token': SECRETS.some((secret) => body.includes(secret)),
		'a customer': CUSTOMER.test(body) && !sent.includes('Customer'),
		[`the address ${mails[0]}`]: mails.length > 0,
		'markup from the request':
			body.includes('<script>alert(1)') && /html/.test(headers.get('Content-Type') ?? ''),
		'a header from the request': headers.has('X-Injected'),
	};
	return [
		...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
		...(missing.length > 0 ? [`${status} without ${missing.join(', ')}`] : []),
		...Object.entries(leaks).flatMap(([what, found]) => (found ? [`${status} with ${what}`] : [])),
	];
}

describe('random requests get no server error, no details, and the security headers', () => {
	test.each(routePatterns().map((pattern, at) => [pattern, at] as const))(
		'%s',
		async (pattern, at) => {
			const random = seeded(SEED * 10_000 + at);
			const { host } = new URL(edge.origin);
			const requests = Array.from({ length: COUNT }, () => fuzzRequest(pattern, host, random));
			const problems: string[] = [];
			const worker = async () => {
				for (let next = requests.shift(); next; next = requests.shift()) {
					problems.push(...(await ask(next)));
				}
			};
			await Promise.all(Array.from({ length: PARALLEL }, worker));
			expect(problems).toEqual([]);
		},
		TEST_LIMIT_MS,
	);
});

test('afterwards the log is structured, without errors and secrets', () => {
	// The runtime reports broken connections itself.
	const lines = edge.log().filter((line) => line && !/^(workerd|kj)\/|^stack: /.test(line));
	const wrong = lines.filter(
		(line) =>
			!/^\{"level":"(info|warn)"/.test(line) ||
			CUSTOMER.test(line) ||
			SECRETS.some((secret) => line.includes(secret)),
	);
	expect(wrong.map((line) => line.slice(0, 300))).toEqual([]);
});

describe('what workerd answers before any worker runs has no details, and the storefront goes on', () => {
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
		const answer = await sendRaw(edge.origin, message);
		expect(answer).not.toBe('hang');
		const text = typeof answer === 'string' ? '' : answer.body;
		expect(text).not.toMatch(STACK);
		expect(text).not.toMatch(/<|Lindner|@/);
		expect((await edge.fetch('/en')).status).toBe(200);
	});
});
