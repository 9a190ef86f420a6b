import type { BrowserError } from './error-report';

/** Limit per document. */
const MAX_REPORTS = 5;
/** In characters; longer texts are cut, and the server refuses more than twice as many. */
const MAX_MESSAGE_LENGTH = 1_000;
const MAX_STACK_LENGTH = 4_000;

const reported = new Set<string>();

/** Reports the error of an `error` or `unhandledrejection` event. */
export function reportEvent(event: Event): Promise<void> {
	const { reason, error, message } = event as Partial<PromiseRejectionEvent & ErrorEvent>;
	return sendErrorReport(reason ?? error ?? message);
}

/** Sends an error to the shop, which scrubs and forwards it: browsers contact no third party. */
async function sendErrorReport(error: unknown): Promise<void> {
	const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const key = `${name}: ${message}`;
	if (reported.has(key) || reported.size >= MAX_REPORTS) return;
	reported.add(key);
	const report: BrowserError = {
		name,
		message: message.slice(0, MAX_MESSAGE_LENGTH),
		stack: stack.slice(0, MAX_STACK_LENGTH),
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
