import type { Page } from '@playwright/test';

/** Reveals sections that a first visit does not render while they are off screen. */
export async function layOutWhole(page: Page): Promise<void> {
	await page.evaluate(() => {
		delete document.documentElement.dataset.firstVisit;
	});
}
