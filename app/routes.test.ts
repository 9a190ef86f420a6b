import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
});

afterEach(() => {
	vi.unstubAllEnvs();
});

async function paths(environment: string): Promise<string[]> {
	vi.stubEnv('NODE_ENV', environment);
	const { default: routes } = await import('./routes');
	return routes.flatMap(({ path = '', children = [] }) =>
		children.map((child) => `/${[path, child.path].filter(Boolean).join('/')}`),
	);
}

test('the page of all controls is there in development, in every form', async () => {
	const all = await paths('development');
	for (const prefix of ['', '/de', '/en']) expect(all).toContain(`${prefix}/design-system`);
});

test('and nowhere else', async () => {
	const all = await paths('production');
	expect(all).toContain('/en/cart');
	expect(all.filter((path) => path.includes('design'))).toEqual([]);
});
