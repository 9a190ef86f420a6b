import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ErrorEvent, sendToCollector, workerError } from './error-collector.server';
import { scrub } from './scrub';
import { continueTrace, tracedFetch, traceHeaders } from './trace';
import { traceRequests } from './trace-requests';

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('a text is scrubbed', () => {
	test.each([
		['no account for ada.winter+x@aerolume.example here', 'no account for [e-mail] here'],
		[
			'at https://shop.example/auth/reset?id=1&token=abc failed',
			'at https://shop.example/auth/reset failed',
		],
		['/en/auth/reset?token=abc: gone', '/en/auth/reset: gone'],
		['https://shop.example/a#token=abc', 'https://shop.example/a'],
		[
			'gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=abc',
			'gid://shopify/MailingAddress/7',
		],
		['token 8f4b2d6e1a9c47305d8e6b7f2c1a9034 is bad', 'token [token] is bad'],
		['shpat_demo_aerolume_private', '[token]'],
		['mailto:ada@aerolume.example,grace@aerolume.example', 'mailto:[e-mail],[e-mail]'],
		[
			'https://shop.example/a?to=https://shop.example/b?token=1,2',
			'https://shop.example/a://shop.example/b',
		],
		['at x (https://shop.example/a.js?v=1:20:3)', 'at x (https://shop.example/a.js:20:3)'],
		['why? because', 'why? because'],
		['call +49 30 23125 014 now', 'call [number] now'],
		['Cannot read properties of undefined', 'Cannot read properties of undefined'],
		['HTTP 503 after 3 attempts', 'HTTP 503 after 3 attempts'],
	])('%s', (text, clean) => {
		expect(scrub(text)).toBe(clean);
	});

	test('and cut where it is too long', () => {
		expect(scrub('a '.repeat(5_000))).toHaveLength(2_000);
	});
});

describe('a trace', () => {
	test('is started, or continued where the request has one', () => {
		const first = continueTrace(null);
		expect(first.traceId).toMatch(/^[0-9a-f]{32}$/);
		expect(first.spanId).toMatch(/^[0-9a-f]{16}$/);
		const { traceparent = '', baggage } = traceHeaders(first);
		expect(traceparent).toBe(`00-${first.traceId}-${first.spanId}-00`);
		expect(baggage).toContain(`sentry-trace_id=${first.traceId}`);
		const second = continueTrace(traceparent);
		expect(second.traceId).toBe(first.traceId);
		expect(second.spanId).not.toBe(first.spanId);
	});

	test('is added to the requests to the platform, with their own headers', async () => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		const request = vi.fn(async (_url: string, _init: RequestInit) => new Response());
		vi.stubGlobal('fetch', request);
		const trace = continueTrace(null);
		await tracedFetch(trace)('https://shop.example/api', { method: 'POST', headers: { a: 'b' } });
		const headers = new Headers(request.mock.calls[0]?.[1].headers);
		expect(headers.get('a')).toBe('b');
		expect(headers.get('traceparent')).toBe(traceHeaders(trace).traceparent);
		expect(headers.get('baggage')).toContain('sentry-release=build');
	});

	test('is added to a page’s requests to the shop, and to no other host', async () => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		const request = vi.fn(async (_request: Request) => new Response());
		const page = Object.assign(new EventTarget(), {
			location: { origin: 'https://shop.example' },
			fetch: request as typeof fetch,
		});
		vi.stubGlobal('window', page);
		traceRequests();
		await page.fetch('https://shop.example/api/session');
		await page.fetch('https://elsewhere.example/');
		const [own, other] = request.mock.calls.map(([request]) => request.headers.get('traceparent'));
		expect(own).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
		expect(other).toBeNull();
	});

	test.each(['', 'x', `00-${'a'.repeat(31)}-${'b'.repeat(16)}-01`])('%j is none', (header) => {
		expect(continueTrace(header).traceId).toMatch(/^[0-9a-f]{32}$/);
	});
});

