import { continueTrace, traceHeaders } from './trace';

let tracing = false;

/** Adds the page's trace to requests to the shop, to relate errors there to the page. Once per document. */
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
