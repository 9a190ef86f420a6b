import { type AppLoadContext, createRequestHandler } from '@remix-run/server-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import * as entry from './entry.server';

type Build = Exclude<Parameters<typeof createRequestHandler>[0], (...args: never) => unknown>;

const SITE = 'https://aerolume.example';

function fail(): never {
	throw new TypeError('map is not a function');
}

function refuse(): never {
	throw new Response('Page Not Found: /refused', { status: 404 });
}

/** Remix with the shop's server entry, and routes that throw. */
const handle = createRequestHandler(
	{
		entry: { module: entry },
		routes: {
			failing: { id: 'failing', path: 'failing', module: { loader: fail, action: fail } },
			refused: { id: 'refused', path: 'refused', module: { loader: refuse } },
		},
		assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
		future: { v3_singleFetch: true },
		publicPath: '/',
		assetsBuildDirectory: '',
		isSpaMode: false,
	} as unknown as Build,
	'production',
);

async function ask(path: string, init?: RequestInit) {
	const context = { log: { error: vi.fn(), info: vi.fn() }, reportError: vi.fn() };
	const response = await handle(
		new Request(`${SITE}${path}`, init),
		context as unknown as AppLoadContext,
	);
	return { ...context, status: response.status, text: await response.text() };
}

afterEach(() => {
	vi.restoreAllMocks();
});

test.each(['GET', 'POST'])(
	'an unexpected error of a loader or action (%s) is logged once, with what it is, and reported',
	async (method) => {
		const other = vi.spyOn(console, 'error').mockReturnValue();
		const { status, text, log, reportError } = await ask('/failing', { method });
		expect(status).toBe(500);
		expect(text).not.toContain('map is not a function');
		expect(log.error).toHaveBeenCalledExactlyOnceWith('Request failed', {
			error: 'map is not a function',
			stack: expect.stringContaining('entry.server.test'),
			statusCode: 500,
			statusMessage: 'Internal Server Error',
			fatal: false,
			unhandled: true,
			path: '/failing',
		});
		expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
		expect(other).not.toHaveBeenCalled();
	},
);

test('a response that a loader throws is no unexpected error', async () => {
	const { status, log, reportError } = await ask('/refused');
	expect(status).toBe(404);
	expect(log.error).not.toHaveBeenCalled();
	expect(reportError).not.toHaveBeenCalled();
});

test('a method that a route does not take is the router’s own refusal', async () => {
	const { status, log, reportError } = await ask('/refused', { method: 'POST' });
	expect(status).toBe(405);
	expect(log.info).toHaveBeenCalledExactlyOnceWith('Request refused', {
		statusCode: 405,
		method: 'POST',
		path: '/refused',
	});
	expect(log.error).not.toHaveBeenCalled();
	expect(reportError).not.toHaveBeenCalled();
});
