import { describeError } from '~/lib/describe-error';
import { logPath } from '~/lib/log-path';
import type { BrowserError } from './error-report';
import { scrub } from './scrub';
import { randomHex, type Trace } from './trace';

const TIMEOUT_MS = 5_000;
/** A stack's lines that are sent. */
const MAX_LINES = 50;

/** An error to be sent to the collector. */
export interface ErrorEvent extends BrowserError {
	where: 'worker' | 'browser';
	trace: Trace;
}

/** An error thrown in the worker during a request for `path`. */
export function workerError(error: unknown, path: string): BrowserError {
	const { error: message, stack = '' } = describeError(error);
	return { name: error instanceof Error ? error.name : 'Error', message, stack, path };
}

/**
 * Sends an error to the collector, in the envelope of Sentry's protocol (develop.sentry.dev/sdk). Contains no
 * header, cookie, form data or IP address of a visitor; texts are scrubbed. A failing collector is ignored.
 * @param dsn `https://{key}@{host}/{project}`; empty: nothing is sent
 */
export async function sendToCollector(dsn: string, event: ErrorEvent): Promise<void> {
	if (!URL.canParse(dsn)) return;
	const { origin, username, pathname } = new URL(dsn);
	const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
	const id = randomHex(16);
	const lines = [{ event_id: id }, { type: 'event' }, payloadOf(id, event)];
	try {
		await fetch(`${origin}${folder}/api/${project}/envelope/`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/x-sentry-envelope',
				'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${username}`,
			},
			body: lines.map((line) => JSON.stringify(line)).join('\n'),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
	} catch {
		// The error is in the log; another one about the collector would not help.
	}
}

function payloadOf(id: string, { where, name, message, stack, path, trace }: ErrorEvent): object {
	return {
		event_id: id,
		timestamp: Date.now() / 1000,
		platform: 'javascript',
		level: 'error',
		release: __BUILD_ID__,
		transaction: logPath(path.replace(/[?#].*/s, '')),
		tags: { runtime: where },
		contexts: { trace: { trace_id: trace.traceId, span_id: trace.spanId } },
		exception: {
			values: [
				{ type: scrub(name), value: scrub(message), stacktrace: { frames: framesOf(stack) } },
			],
		},
	};
}

/** Stack frames as in Sentry's protocol: outermost first. */
function framesOf(stack: string): object[] {
	return stack.split('\n', MAX_LINES).flatMap(frameOf).reverse();
}

/** The frame of a line such as `at name (file:1:20)` or `at file:1:20`; none for others. */
function frameOf(text: string): object[] {
	const call = text.trim();
	if (!call.startsWith('at ')) return [];
	const bracket = call.endsWith(')') ? call.indexOf(' (') : -1;
	const place = bracket < 0 ? call.slice('at '.length) : call.slice(bracket + ' ('.length, -1);
	const [, file = '', line, column] = /^(\S+):(\d+):(\d+)$/.exec(place) ?? [];
	if (!file) return [];
	const name = bracket < 0 ? '?' : call.slice('at '.length, bracket);
	return [
		{
			function: scrub(name),
			filename: scrub(file),
			lineno: Number(line),
			colno: Number(column),
		},
	];
}
