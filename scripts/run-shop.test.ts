import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoShopEnvironment } from './environment';
import { printStartupWarnings } from './run-shop';

let shop: DemoShop;

beforeAll(async () => {
	shop = await startDemoShop({ port: 0 });
});

afterAll(() => shop.close());

describe('the start of a configured shop', () => {
	const start = async (changes: Record<string, string>) => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		await printStartupWarnings({
			port: 3000,
			demoShopPort: undefined,
			worker: { ...demoShopEnvironment(shop.origin, 'http://localhost:3000'), ...changes },
		});
		const printed = warn.mock.calls.flat().join('\n');
		warn.mockRestore();
		return printed;
	};

	test('names a wrong token and how to correct it', async () => {
		const printed = await start({
			PRIVATE_STOREFRONT_API_TOKEN: 'shpat_other',
			PRIVATE_ADMIN_API_TOKEN: 'shpat_other',
		});
		expect(printed).toContain('PRIVATE_STOREFRONT_API_TOKEN is refused');
		expect(printed).toContain('PRIVATE_ADMIN_API_TOKEN is refused');
		expect(printed).toContain('Copy the private access token of this shop.');
		expect(printed).not.toContain('shpat_other');
	});

	test('prints nothing where all is well', async () => {
		expect(await start({})).toBe('');
	});
});
