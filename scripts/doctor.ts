import { parseArgs } from 'node:util';
import { runCommand } from './children';
import { examine } from './doctor/examine';
import { reportText } from './doctor/finding';
import { loadSettings } from './load-settings';

/**
 * `npm run doctor`: checks the shop that is configured, else the demo shop; `npm run doctor -- .env.production` the one
 * of a deployment. With `--json` the findings are JSON. Ends with code 1 where there is an error.
 */
await runCommand(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { json: { type: 'boolean' } },
	});
	const own = await loadSettings(positionals[0]);
	try {
		const findings = await examine(own);
		console.log(values.json ? JSON.stringify(findings, null, '\t') : reportText(findings));
		process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
	} finally {
		await own.close();
	}
});
