import type { BrowserContext } from '@playwright/test';

/** Has a visitor decide before the first page: the named entries are on, of the table as it is. */
export async function decideBefore(
	context: BrowserContext,
	origin: string,
	allowed: readonly string[],
): Promise<void> {
	const answer = await fetch(`${origin}/api/consent`);
	const { consent } = (await answer.json()) as { consent: { version: string } };
	const value = [consent.version, ...allowed].join('.');
	await context.addCookies([{ name: 'consent', value, url: origin }]);
}
