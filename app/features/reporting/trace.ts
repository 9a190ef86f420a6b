import { toHex } from '~/lib/to-hex';

/** Ids of W3C Trace Context for a page view or a request. */
export interface Trace {
	/** 32 hex digits. */
	traceId: string;
	/** 16 hex digits. */
	spanId: string;
}

/** Continues the trace of an incoming request, or starts a new one. */
export function continueTrace(traceparent: string | null): Trace {
	const [, traceId] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
	return { traceId: traceId ?? randomHex(16), spanId: randomHex(8) };
}

/** Headers with the trace and the build. */
export function traceHeaders({ traceId, spanId }: Trace): Record<string, string> {
	return {
		traceparent: `00-${traceId}-${spanId}-00`,
		baggage: `sentry-trace_id=${traceId},sentry-release=${__BUILD_ID__}`,
	};
}

/** A `fetch` that adds the trace to its requests. */
export function tracedFetch(trace: Trace) {
	return (url: string, init: RequestInit): Promise<Response> => {
		const headers = new Headers(init.headers);
		for (const [name, value] of Object.entries(traceHeaders(trace))) headers.set(name, value);
		return fetch(url, { ...init, headers });
	};
}

/** Random hexadecimal digits, two for each byte. */
export function randomHex(bytes: number): string {
	return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
