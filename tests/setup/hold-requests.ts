import type { Page } from '@playwright/test';

/** Holds the page's requests to a URL until they are released, and counts them. An aborted one stays aborted. */
export async function holdRequests(
	page: Page,
	url: string | RegExp,
): Promise<{ count(): number; release(): void }> {
	let count = 0;
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		count += 1;
		await released;
		await route.continue().catch((error: unknown) => {
			if (!route.request().failure()) throw error;
		});
	});
	return { count: () => count, release };
}
