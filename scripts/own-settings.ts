import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { readSettings } from './environment';

export interface OwnSettings {
	/** The worker's settings. */
	settings: Record<string, string | undefined>;
	/** Where they come from, in words. */
	source: string;
	/** Ends what was started for them. */
	close(): Promise<void>;
}

/**
 * The settings of a file, as its worker gets them; without a file those of `.env`. A demo shop that does not run is
 * started, in memory, until `close`.
 */
export async function openOwnSettings(file?: string): Promise<OwnSettings> {
	if (file) {
		const settings = { ...parseEnv(readFileSync(file, 'utf8')), EDGE: 'cloudflare' };
		return { settings, source: file, close: async () => undefined };
	}
	const { worker, demoShopPort } = readSettings();
	if (demoShopPort === undefined) {
		return { settings: worker, source: '.env', close: async () => undefined };
	}
	const isRunning = await fetch(`http://localhost:${demoShopPort}/__demo/health`).then(
		({ ok }) => ok,
		() => false,
	);
	const shop = isRunning
		? undefined
		: await startDemoShop({
				port: demoShopPort,
				siteUrl: worker.SITE_URL,
				publicToken: worker.PUBLIC_STOREFRONT_API_TOKEN,
				privateToken: worker.PRIVATE_STOREFRONT_API_TOKEN,
				adminToken: worker.PRIVATE_ADMIN_API_TOKEN || undefined,
				customerAccounts:
					worker.CUSTOMER_ACCOUNTS === 'customer-account-api' ? 'NEW_CUSTOMER_ACCOUNTS' : 'CLASSIC',
			});
	return { settings: worker, source: 'the demo shop', close: async () => shop?.close() };
}
