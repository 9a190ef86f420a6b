import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings of the scripts, not of the worker. */
const MACHINE_SETTINGS = new Set(['PORT', 'DEMO_SHOP_PORT']);

type Variables = Record<string, string | undefined>;

export interface Settings {
	/** Port of the storefront. */
	port: number;
	/** Port of the demo shop, or `undefined` where a real shop is configured. */
	demoShopPort: number | undefined;
	/** The worker's environment variables. */
	worker: Record<string, string>;
}

/**
 * Reads `.env`, or `.env.example` where there is none; process variables override both. With the demo shop,
 * `.env.example` provides the defaults. Throws one sentence with the remedy for a wrong port; the app validates the
 * worker's part.
 */
export function readSettings(overrides: Variables = process.env): Settings {
	const example = readVariables('.env.example');
	const written = existsSync('.env') ? readVariables('.env') : undefined;
	const domain = overrides.PUBLIC_STORE_DOMAIN ?? written?.PUBLIC_STORE_DOMAIN;
	const usesDemoShop = !domain?.trim();
	// A real shop gets none of the demo shop's values.
	const own = written ?? (usesDemoShop ? example : {});
	const values: Record<string, string> = {};
	for (const name of new Set([...Object.keys(example), ...Object.keys(own)])) {
		values[name] = overrides[name] ?? own[name] ?? (usesDemoShop ? example[name] : '') ?? '';
	}
	const port = readPort('PORT', values.PORT || '3000');
	let demoShopPort: number | undefined;
	if (usesDemoShop) {
		demoShopPort = readPort('DEMO_SHOP_PORT', values.DEMO_SHOP_PORT || '4000');
		if (demoShopPort === port) {
			throw new Error(`PORT and DEMO_SHOP_PORT are both ${port}: give each a port of its own.`);
		}
		values.PUBLIC_STORE_DOMAIN = `http://localhost:${demoShopPort}`;
		values.METAR_API_URL ||= values.PUBLIC_STORE_DOMAIN;
		if (!values.MAIL_PROVIDER) values.MESSAGES_URL ||= `${values.PUBLIC_STORE_DOMAIN}/messages`;
		if (!values.SITE_URL || values.SITE_URL === example.SITE_URL) {
			values.SITE_URL = `http://localhost:${port}`;
		}
	}
	const worker = Object.fromEntries(
		Object.entries(values).filter(([name]) => !MACHINE_SETTINGS.has(name)),
	);
	return { port, demoShopPort, worker };
}

/** The settings in a file, as a deployed worker gets them. Throws one sentence with the remedy where there is none. */
export function readDeploymentSettings(file: string): Variables {
	if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
		throw new Error(
			`There is no file ${file}: correct its name, or write it as docs/operations.md says ("Settings").`,
		);
	}
	return { ...readVariables(file), EDGE: 'cloudflare' };
}

/** Worker environment for tests and measurements with a demo shop at `storeOrigin`; ignores `.env`. */
export function demoShopEnvironment(storeOrigin: string, siteUrl: string): Record<string, string> {
	const example = Object.entries(readVariables('.env.example'));
	return {
		...Object.fromEntries(
			example.flatMap(([name, value]) => (MACHINE_SETTINGS.has(name) ? [] : [[name, value ?? '']])),
		),
		PUBLIC_STORE_DOMAIN: storeOrigin,
		METAR_API_URL: storeOrigin,
		MESSAGES_URL: `${storeOrigin}/messages`,
		SITE_URL: siteUrl,
	};
}

function readVariables(file: string): Variables {
	return parseEnv(readFileSync(file, 'utf8'));
}

function readPort(name: string, value: string): number {
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Error(`${name} is "${value}": set it to a port number from 1 to 65535.`);
	}
	return port;
}
