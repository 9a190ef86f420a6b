import { afterEach, expect, test, vi } from 'vitest';
import type { ContentView } from './content-view';
import { withHtml } from './with-html';

const request = new Request('http://localhost/en/docs/wifi?from=menu');
const page = { path: '/docs/wifi', title: 'Wi-Fi' } as ContentView;

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a page opened by a link has its text out of its twin', async () => {
	const ask = vi.fn(async () => Response.json({ html: '<p>Words</p>' }));
	vi.stubGlobal('fetch', ask);
	const data = await withHtml(request, Promise.resolve({ page, seo: 1 }));
	expect(data).toEqual({ page: { ...page, html: '<p>Words</p>' }, seo: 1 });
	expect(ask).toHaveBeenCalledWith('/en/docs/wifi/_payload.json', expect.anything());
});

test('a twin that is not there is told with its status', async () => {
	vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
	await expect(withHtml(request, Promise.resolve({ page }))).rejects.toMatchObject({ status: 404 });
});

test('a text that does not come, or comes in part, is 503, which offers to try again', async () => {
	const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
	vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
		signal?.throwIfAborted();
		return Response.json({ html: '' });
	});
	await expect(withHtml(request, Promise.resolve({ page }))).rejects.toMatchObject({ status: 503 });
	expect(limit).toHaveBeenCalledWith(10_000);
	vi.stubGlobal('fetch', async () => new Response('{"html":"<p>'));
	await expect(withHtml(request, Promise.resolve({ page }))).rejects.toMatchObject({ status: 503 });
});
