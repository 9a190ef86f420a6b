import type { BrowserError } from './error-report';

/** Reports of one document: an error that repeats itself says nothing new. */
const MAX_REPORTS = 5;

const told = new Set<string>();

/** What nobody caught, or what was handed to the window as if nobody had. */
export function reportEvent(event: Event): Promise<void> {
	const { reason, error, message } = event as Partial<PromiseRejectionEvent & ErrorEvent>;
	return reportError(reason ?? error ?? message);
}

/**
 * Tells the shop of an error; the shop scrubs it and passes it on, so that no third party is asked by a visitor.
 * Where requests are traced, this one is as well.
 */
async function reportError(error: unknown): Promise<void> {
	const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const key = `${name}: ${message}`;
	if (told.has(key) || told.size >= MAX_REPORTS) return;
	told.add(key);
	const report: BrowserError = { name, message, stack, path: window.location.pathname };
	try {
		await fetch('/api/errors', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(report),
			keepalive: true,
		});
	} catch {
		// Told in the console already; a second error about the report would help nobody.
	}
}