describe('a browser’s error', () => {
	/** A page of a shop with a collector; records its requests. */
	async function openPage() {
		vi.resetModules();
		vi.stubGlobal('window', { location: { pathname: '/en/cart' } });
		const request = vi.fn(async (_url: string, _init?: RequestInit) => new Response());
		vi.stubGlobal('fetch', request);
		const { reportEvent } = await import('./report-errors');
		const happen = (facts: object) => reportEvent(Object.assign(new Event('x'), facts));
		return { request, happen, paths: () => request.mock.calls.map(([url]) => url) };
	}

	test('is sent to the shop once, with the path of its page', async () => {
		const { request, happen, paths } = await openPage();
		await happen({ error: new TypeError('no'), message: 'Uncaught TypeError: no' });
		await happen({ reason: new TypeError('no') });
		expect(paths()).toEqual(['/api/errors']);
		const { body } = request.mock.calls[0]?.[1] ?? {};
		expect(JSON.parse(String(body))).toMatchObject({
			name: 'TypeError',
			message: 'no',
			path: '/en/cart',
		});
		await happen({ error: null, message: 'Script error.' });
		expect(paths()).toHaveLength(2);
	});

	test('is sent five times per document at most', async () => {
		const { happen, paths } = await openPage();
		for (let i = 0; i < 9; i++) await happen({ error: new Error(`no ${i}`) });
		expect(paths()).toHaveLength(5);
	});

	test('is cut where it is too long', async () => {
		const { request, happen } = await openPage();
		await happen({
			error: Object.assign(new Error('x'.repeat(9_000)), { stack: 'y'.repeat(9_000) }),
		});
		expect(String(request.mock.calls[0]?.[1]?.body).length).toBeLessThan(6_000);
	});

	test('that cannot be sent causes no further error', async () => {
		const { request, happen } = await openPage();
		request.mockRejectedValue(new TypeError('Failed to fetch'));
		await expect(happen({ error: new Error('no') })).resolves.toBeUndefined();
	});
});

describe('the collector', () => {
	const event: ErrorEvent = {
		...workerError(new TypeError('no ada@aerolume.example'), '/en/cart?x=1'),
		where: 'worker',
		trace: continueTrace(null),
	};

	test('gets an envelope at the URL of the project, scrubbed, with the frames of the stack', async () => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		const post = vi.fn(async (_url: string, _init: RequestInit) => new Response());
		vi.stubGlobal('fetch', post);
		await sendToCollector('https://key@errors.example/sentry/42', event);
		const [url, init] = post.mock.calls[0] ?? [];
		expect(url).toBe('https://errors.example/sentry/api/42/envelope/');
		expect(new Headers(init?.headers).get('X-Sentry-Auth')).toContain('sentry_key=key');
		const [head, item, payload] = String(init?.body)
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(item).toEqual({ type: 'event' });
		expect(payload).toMatchObject({
			event_id: head.event_id,
			release: 'build',
			transaction: '/en/cart',
			tags: { runtime: 'worker' },
			contexts: { trace: { trace_id: event.trace.traceId } },
			exception: { values: [{ type: 'TypeError', value: 'no [e-mail]' }] },
		});
		const { frames } = payload.exception.values[0].stacktrace;
		expect(frames.at(-1).filename).toContain('reporting.test.ts');
		expect(frames.at(-1).lineno).toBeGreaterThan(0);
	});

	test('gets the frames of a stack with and without names, and none of other lines', async () => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		const post = vi.fn(async (_url: string, _init: RequestInit) => new Response());
		vi.stubGlobal('fetch', post);
		const stack = [
			'TypeError: no at x:1:2',
			'    at async open (https://shop.example/assets/first.js?x=1:1:20)',
			'    at https://shop.example/assets/first.js:2:30',
			'    at native code',
		].join('\n');
		await sendToCollector('https://key@errors.example/1', { ...event, stack });
		const [, , payload = ''] = String(post.mock.calls[0]?.[1].body).split('\n');
		const file = 'https://shop.example/assets/first.js';
		expect(JSON.parse(payload).exception.values[0].stacktrace.frames).toEqual([
			{ function: '?', filename: file, lineno: 2, colno: 30 },
			{ function: 'async open', filename: file, lineno: 1, colno: 20 },
		]);
	});

	test.each([
		['line breaks', '\n'],
		['frames without an end', '\n at a ('],
		['slashes', '/'],
		['letters', 'a'],
		['letters with signs of e-mail addresses', 'a.a@'],
		['hyphens', 'a-'],
		['digits and brackets', '1('],
		['colons', ':1'],
	])('takes a time that grows with the text, of %s', async (_, part) => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		vi.stubGlobal('fetch', async () => new Response());
		const timeOf = async (length: number) => {
			const text = part.repeat(length / part.length);
			const began = performance.now();
			await sendToCollector('https://key@errors.example/1', {
				...event,
				message: text,
				stack: `at ${text}`,
				path: `/${text}`,
			});
			return performance.now() - began;
		};
		const ratios: number[] = [];
		for (let i = 0; i < 15; i++) ratios.push((await timeOf(8_000)) / (await timeOf(1_000)));
		// 8 at most where the time is linear, 64 where it is quadratic.
		expect(ratios.sort((a, b) => a - b)[7]).toBeLessThan(20);
	});

	test('may fail: the error is ignored', async () => {
		vi.stubGlobal('__BUILD_ID__', 'build');
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('Network connection lost.');
		});
		await expect(sendToCollector('https://key@errors.example/1', event)).resolves.toBeUndefined();
	});

	test('that is not configured is not called', async () => {
		const post = vi.fn();
		vi.stubGlobal('fetch', post);
		await sendToCollector('', event);
		expect(post).not.toHaveBeenCalled();
	});
});
