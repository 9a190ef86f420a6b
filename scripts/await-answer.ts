import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './children';

/** How often an address is asked that does not answer yet. */
const INTERVAL_MS = 50;
const PATIENCE_MS = 60_000;

/**
 * Waits until the address answers well, or with 503 where that is `acceptable`: a storefront runs although
 * its platform is in trouble. Throws where the child that serves it ends, or a minute has passed.
 */
export async function awaitAnswer(address: string, child: Child, acceptable?: 503): Promise<void> {
	let end: string | undefined;
	void child.ended.then((how) => {
		end = how;
	});
	const deadline = Date.now() + PATIENCE_MS;
	let seen = 'no answer';
	while (Date.now() < deadline) {
		if (end !== undefined) throw new Error(`${address} is not served: its process ended (${end}).`);
		try {
			const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(10_000) });
			if (ok || status === acceptable) return;
			seen = `status ${status}`;
		} catch {
			// Not listening yet.
		}
		await pause(INTERVAL_MS);
	}
	throw new Error(`${address} did not come up within a minute (${seen}).`);
}
