import type { BrowserContext } from '@playwright/test';

/** Collects browser errors: console errors, page errors, failed requests, and requests to third parties. */
export interface PageFailures {
	/** Allows errors that the test causes on purpose. */
	allow(...patterns: RegExp[]): void;
	/** Watches all pages of another browser context; the test's own is already watched. */
	watch(context: BrowserContext): void;
	/** Errors that were not allowed. */
	unexpected(): Promise<string[]>;
}

/** @param hosts allowed hosts of requests */
export function createPageFailures(hosts: string[]): PageFailures {
	const seen: string[] = [];
	const allowed: RegExp[] = [];
	const contexts: BrowserContext[] = [];
	return {
		allow: (...patterns) => allowed.push(...patterns),
		watch(context) {
			contexts.push(context);
			watchContext(context, hosts, (failure) => seen.push(failure));
		},
		async unexpected() {
			// A call to each page ensures that its earlier events have arrived.
			const pages = contexts.flatMap((context) => context.pages());
			await Promise.all(pages.map((page) => page.title().catch(() => '')));
			return seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
		},
	};
}

function watchContext(
	context: BrowserContext,
	hosts: string[],
	report: (failure: string) => void,
): void {
	// The console also reports CSP violations, hydration errors and responses with status 400 or higher.
	context.on('console', (message) => {
		if (message.type() !== 'error') return;
		report(`console: ${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (event) => report(`page error: ${event.error().message}`));
	context.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		// Requests are aborted when a page is left.
		if (reason === 'net::ERR_ABORTED') return;
		// A browser without JavaScript reports blocked scripts this way; real CSP violations are in the console too.
		if (reason === 'csp') return;
		report(`request failed: ${request.method()} ${request.url()} ${reason}`);
	});
	context.on('request', (request) => {
		const { protocol, host } = new URL(request.url());
		if (protocol.startsWith('http') && !hosts.includes(host)) {
			report(`request to a third party: ${request.url()}`);
		}
	});
}
