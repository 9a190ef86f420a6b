import { readFileSync } from 'node:fs';
import { packageProgram, run } from '../children';
import { COMPATIBILITY_DATE } from '../edge/config';

const LIMIT_MS = 120_000;

/** Lets wrangler put the deployment together as for `wrangler deploy`, and keep it. Throws where it cannot. */
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
				// No question, no call home.
				CI: '1',
				WRANGLER_HIDE_BANNER: 'true',
				WRANGLER_LOG_PATH: '.cache/wrangler-logs',
				WRANGLER_SEND_METRICS: 'false',
				WRANGLER_SEND_ERROR_REPORTS: 'false',
			},
		},
	);
}
