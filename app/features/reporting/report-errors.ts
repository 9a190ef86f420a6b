import type { BrowserError } from './error-report';
import { type Trace, traceHeaders } from './trace';

/** Reports of one document: an error that repeats itself says nothing new. */
const MAX_REPORTS = 5;

const told = new Set<string>();

/** Tells the shop of an error; the shop scrubs it and passes it on, so that no third party is asked by a visitor. */
export function reportError(error: unknown, trace: Trace): void {
	const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const key = `${name}: ${message}`;
	if (told.has(key) || told.size >= MAX_REPORTS) return;
	told.add(key);
	const report: BrowserError = { name, message, stack, path: window.location.pathname };
	fetch('/api/errors', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...traceHeaders(trace) },
		body: JSON.stringify(report),
		keepalive: true,
	}).catch(() => undefined);
}
