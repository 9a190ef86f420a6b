import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packageProgram, run } from '../children';
import { COMPATIBILITY_DATE } from '../edge/config';

const LIMIT_MS = 120_000;

/** Environments of `wrangler.jsonc`. */
const ENVIRONMENTS = ['staging', 'production'];

/** Cloudflare's limit for a compressed worker on the free plan. */
const MAX_COMPRESSED_BYTES = 3 * 1024 * 1024;

/** Dry run of `wrangler deploy` for both environments, within Cloudflare's size. Throws where one fails. */
export async function checkCloudflare(): Promise<void> {
	if (!readFileSync('wrangler.jsonc', 'utf8').includes(`"${COMPATIBILITY_DATE}"`)) {
		throw new Error(`wrangler.jsonc: set "compatibility_date" to "${COMPATIBILITY_DATE}".`);
	}
	const bytes = gzipSync(readFileSync('dist/server/index.js')).length;
	if (bytes > MAX_COMPRESSED_BYTES) {
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
			limitMs: LIMIT_MS,
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
