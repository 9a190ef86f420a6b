import type { Page } from '@playwright/test';

/** Has the browser lay out and paint the page to its end, as for who comes back to it: at first it leaves what is far. */
export async function layOutWhole(page: Page): Promise<void> {
	await page.evaluate(() => {
		delete document.documentElement.dataset.firstVisit;
	});
}
