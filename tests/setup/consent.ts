import type { BrowserContext } from '@playwright/test';

/** Sets a consent decision before the first page, for the current table. */
export async function decideBefore(
	context: BrowserContext,
	origin: string,
	allowed: readonly string[],
): Promise<void> {
	const response = await fetch(`${origin}/api/consent`);
	const { consent } = (await response.json()) as { consent: { version: string } };
	const value = [consent.version, ...allowed].join('.');
	await context.addCookies([{ name: 'consent', value, url: origin }]);
}
