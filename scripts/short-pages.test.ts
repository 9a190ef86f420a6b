import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test, vi } from 'vitest';
import { bundleForServer, publishedAnew } from '../tests/setup/server-bundle';
import { shortPages } from './short-pages';

const ENTRY = `
export { createElement } from 'react';
export { renderToString } from 'react-dom/server';
export { createRequestHandler } from '@remix-run/server-runtime';
export { RemixServer, ScrollRestoration, Scripts } from '@remix-run/react';
`;

type Framework = typeof import('@remix-run/server-runtime') &
	typeof import('@remix-run/react') &
	Pick<typeof import('react'), 'createElement'> &
	Pick<typeof import('react-dom/server'), 'renderToString'>;

let plain: Framework;
let short: Framework;

beforeAll(async () => {
	plain = await bundleForServer(ENTRY, []);
	short = await bundleForServer(ENTRY, [shortPages()]);
});

/** A page of one screen that tells the browser of `data`. */
async function pageOf(
	{ createElement, createRequestHandler, renderToString, ...framework }: Framework,
	data: string,
): Promise<string> {
	const frame = () => [
		createElement(framework.Scripts, { key: 1 }),
		createElement(framework.ScrollRestoration, { key: 2 }),
	];
	const root = { id: 'root', path: '', module: { default: frame } };
	const manifest = { id: 'root', path: '', module: '/root.js' };
	const handle = createRequestHandler(
		{
			routes: { root },
			assets: {
				version: '1',
				entry: { module: '/entry.js', imports: [] },
				routes: { root: manifest },
			},
			entry: {
				module: {
					default: (request: Request, _: number, headers: Headers, context: object) => {
						const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
						const app = createElement(framework.RemixServer, {
							context: { ...context, renderMeta: { streamCache: { 0: read } } } as never,
							url: request.url,
						});
						return new Response(renderToString(app), { headers });
					},
				},
			},
			future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
			isSpaMode: false,
			mode: 'production',
		} as never,
		'production',
	);
	return (await handle(new Request('http://shop.test/'))).text();
}

/** What a browser knows once it has run the page's scripts. */
async function told(page: string, positions: string | null, state: object | null) {
	const scrollTo = vi.fn();
	const error = vi.fn();
	const storage = new Map(positions === null ? [] : [['positions', positions]]);
	const history = {
		state,
		replaceState: (next: object) => {
			history.state = next;
		},
	};
	const window: Record<string, unknown> = {
		ReadableStream,
		TextEncoderStream,
		scrollTo,
		console: { error },
		Math: { random: () => 0.5 },
		sessionStorage: {
			getItem: (key: string) => storage.get(key) ?? null,
			removeItem: (key: string) => storage.delete(key),
		},
		history,
	};
	window.window = window;
	for (const [, type = '', script = ''] of page.matchAll(
		/<script( type="module")?[^>]*>(.*?)<\/script>/gs,
	)) {
		runInNewContext(
			type ? (/window\.__remixManifest = [^;]*;/.exec(script)?.[0] ?? '') : script,
			window,
		);
	}
	const { stream } = window.__remixContext as { stream: ReadableStream };
	return {
		data: await new Response(stream).text(),
		manifest: window.__remixManifest,
		history: history.state,
		scrolled: scrollTo.mock.calls,
		errors: error.mock.calls.length,
		stored: [...storage],
	};
}

const AWKWARD = `["it's","a \\"b\\" \\\\ </script><!-- & \u2028\u2029","\\n"]\n`;

test.each([
	['nothing is stored', null, null],
	['a place is stored', '{"k":120}', { key: 'k' }],
	['another page’s place is stored', '{"k":120}', { key: 'other' }],
	['no number is stored', '{"k":"120"}', { key: 'k' }],
	['what is stored is broken', '{', { key: 'k' }],
])('a browser learns the same from a short page: %s', async (_, positions, state) => {
	const [long, little] = await Promise.all([pageOf(plain, AWKWARD), pageOf(short, AWKWARD)]);
	expect(little.length).toBeLessThan(long.length - 400);
	const wanted = await told(long, positions, state);
	expect(wanted.data).toBe(AWKWARD);
	expect(wanted.manifest).toHaveProperty('entry.module', '/entry.js');
	expect(await told(little, positions, state)).toEqual(wanted);
});

test('a framework of another form ends the build', async () => {
	const changed = publishedAnew('@remix-run/react/dist/esm/scroll-restoration.js', (code) =>
		code.replace('storedY === "number"', 'storedY'),
	);
	await expect(bundleForServer(ENTRY, [changed, shortPages()])).rejects.toThrow(
		'scroll-restoration.js has changed',
	);
});
