import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findIcons } from './find-icons.server';
import { createIconService } from './icon-service.server';
import type { IconSet } from './icon-set';

const PATH = '<path d="m0 0h2"/>';
const local: IconSet = {
	prefix: 'demo',
	width: 24,
	height: 24,
	icons: { house: { body: PATH } },
};

let server: Server | undefined;

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

/** A local service with its own URL, so that no response is cached. */
async function serviceThat(respond: RequestListener) {
	const requests: string[] = [];
	server = createServer((request, response) => {
		requests.push(request.url ?? '');
		respond(request, response);
	});
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	const patient = createIconService({ baseUrl: url, timeoutMs: 30_000 });
	const onFailure = vi.fn();
	const find = (prefix: string, names: string[]) =>
		findIcons(prefix, names, {
			installed: async (wanted) => (wanted === 'demo' ? local : undefined),
			service: patient,
			onFailure,
		});
	return { asked: requests, find, onFailure, service: () => createIconService({ baseUrl: url }) };
}

const responding =
	(body: unknown, status = 200): RequestListener =>
	(_, response) => {
		response.writeHead(status, { 'Content-Type': 'application/json' });
		response.end(typeof body === 'string' ? body : JSON.stringify(body));
	};

test('an installed icon needs no request', async () => {
	const { asked: requests, find } = await serviceThat(responding({}));
	const { response, isCertain } = await find('demo', ['house']);
	expect(response?.icons).toEqual({ house: { body: PATH } });
	expect(isCertain).toBe(true);
	expect(requests).toEqual([]);
});

test('where the installed set cannot be read, the service is requested', async () => {
	const set = { prefix: 'demo', icons: { house: { body: PATH } } };
	const { service } = await serviceThat(responding(set));
	const onFailure = vi.fn();
	const installed = () => Promise.reject(new Error('HTTP 404'));
	const found = await findIcons('demo', ['house'], { installed, service: service(), onFailure });
	expect(found).toEqual({ response: set, isCertain: true });
	expect(onFailure).toHaveBeenCalledOnce();
});

test('another set is requested from the service, once', async () => {
	const set = { prefix: 'other', icons: { a: { body: PATH } }, width: 20, height: 20 };
	const { asked: requests, find } = await serviceThat(responding(set));
	const { response } = await find('other', ['b', 'a']);
	expect(response).toEqual({ ...set, not_found: ['b'] });
	expect((await find('other', ['a', 'b'])).response).toEqual(response);
	expect(requests).toEqual(['/other.json?icons=a,b']);
});

test('an icon that is not installed is added to the installed ones, with its own size', async () => {
	const set = { prefix: 'demo', icons: { mail: { body: PATH } }, aliases: {}, width: 32 };
	const { asked: requests, find } = await serviceThat(responding(set));
	expect((await find('demo', ['house', 'mail', 'x'])).response).toMatchObject({
		width: 24,
		icons: { house: { body: PATH }, mail: { body: PATH, width: 32, height: 16 } },
		not_found: ['x'],
	});
	expect(requests).toEqual(['/demo.json?icons=mail,x']);
});

test('only plain shapes and known fields are returned', async () => {
	const icons = {
		bad: { body: '<script>alert(1)</script>' },
		good: { body: PATH, onclick: 'alert(1)' },
	};
	const { find } = await serviceThat(responding({ prefix: 'other', icons, extra: 1 }));
	expect((await find('other', ['bad', 'good'])).response).toEqual({
		prefix: 'other',
		icons: { good: { body: PATH } },
		not_found: ['bad'],
	});
});

test('a set that the service does not have is certainly missing', async () => {
	const { find } = await serviceThat(responding('404', 404));
	expect(await find('other', ['a'])).toEqual({ response: undefined, isCertain: true });
});

describe('a failing service is reported, and installed icons are served', () => {
	test.each<[string, RequestListener]>([
		['fails', responding('{}', 500)],
		['leads elsewhere', (_, response) => response.writeHead(302, { Location: '/x' }).end()],
		['responds with HTML', responding('<html>')],
		['responds with another shape', responding({ prefix: 'demo', icons: { mail: { body: 1 } } })],
		['uses invalid names', responding({ prefix: 'demo', icons: { 'A"': { body: PATH } } })],
		['responds with too long a body', responding('x'.repeat(300_000))],
		['drops the connection', (request) => request.socket.destroy()],
	])('%s', async (_, respond) => {
		const { find, onFailure } = await serviceThat(respond);
		const found = await find('demo', ['house', 'mail']);
		expect(found.isCertain).toBe(false);
		expect(found.response).toMatchObject({ icons: { house: {} }, not_found: ['mail'] });
		expect(onFailure).toHaveBeenCalledOnce();
	});

	test('times out after 1500 ms', async () => {
		const { service } = await serviceThat(() => undefined);
		const started = performance.now();
		await expect(service().find('other', ['a'])).rejects.toThrow('timeout');
		expect(performance.now() - started).toBeGreaterThan(1490);
	});

	test('is requested again the next time', async () => {
		const { asked: requests, find } = await serviceThat(responding('{}', 500));
		await find('other', ['a']);
		await find('other', ['a']);
		expect(requests).toHaveLength(2);
	});
});
