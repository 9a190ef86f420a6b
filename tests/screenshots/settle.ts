import type { Page } from 'playwright';
import { layOutWhole } from '../setup/whole-page';

/** Brings a page to rest: fonts and all pictures there, films at their beginning, the pointer away. */
export async function settle(page: Page): Promise<void> {
	await page.mouse.move(0, 0);
	await layOutWhole(page);
	await page.evaluate(async () => {
		await document.fonts.ready;
		const place = window.scrollY;
		// What waits until it is seen is seen once.
		for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
			window.scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => {
				requestAnimationFrame(resolve);
				// A browser with several windows may draw nothing in one of them, and tell of no frame.
				setTimeout(resolve, 250);
			});
		}
		await Promise.all(
			[...document.images].map((image) => {
				image.loading = 'eager';
				image.decoding = 'sync';
				return image.decode().catch(() => {
					throw new Error(`The picture ${image.currentSrc} cannot be shown`);
				});
			}),
		);
		for (const video of document.querySelectorAll('video')) {
			video.pause();
			video.currentTime = 0;
		}
		window.scrollTo({ top: place, behavior: 'instant' });
	});
}

/** Puts what stays in view while a page is scrolled back to its place: nothing lies over the rest of the page. */
export async function unroll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			if (getComputedStyle(element).position !== 'sticky') continue;
			element.style.position = 'relative';
			element.style.inset = 'auto';
		}
	});
}
