import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings that belong to the machine, not to the worker. */
const MACHINE_SETTINGS = new Set(['PORT', 'DEMO_SHOP_PORT']);

export interface Settings {
	/** Port of the storefront. */
	port: number;
	/** Port of the demo shop, or `undefined` where a real shop is configured. */
	demoShopPort: number | undefined;
	/** What the worker gets as its environment. */
	worker: Record<string, string>;
}

/**
 * Reads `.env`, or `.env.example` where there is none; variables of the process win.
 * Throws one sentence with the remedy where a setting is wrong.
 */
export function readSettings(overrides: Record<string, string | undefined> = process.env): Settings {
	const file = existsSync('.env') ? '.env' : '.env.example';
	const values: Record<string, string> = {};
	for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
		values[name] = overrides[name] ?? value ?? '';
	}
	const port = readPort('PORT', values.PORT || '3000');
	let demoShopPort: number | undefined;
	if (!values.PUBLIC_STORE_DOMAIN) {
		demoShopPort = readPort('DEMO_SHOP_PORT', values.DEMO_SHOP_PORT || '4000');
		values.PUBLIC_STORE_DOMAIN = `http://localhost:${demoShopPort}`;
	}
	if (demoShopPort !== undefined && !overrides.SITE_URL) {
		values.SITE_URL = `http://localhost:${port}`;
	}
	const worker = Object.fromEntries(
		Object.entries(values).filter(([name]) => !MACHINE_SETTINGS.has(name)),
	);
	return { port, demoShopPort, worker };
}

function readPort(name: string, value: string): number {
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Error(`${name} is "${value}": set it to a port number from 1 to 65535.`);
	}
	return port;
}
