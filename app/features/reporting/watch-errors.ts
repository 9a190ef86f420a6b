import { continueTrace, traceHeaders } from './trace';

let watching = false;

/**
 * Watches for errors nobody has caught, once a document; what reports them is loaded with the first. Requests to the
 * shop carry the page's trace, so that an error there can be told to belong to it.
 */
export function watchErrors(): void {
	if (watching) return;
	watching = true;
	const trace = continueTrace(null);
	const report = (error: unknown) => {
		import('./report-errors').then(
			({ reportError }) => reportError(error, trace),
			() => undefined,
		);
	};
	window.addEventListener('error', ({ error, message }) => report(error ?? message));
	window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
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
