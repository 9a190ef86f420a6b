import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { readSettings as readDemoShopSettings } from '@aerolume/demo-shop/settings';
import { readSettings } from './environment';

export interface LoadedSettings {
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
export async function loadSettings(file?: string): Promise<LoadedSettings> {
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
		: await startDemoShop(
				readDemoShopSettings(['--memory', '--port', String(demoShopPort)], {
					...process.env,
					...worker,
				}),
			);
	return { settings: worker, source: 'the demo shop', close: async () => shop?.close() };
}
