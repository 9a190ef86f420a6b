import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './children';

/** Polling interval. */
const INTERVAL_MS = 50;
const TIMEOUT_MS = 60_000;

/**
 * Polls a URL until it responds with success, or with 503 where that is `acceptable`: a storefront also runs while its
 * platform is down. Throws where the child process that serves it ends, or after a minute.
 */
export async function waitForServer(url: string, child: Child, acceptable?: 503): Promise<void> {
	let end: string | undefined;
	void child.ended.then((how) => {
		end = how;
	});
	const deadline = Date.now() + TIMEOUT_MS;
	let seen = 'no response';
	while (Date.now() < deadline) {
		if (end !== undefined) throw new Error(`${url} is not served: its process ended (${end}).`);
		try {
			const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
			if (ok || status === acceptable) return;
			seen = `status ${status}`;
		} catch {
			// Not listening yet.
		}
		await pause(INTERVAL_MS);
	}
	throw new Error(`${url} did not start within a minute (${seen}).`);
}
