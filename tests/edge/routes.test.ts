import { describe, expect, test } from 'vitest';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

describe.each(['', '/de', '/en'])('with the prefix %j', (form) => {
	// Their last part alone is a page, or only development has it.
	test.each([
		'/collections/search',
		'/docs/contact',
		'/docs/weather/germany',
		'/cart/market',
		'/legal/docs/weather/alps',
		'/design-system',
	])('%s is no page', async (path) => {
		expect((await edge.fetch(form + path)).status).toBe(404);
	});

	test('/discount/cart is a code, and not the cart', async () => {
		// A crawler changes no cart.
		const headers = { 'User-Agent': 'Googlebot/2.1' };
		const response = await edge.fetch(`${form}/discount/cart`, { headers });
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toBe(form || '/');
	});

	test.each([
		['/weather/alps', 'text/html'],
		['/legal/revocation/declare', 'text/html'],
		['/products/aerolume.md', 'text/markdown'],
		['/docs/wifi/_payload.json', 'application/json'],
		['/docs/care-and-repair/led-chain/_payload.json', 'application/json'],
		['/api/session', 'application/json'],
	])('%s responds with %s', async (path, type) => {
		const response = await edge.fetch(form + path);
		expect(response.status).toBe(200);
		expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(type);
	});
});
