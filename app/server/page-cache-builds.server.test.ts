import { expect, test, vi } from 'vitest';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createPageCache, createRecentPages } from './page-cache.server';

vi.stubEnv('DEV', false);

/** The part of the Cache API that the page cache uses, shared by builds. */
const entries = new Map<string, Response>();
const cache = {
	match: async (key: string) => entries.get(key)?.clone(),
	put: async (key: string, response: Response) => {
		entries.set(key, response);
	},
} as unknown as Cache;

/** A request to a new worker of the build. */
async function visit(build: string): Promise<string> {
	vi.stubGlobal('__BUILD_ID__', build);
	const background: Promise<unknown>[] = [];
	const pages = createPageCache({
		siteUrl: undefined,
		open: async () => cache,
		recent: createRecentPages(),
		changes: { isOutdated: () => false },
		waitUntil: (promise) => background.push(promise),
	});
	const response = await pages.respond(
		new Request('https://aerolume.example/aerolume'),
		async () => new Response(build, { headers: { 'Cache-Control': PUBLIC_PAGE } }),
	);
	await Promise.all(background);
	return `${response.headers.get('X-Page-Cache')} ${await response.text()}`;
}

test('a page cached by another build is never served', async () => {
	expect(await visit('one')).toBe('null one');
	expect(await visit('one')).toBe('hit one');
	expect(await visit('two')).toBe('null two');
	expect(await visit('one')).toBe('hit one');
});
