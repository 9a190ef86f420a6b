import { afterEach, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, useEdge } from './edge';

const edge = useEdge();

/** Uncached pages: each test visits one product in a market of its own. */
async function visit(country: string, path = '/products/poster-usa'): Promise<Response> {
	// A connection of its own, as visitors have: idle ones are closed by the server after five seconds.
	const headers = { Cookie: `country=${country}`, Connection: 'close' };
	const response = await edge.fetch(path, { headers });
	await response.arrayBuffer();
	return response;
}

const visitors = (count: number, country: string) =>
	Promise.all(Array.from({ length: count }, () => visit(country)));

/** Milliseconds until the next request to the platform; no cache has the countries. */
async function recovery(): Promise<number> {
	const began = performance.now();
	while ((await visit('DE', '/api/country')).status !== 200) {
		await pause(20);
	}
	return performance.now() - began;
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Fails for visitors of different pages, whose requests cannot be shared. */
async function startOutage(kind: string): Promise<void> {
	await edge.faults([{ operation: '*', kind }]);
	const pages = ['poster-usa', 'poster-alps', 'poster-germany', 'poster-clouds', 'frame-aluminium'];
	const prefixes = ['', '/de', '/en'];
	const countries = ['AT', 'FR'];
	const paths = pages.flatMap((page) => prefixes.map((prefix) => `${prefix}/products/${page}`));
	await Promise.all(countries.flatMap((country) => paths.map((path) => visit(country, path))));
}

afterEach(async () => {
	await edge.faults([]);
	await recovery();
});

test('64 first visitors at once cause one call', async () => {
	await edge.page('/api/country');
	const before = (await edge.requests()).length;
	const responses = await visitors(64, 'NL');
	expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
	const operations = (await edge.operations()).slice(before);
	expect(operations.filter((operation) => operation === 'Product')).toHaveLength(1);
});

test('100 visitors during an outage do not wait for the platform again, and are back within a second', async () => {
	await startOutage('drop');
	const before = (await edge.requests()).length;
	const responses = await visitors(100, 'PT');
	expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
	expect(responses.map(({ headers }) => headers.get('Retry-After'))).toContain('10');
	// Probes: one in 0.3 s at most, each repeated twice at most.
	expect((await edge.requests()).length - before).toBeLessThan(40);
	await edge.faults([]);
	expect(await recovery()).toBeLessThan(1_000);
});

test('a cart is neither lost nor doubled by an outage of many visitors', async () => {
	const add = { intent: 'add', variantId: variantIds.plenty };
	const cookie = cookiesOf(await edge.post('/api/cart', add));
	await startOutage('http503');
	const refused = await edge.post('/en/cart', add, { Cookie: cookie });
	expect(refused.status).toBe(503);
	expect(await refused.text()).toContain('We couldn’t save that just now');
	expect(refused.headers.get('Set-Cookie')).toBeNull();
	await edge.faults([]);
	await recovery();
	const session = await edge.fetch('/api/session', { headers: { Cookie: cookie } });
	const { cart } = (await session.json()) as { cart: { lines: { quantity: number }[] } };
	expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1]);
});
