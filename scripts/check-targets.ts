import { stopAll, stopOnSignals } from './children';
import { failPlainly } from './fail-plainly';
import { checkCloudflare } from './targets/cloudflare';
import { checkOxygen } from './targets/oxygen';

/** Checks that both hosting platforms accept the build in `dist`. */
stopOnSignals(1);
await failPlainly(async () => {
	await checkCloudflare();
	await checkOxygen();
	await stopAll(0);
});
