import { readFileSync } from 'node:fs';
import { packageProgram, run } from '../children';
import { COMPATIBILITY_DATE } from '../edge/config';

const LIMIT_MS = 120_000;

/** Dry run of `wrangler deploy`. Throws where it fails. */
export async function checkCloudflare(): Promise<void> {
	if (!readFileSync('wrangler.jsonc', 'utf8').includes(`"${COMPATIBILITY_DATE}"`)) {
		throw new Error(`wrangler.jsonc: set "compatibility_date" to "${COMPATIBILITY_DATE}".`);
	}
	await run(
		process.execPath,
		[
			...packageProgram('wrangler', 'wrangler'),
			'deploy',
			'--dry-run',
			'--outdir',
			'.cache/wrangler',
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
