import type { BrowserError } from './error-report';

/** Limit per document. */
const MAX_REPORTS = 5;
/** In characters; larger reports are refused. */
const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;

const reported = new Set<string>();

/** Reports the error of an `error` or `unhandledrejection` event. */
export function reportEvent(event: Event): Promise<void> {
	const { reason, error, message } = event as Partial<PromiseRejectionEvent & ErrorEvent>;
	return reportError(reason ?? error ?? message);
}

/**
 * Sends an error to the shop, which scrubs and forwards it: browsers contact no third party. With the page's trace
 * where requests are traced.
 */
async function reportError(error: unknown): Promise<void> {
	const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const key = `${name}: ${message}`;
	if (reported.has(key) || reported.size >= MAX_REPORTS) return;
	reported.add(key);
	const report: BrowserError = {
		name,
		message: message.slice(0, MAX_MESSAGE),
		stack: stack.slice(0, MAX_STACK),
		path: window.location.pathname,
	};
	try {
		await fetch('/api/errors', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(report),
			keepalive: true,
		});
	} catch {
		// The error is in the console; another one about the report would not help.
	}
}
