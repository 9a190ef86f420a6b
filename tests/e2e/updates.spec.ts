import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

/** Simulates a newer build. */
async function publishNext(page: Page): Promise<void> {
	const manifest = JSON.stringify({ id: 'next', timestamp: 1 });
	await page.route('**/builds/**', (route) =>
		route.fulfill({ contentType: 'application/json', body: manifest }),
	);
}

/** Resolves once the check for updates has begun: the market to offer is requested with it. */
async function open(page: Page): Promise<void> {
	const started = page.waitForResponse(/\/api\/market-offer$/);
	await page.goto('/en/faq');
	await started;
}

test('a new build is offered after ten minutes, and loaded by a click', async ({ page }) => {
	await page.clock.install();
	await open(page);
	await publishNext(page);
	const notice = page.getByText('A new version of this page is available.');
	await page.clock.runFor('10:01');
	await expect(notice).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await notice.getByRole('button', { name: 'Reload' }).click();
	await reloaded;
});

test('offline, a link shows a message and stays on the page', async ({ page, context }) => {
	await page.clock.install();
	// Remix requests the routes of links; that of the login comes last.
	const linkedRoutes = page.waitForResponse(/__manifest\?.*login/);
	await open(page);
	const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
	await linkedRoutes;
	await context.setOffline(true);
	await link.hover();
	// Time enough to prefetch the page: a failure would reload this one.
	await page.clock.runFor(1_000);
	await link.click();
	await expect(page.getByText('You’re offline.')).toBeVisible();
	await expect(page).toHaveURL(/\/en\/faq$/);
	await context.setOffline(false);
	await link.click();
	await expect(page).toHaveURL(/\/en\/contact$/);
});
