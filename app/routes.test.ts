import { matchRoutes } from '@remix-run/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllEnvs();
});

/** Returns a function from path to route file, for an environment. */
async function siteMap(environment: string): Promise<(path: string) => string | undefined> {
	vi.resetModules();
	vi.stubEnv('NODE_ENV', environment);
	const { default: routes } = await import('./routes');
	return (path) => {
		const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path);
		return (matches?.at(-1)?.route as { file?: string } | undefined)?.file;
	};
}

test('the page of all controls is there in development, in every form, and nowhere else', async () => {
	const inDevelopment = await siteMap('development');
	const live = await siteMap('production');
	for (const prefix of ['', '/de', '/en']) {
		expect(inDevelopment(`${prefix}/design-system`)).toBe('routes/design-system.tsx');
		expect(live(`${prefix}/cart`)).toBe('routes/cart.tsx');
		expect(live(`${prefix}/design-system`)).not.toBe('routes/design-system.tsx');
	}
});

test.each([
	['/', 'home.tsx'],
	['/products/aerolume', 'map.tsx'],
	['/products/frame-oak', 'product.tsx'],
	['/collections/search', 'collection.tsx'],
	['/weather/alps', 'weather.tsx'],
	['/cart/1:2', 'cart-link.tsx'],
	['/cart/market', 'cart-link.tsx'],
	['/discount/cart', 'discount.tsx'],
	['/docs/contact', 'content.tsx'],
	['/docs/weather/germany', 'content.tsx'],
	['/legal/a/b/c', 'legal.tsx'],
	['/legal/revocation/declare', 'legal/declare.tsx'],
	['/auth/login', 'auth/login.tsx'],
	['/account/addresses/new', 'account/address.tsx'],
	['/account/addresses/1/delete', 'account/address-delete.tsx'],
	['/products/aerolume.md', 'meta/markdown-product.ts'],
	['/docs/care/_payload.json', 'meta/content-payload.ts'],
	['/api/session', 'api/session.ts'],
	['/nothing/like/this', 'not-found.tsx'],
])('%s leads to %s in every form', async (path, file) => {
	const fileOf = await siteMap('production');
	for (const prefix of ['', '/de', '/en']) {
		expect(fileOf(`${prefix}${path}`), prefix).toBe(`routes/${file}`);
	}
});
