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

/** Holds the next response of a URL: `answered` once the server has sent it. */
export async function holdResponse(
	page: Page,
	url: string,
): Promise<{ answered: Promise<void>; release(): void }> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(
		url,
		async (route) => {
			const response = await route.fetch();
			answer();
			await released;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	return { answered, release };
}
