import { readDeploymentSettings, readSettings } from './environment';

export interface LoadedSettings {
	/** The worker's settings. */
	settings: Record<string, string | undefined>;
	/** Description of their source for messages, e.g. the file's name. */
	source: string;
	/** The file that was named. */
	file?: string;
	/** Ends what was started for them. */
	close(): Promise<void>;
}

/**
 * The settings of a file, as its worker gets them; without a file those of `.env`. A demo shop that does not run is
 * started, in memory, until `close`.
 */
export async function loadSettings(file?: string): Promise<LoadedSettings> {
	if (file) {
		const settings = readDeploymentSettings(file);
		return { settings, source: file, file, close: async () => undefined };
	}
	const { worker, demoShopPort } = readSettings();
	if (demoShopPort === undefined) {
		return { settings: worker, source: '.env', close: async () => undefined };
	}
	const isRunning = await fetch(`http://localhost:${demoShopPort}/__demo/health`).then(
		({ ok }) => ok,
		() => false,
	);
	const shop = isRunning ? undefined : await startInMemory(demoShopPort, worker);
	return { settings: worker, source: 'the demo shop', close: async () => shop?.close() };
}

async function startInMemory(port: number, worker: Record<string, string>) {
	// Loaded here alone: a real shop does not need it.
	const { startDemoShop } = await import('@aerolume/demo-shop/server');
	const { readSettings: readDemoShopSettings } = await import('@aerolume/demo-shop/settings');
	const environment = { ...process.env, ...worker };
	return startDemoShop(readDemoShopSettings(['--memory', '--port', String(port)], environment));
}
