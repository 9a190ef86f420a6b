import { stopAll, stopOnSignals } from './children';
import { runCommand } from './run-command';
import { checkCloudflare } from './targets/cloudflare';
import { checkOxygen } from './targets/oxygen';

/** Checks that both hosting platforms accept the build in `dist`. */
stopOnSignals(1);
await runCommand(async () => {
	await checkCloudflare();
	await checkOxygen();
	await stopAll(0);
});
