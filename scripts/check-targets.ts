import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { createMiniOxygen } from '@shopify/mini-oxygen';
import { packageProgram, run, runCommand, stopAll, stopOnSignals } from './children';
import { COMPATIBILITY_DATE } from './edge/config';
import { demoShopEnvironment } from './environment';

const WORKER = 'dist/server/index.js';

const DEPLOY_LIMIT_MS = 120_000;

/** Environments of `wrangler.jsonc`. */
const ENVIRONMENTS = ['staging', 'production'];

/** Cloudflare's limit for a compressed worker on the free plan. */
const CLOUDFLARE_MAX_COMPRESSED_BYTES = 3 * 1024 * 1024;

/** Oxygen's limit for a worker. */
const OXYGEN_MAX_BYTES = 10_000_000;

const PAGES = ['/', '/en', '/aerolume', '/en/aerolume', '/cart', '/builds/latest.json'];

/** `npm run targets`: checks that both hosting platforms accept the build in `dist`. */
stopOnSignals(1);
await runCommand(async () => {
	await checkCloudflare();
	await checkOxygen();
	await stopAll(0);
});

/** Dry run of `wrangler deploy` for both environments, within Cloudflare's size. Throws where one fails. */
async function checkCloudflare(): Promise<void> {
	if (!existsSync(WORKER)) throw new Error(`${WORKER} is missing: run npm run build.`);
	if (!readFileSync('wrangler.jsonc', 'utf8').includes(`"${COMPATIBILITY_DATE}"`)) {
		throw new Error(`wrangler.jsonc: set "compatibility_date" to "${COMPATIBILITY_DATE}".`);
	}
	const bytes = gzipSync(readFileSync(WORKER)).length;
	if (bytes > CLOUDFLARE_MAX_COMPRESSED_BYTES) {
		throw new Error(`The worker has ${bytes} bytes compressed; Cloudflare takes 3 MB.`);
	}
	console.log(`The worker has ${Math.ceil(bytes / 1000)} kB compressed; Cloudflare takes 3 MB.`);
	for (const name of ENVIRONMENTS) await deployDry(name);
}

async function deployDry(name: string): Promise<void> {
	await run(
		process.execPath,
		[
			...packageProgram('wrangler', 'wrangler'),
			...['deploy', '--dry-run', '--env', name, '--outdir', `.cache/wrangler/${name}`],
		],
		{
			limitMs: DEPLOY_LIMIT_MS,
			env: {
				...process.env,
				// No prompts, no telemetry.
				CI: '1',
				WRANGLER_HIDE_BANNER: 'true',
				WRANGLER_LOG_PATH: '.cache/wrangler-logs',
				WRANGLER_SEND_METRICS: 'false',
				WRANGLER_SEND_ERROR_REPORTS: 'false',
			},
		},
	);
}

/** Checks the build against Oxygen's rules, then runs it in Oxygen's local runtime with a demo shop. Throws on failure. */
async function checkOxygen(): Promise<void> {
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
	if (Buffer.byteLength(code) > OXYGEN_MAX_BYTES) {
		throw new Error(
			`${WORKER} has ${Buffer.byteLength(code)} bytes; Oxygen takes ${OXYGEN_MAX_BYTES}.`,
		);
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
