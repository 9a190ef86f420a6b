import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser without anybody having to look: errors in the console, lost requests, foreign hosts. */
export interface PageFailures {
	/** What this test causes on purpose. */
	allow(...patterns: RegExp[]): void;
	/** Watches all pages of another context; the test's own is already watched. */
	watch(context: BrowserContext): void;
	/** Problems that were not allowed. */
	unexpected(): Promise<string[]>;
}

/** `hosts` are those that pages may speak to. */
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
			// Asking each page something makes sure that its earlier events have arrived.
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
	// Violations of the security policy, failed hydration and answers from 400 up come this way too.
	context.on('console', (message) => {
		if (message.type() !== 'error') return;
		report(`console: ${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (event) => report(`page error: ${event.error().message}`));
	context.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		// Leaving a page cancels its requests.
		if (reason === 'net::ERR_ABORTED') return;
		// What a browser without JavaScript does not load; a violated policy is reported in the console as well.
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
