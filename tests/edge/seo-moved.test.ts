import { expect, test } from 'vitest';
import { useEdge } from './edge';

const edge = useEdge();

test.each([
	['/products/aerolume-v1', '/products/aerolume'],
	['/en/products/aerolume-v1', '/en/products/aerolume'],
	['/de/products/calendar-2025', '/de/products/calendar-2026'],
	['/pages/contact', '/contact'],
	['/en/collections/frames/products/frame-oak', '/en/products/frame-oak'],
	['/en/docs/getting-started', '/en/docs/aerolume-connect'],
	['/legal/withdrawal', '/legal/revocation'],
	['/collections/all', '/collections'],
	['/account/login', '/auth/login'],
	['/policies/refund-policy', '/legal/revocation'],
	['/en/pages/contact?utm_source=x', '/en/contact?utm_source=x'],
	['/en/products/aerolume-v1?srsltid=x', '/en/products/aerolume?srsltid=x'],
])('%s redirects permanently to %s', async (path, target) => {
	const response = await edge.fetch(path);
	expect(response.status).toBe(301);
	expect(response.headers.get('Location')).toBe(target);
	expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
});

test('a client-side navigation to such a URL redirects too', async () => {
	const response = await edge.fetch('/products/aerolume-v1.data');
	expect(response.status).toBe(202);
	expect(await response.text()).toContain('/products/aerolume');
});

test('an unknown URL is not found, with one platform request', async () => {
	for (const _ of [1, 2]) {
		const response = await edge.fetch('/en/long-gone');
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('Page not found: /en/long-gone');
	}
	expect(await edge.operations()).toEqual(['UrlRedirects']);
});

test.each(['/api/nope', '/assets/nope.js', '/nope.png'])(
	'%s is not a page: there is no platform request',
	async (path) => {
		expect((await edge.fetch(path)).status).toBe(404);
		expect(await edge.operations()).toEqual([]);
	},
);

test('an outage does not delay a 404', async () => {
	await edge.faults([{ operation: 'UrlRedirects', kind: 'timeout' }]);
	const started = performance.now();
	const response = await edge.fetch('/slow-and-gone');
	expect(response.status).toBe(404);
	// The platform would hold the request for 30 seconds.
	expect(performance.now() - started).toBeLessThan(4_000);
});
