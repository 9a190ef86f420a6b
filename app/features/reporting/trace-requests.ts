import { continueTrace, type Trace, traceHeaders } from './trace';

let trace: Trace | undefined;
let tracing = false;

/** Of the open document. */
export function pageTrace(): Trace {
	trace ??= continueTrace(null);
	return trace;
}

/** Requests to the shop carry the page's trace, so that an error there can be told to belong to it; once a document. */
export function traceRequests(): void {
	if (tracing) return;
	tracing = true;
	const { fetch } = window;
	window.fetch = (input, init) => {
		const request = new Request(input, init);
		if (new URL(request.url).origin === window.location.origin) {
			for (const [name, value] of Object.entries(traceHeaders(pageTrace()))) {
				request.headers.set(name, value);
			}
		}
		return fetch(request);
	};
}
