import { continueTrace, traceHeaders } from './trace';

let tracing = false;

/** Requests to the shop carry the page's trace, so that an error there can be told to belong to it; once a document. */
export function traceRequests(): void {
	if (tracing) return;
	tracing = true;
	const trace = continueTrace(null);
	const { fetch } = window;
	window.fetch = (input, init) => {
		const request = new Request(input, init);
		if (new URL(request.url).origin === window.location.origin) {
			for (const [name, value] of Object.entries(traceHeaders(trace))) {
				request.headers.set(name, value);
			}
		}
		return fetch(request);
	};
}
