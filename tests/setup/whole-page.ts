import type { Page } from '@playwright/test';

/** Renders the complete page: sections with `content-visibility: auto` are skipped while they are off-screen. */
export async function layOutWhole(page: Page): Promise<void> {
	await page.evaluate(() => {
		delete document.documentElement.dataset.firstVisit;
	});
}
