import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { createMiniOxygen } from '@shopify/mini-oxygen';
import { COMPATIBILITY_DATE } from '../edge/config';
import { demoShopEnvironment } from '../environment';

const WORKER = 'dist/server/index.js';

/** Oxygen's limit for a worker. */
const MAX_BYTES = 10_000_000;

const PAGES = ['/', '/en', '/aerolume', '/en/aerolume', '/cart', '/builds/latest.json'];

/** Checks the build against Oxygen's rules, then runs it in Oxygen's local runtime with a demo shop. Throws on failure. */
export async function checkOxygen(): Promise<void> {
	checkBundle();
	const shop = await startDemoShop({ port: 0 });
	const oxygen = createMiniOxygen({
		requestHook: null,
		workers: [
			{
				name: 'storefront',
				modulesRoot: resolve('dist/server'),
				modules: [{ type: 'ESModule', path: resolve(WORKER) }],
				compatibilityDate: COMPATIBILITY_DATE,
				stripCfConnectingIp: true,
				bindings: demoShopEnvironment(shop.origin, 'http://localhost'),
			},
		],
	});
	try {
		await oxygen.ready;
		for (const path of PAGES) {
			const { status } = await oxygen.dispatchFetch(`http://localhost${path}`);
			if (status !== 200) throw new Error(`${path} responds with ${status} in Oxygen's runtime.`);
		}
	} finally {
		await oxygen.dispose();
		await shop.close();
	}
	console.log(`${PAGES.join(' ')} respond with 200 in Oxygen's runtime.`);
}

function checkBundle(): void {
	const scripts = readdirSync('dist/server', { recursive: true }).filter((file) =>
		/\.m?js$/.test(String(file)),
	);
	if (scripts.length !== 1) throw new Error(`Oxygen takes one file, not ${scripts.join(', ')}.`);
	const code = readFileSync(WORKER, 'utf8');
	if (Buffer.byteLength(code) > MAX_BYTES) {
		throw new Error(`${WORKER} has ${Buffer.byteLength(code)} bytes; Oxygen takes ${MAX_BYTES}.`);
	}
	const nodeImport = /\b(?:from|import|import\()\s*["'](node:[^"']+)["']/.exec(code);
	if (nodeImport)
		throw new Error(`${WORKER} imports ${nodeImport[1]}, which Oxygen does not have.`);
	const oxygen = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8'));
	if (oxygen.compatibility_date !== COMPATIBILITY_DATE) {
		throw new Error(
			`The build is for ${oxygen.compatibility_date}: set COMPATIBILITY_DATE in scripts/edge/config.ts.`,
		);
	}
}
