import type { Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleForServer, publishedAnew } from '../tests/setup/server-bundle';
import { settledRoutes } from './settled-routes';

const ENTRY = `
export { createElement } from 'react';
export { renderToString } from 'react-dom/server';
export { createRequestHandler } from '@remix-run/server-runtime';
export { matchRoutes, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
`;

type Framework = typeof import('@remix-run/server-runtime') &
	typeof import('@remix-run/react') &
	Pick<typeof import('react'), 'createElement'> &
	Pick<typeof import('react-dom/server'), 'renderToString'>;

/** The framework, bundled as for the server. */
function bundle(plugins: Plugin[]): Promise<Framework> {
	return bundleForServer(ENTRY, plugins);
}

let plain: Framework;
let settled: Framework;

beforeAll(async () => {
	plain = await bundle([]);
	settled = await bundle([settledRoutes()]);
});

/** A shop of three screens, whose loader answers with the request that it got. */
function shopOn({ createElement, createRequestHandler, ...framework }: Framework) {
	const seen: Request[] = [];
	const loader = ({ request, params }: { request: Request; params: object }) => {
		seen.push(request);
		return { url: request.url, params };
	};
	const screen = {
		loader,
		default: () => createElement('p', null, JSON.stringify(framework.useLoaderData())),
	};
	const frame = {
		default: () =>
			createElement(
				'main',
				null,
				createElement(framework.Outlet),
				createElement(framework.Scripts),
			),
	};
	const routes = {
		root: { id: 'root', path: '', module: frame },
		home: { id: 'home', parentId: 'root', index: true, module: screen },
		product: { id: 'product', parentId: 'root', path: 'products/:handle', module: screen },
		rest: { id: 'rest', parentId: 'root', path: '*', module: screen },
	};
	const assets = {
		version: '1',
		entry: { module: '/entry.js', imports: [] },
		routes: Object.fromEntries(
			Object.entries(routes).map(([id, { module, ...route }]) => [
				id,
				{ ...route, hasLoader: 'loader' in module, module: `/${id}.js` },
			]),
		),
	};
	const handle = createRequestHandler(
		{
			routes,
			assets,
			entry: {
				module: {
					default: (request: Request, _: number, headers: Headers, context: never) => {
						const app = createElement(framework.RemixServer, { context, url: request.url });
						return new Response(framework.renderToString(app), { headers });
					},
				},
			},
			future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
			publicPath: '/',
			assetsBuildDirectory: '',
			isSpaMode: false,
			mode: 'production',
		} as never,
		'production',
	);
	const open = async (path: string) => {
		const request = new Request(`http://shop.test${path}`);
		return { request, page: await (await handle(request)).text() };
	};
	return { open, seen };
}

describe('with the framework as it is built for the server', () => {
	test('every page is what it is without, the first time and later', async () => {
		const before = shopOn(plain);
		const after = shopOn(settled);
		for (const path of [
			'/',
			'/products/a',
			'/products/b%2Fc',
			'/not/there',
			'/?index&q=x',
			'/products/a',
			'/',
		]) {
			const { page } = await after.open(path);
			expect(page, path).toBe((await before.open(path)).page);
			expect(page).toContain('http://shop.test');
		}
	});

	test('routes are read for the first address alone, and every address leads where it did', () => {
		let reads = 0;
		const counted = (path: string) => ({
			id: path,
			get path() {
				reads++;
				return path;
			},
		});
		const routes = ['cart', 'products/:handle', 'docs/*', ':page?', '*'].map(counted);
		const other = [counted('products/new'), ...routes];
		const addresses = ['/', '/cart', '/CART/', '/products/a%20b', '/docs', '/docs/a/b', '/x/y'];
		const lead = (matchRoutes: Framework['matchRoutes'], own: typeof routes) =>
			addresses.map((address) => matchRoutes(own, address));
		const wanted = lead(plain.matchRoutes, routes);
		reads = 0;
		expect(lead(settled.matchRoutes, routes)).toEqual(wanted);
		const once = reads;
		expect(lead(settled.matchRoutes, routes)).toEqual(wanted);
		expect(reads).toBe(once);
		expect(settled.matchRoutes(other, '/products/new')?.[0]?.route.id).toBe('products/new');
	});

	test('a loader gets the request itself, but for the framework’s own parameters', async () => {
		const { open, seen } = shopOn(settled);
		for (const path of ['/?q=indigo', '/products/index?variant=1', '/']) {
			const { request } = await open(path);
			expect(seen.at(-1)?.url).toBe(request.url);
		}
		const { request } = await open('/');
		expect(seen.at(-1)).toBe(request);
		await open('/?index&q=1');
		expect(seen.at(-1)?.url).toBe('http://shop.test/?q=1');
		await open('/?%69ndex&_routes=home&q=1');
		expect(seen.at(-1)?.url).toBe('http://shop.test/?q=1');
	});
});

test('a framework of another form ends the build', async () => {
	const changed = publishedAnew('@remix-run/router/dist/router.js', (code) =>
		code.replace('rankRouteBranches(branches);', ''),
	);
	await expect(bundle([changed, settledRoutes()])).rejects.toThrow('router.js has changed');
});

test('a framework that lies elsewhere ends the build', async () => {
	const moved: Plugin = {
		name: 'moved',
		enforce: 'pre',
		resolveId: (id) => (id === '@remix-run/react' ? '\0moved' : undefined),
		load: (id) =>
			id === '\0moved'
				? 'export const matchRoutes = 1, Outlet = 1, RemixServer = 1, Scripts = 1, useLoaderData = 1;'
				: undefined,
	};
	await expect(bundle([moved, settledRoutes()])).rejects.toThrow('holds no');
});
