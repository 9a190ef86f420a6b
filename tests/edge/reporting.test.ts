import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { type Collector, startCollector } from '../setup/collector';

let collector: Collector;
const edges: Edge[] = [];
let shop: DemoShop;

beforeAll(async () => {
	shop = await startDemoShop({ port: 0 });
	collector = await startCollector();
});

afterEach(async () => {
	await Promise.all(edges.splice(0).map((edge) => edge.close()));
	collector.reports.length = 0;
});

afterAll(async () => {
	await shop.close();
	await collector.close();
});

async function start(settings: Record<string, string>): Promise<Edge> {
	const worker = demoShopEnvironment(shop.origin, 'http://localhost:1');
	const edge = await startEdge({ port: 0, worker: { ...worker, ...settings } });
	edges.push(edge);
	return edge;
}

function sendReport(edge: Edge, body: unknown, visitor = ''): Promise<Response> {
	return fetch(`${edge.origin}/api/errors`, {
		method: 'POST',
		headers: {
			Origin: edge.origin,
			'Content-Type': 'application/json',
			'X-Visitor': visitor,
			// A refused body is not read, which ends the connection.
			Connection: 'close',
			traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`,
		},
		body: JSON.stringify(body),
	});
}

/** Attribute of pages with error reporting. */
const MARK = 'data-report-errors=';

async function pageOf(edge: Edge): Promise<string> {
	return (await fetch(`${edge.origin}/en/faq`)).text();
}

const ERROR = {
	name: 'TypeError',
	message: 'no ada@aerolume.example at https://shop.example/x?token=secret',
	stack: 'TypeError: no\n    at open (http://localhost:1/assets/first.js:1:20)',
	path: '/en/cart',
};

test('a browser error is scrubbed and forwarded to the collector', async () => {
	const edge = await start({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn });
	expect((await sendReport(edge, ERROR)).status).toBe(204);
	await expect.poll(() => collector.reports).toHaveLength(1);
	const [report] = collector.reports;
	expect(report).toMatchObject({ url: '/api/42/envelope/', auth: expect.stringContaining('key') });
	expect(report?.event).toMatchObject({
		transaction: '/en/cart',
		tags: { runtime: 'browser' },
		release: expect.stringMatching(/^[0-9a-f]{12}$/),
		contexts: { trace: { trace_id: 'a'.repeat(32) } },
	});
	expect(report?.body).not.toMatch(/ada@|secret/);
	expect(await pageOf(edge)).toContain(MARK);
});

test('a violation of the policy is reported to the shop, and forwarded as an error', async () => {
	const edge = await start({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn });
	const page = await fetch(`${edge.origin}/en/faq`);
	const policy = page.headers.get('Content-Security-Policy');
	expect(policy).toMatch(/; report-uri \/api\/errors(;|$)/);
	const report = {
		'document-uri': 'https://aerolume.example/en/account/orders/5001000000001?x=secret',
		'violated-directive': 'script-src-elem',
		'blocked-uri': 'https://evil.example/x.js?token=secret',
		'original-policy': policy,
	};
	expect((await sendReport(edge, { 'csp-report': report })).status).toBe(204);
	await expect.poll(() => collector.reports).toHaveLength(1);
	const [forwarded] = collector.reports;
	expect(forwarded?.event.transaction).toBe('/en/account/orders/[id]');
	expect(forwarded?.event.exception.values[0]).toMatchObject({
		type: 'PolicyViolation',
		value: 'script-src-elem blocks https://evil.example/x.js',
	});
	expect(forwarded?.body).not.toContain('secret');
});

test('without a collector the policy names no URL for reports', async () => {
	const edge = await start({});
	const page = await fetch(`${edge.origin}/en/faq`);
	expect(page.headers.get('Content-Security-Policy')).not.toContain('report');
});

test.each([
	{},
	{ 'csp-report': { 'document-uri': 'about', 'violated-directive': 'script-src' } },
	{ ...ERROR, path: 'https://elsewhere.example' },
	{ ...ERROR, message: 'x'.repeat(9_000) },
])('an invalid report is refused: %#', async (body) => {
	const edge = await start({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn });
	expect((await sendReport(edge, body)).status).toBe(422);
	expect(collector.reports).toEqual([]);
});

test('a large report is refused, and so are many from one IP address', async () => {
	const settings = { PUBLIC_ERROR_REPORTING_DSN: collector.dsn, BUYER_IP_HEADER: 'x-visitor' };
	const edge = await start(settings);
	const large = { ...ERROR, extra: 'x'.repeat(20_000) };
	expect((await sendReport(edge, large, '203.0.113.1')).status).toBe(413);
	const visitor = '203.0.113.2';
	const sent = Array.from({ length: 200 }, async () => sendReport(edge, {}, visitor));
	const responses = await Promise.all(sent);
	const refused = responses.filter(({ status }) => status === 429);
	expect(refused).toHaveLength(140);
	expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
	expect((await sendReport(edge, ERROR, '203.0.113.3')).status).toBe(204);
	await expect.poll(() => collector.reports).toHaveLength(1);
});

test('an error of the worker is reported, even with invalid settings', async () => {
	const edge = await start({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn, SESSION_SECRET: '' });
	const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
	expect(
		(await fetch(`${edge.origin}/en/cart?email=ada@aerolume.example`, { headers })).status,
	).toBe(500);
	await expect.poll(() => collector.reports).toHaveLength(1);
	const [report] = collector.reports;
	expect(report?.event).toMatchObject({ transaction: '/en/cart', tags: { runtime: 'worker' } });
	expect(report?.event.exception.values[0]?.value).toContain('SESSION_SECRET');
	expect(report?.body).not.toContain('ada@');
});

test('without a collector reports are refused, and pages have no reporting', async () => {
	const edge = await start({});
	expect((await sendReport(edge, ERROR)).status).toBe(404);
	const page = await pageOf(edge);
	expect(page).toContain('<html lang="en"');
	expect(page).not.toContain(MARK);
});
