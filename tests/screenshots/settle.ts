import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Playwright does not limit the time of a script in the page. */
const LIMIT_MS = 30_000;

/**
 * Waits until a page is stable: fonts and images loaded, videos at the start, pointer outside.
 * @param windowAlone does not scroll, which would close what an action has opened
 */
export async function settle(page: Page, windowAlone = false): Promise<void> {
	await page.mouse.move(0, 0);
	const settled = page.evaluate(async (scrolls) => {
		await document.fonts.ready;
		const place = window.scrollY;
		// Scroll through the page once, so that lazy content loads.
		for (let top = 0; scrolls && top < document.body.scrollHeight; top += window.innerHeight) {
			window.scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => {
				requestAnimationFrame(resolve);
				// With several windows, the browser may not render one of them, and then runs no animation frame.
				setTimeout(resolve, 250);
			});
		}
		await Promise.all(
			[...document.images].map((image) => {
				image.loading = 'eager';
				image.decoding = 'sync';
				return image.decode().catch(() => {
					throw new Error(`The picture ${image.currentSrc} can’t be shown`);
				});
			}),
		);
		for (const video of document.querySelectorAll('video')) {
			video.pause();
			video.currentTime = 0;
		}
		window.scrollTo({ top: place, behavior: 'instant' });
	}, !windowAlone);
	const tooLate = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
		throw new Error(`The page did not become stable within ${LIMIT_MS / 1000} s`);
	});
	await Promise.race([settled, tooLate]);
}

/** Makes sticky elements scroll with the page, so that they do not cover it. */
export async function unroll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			if (getComputedStyle(element).position !== 'sticky') continue;
			element.style.position = 'relative';
			element.style.inset = 'auto';
		}
	});
}
