import type { Locator, Page } from 'playwright';
import words from '../locales/de/cart.json';
import labels from '../locales/de/common.json';
import weather from '../locales/de/weather.json';
import { keepPainting } from './watch-vitals';

/** Milliseconds from a tap to the next paint, by interaction. */
export type Interactions = Record<string, number>;

/** Chromium does not report shorter interactions. */
const SHORTEST_MS = 16;

/** On a product page: adds to the cart, opens the drawer again, raises the quantity. */
export async function shopAround(page: Page): Promise<Interactions> {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const drawer = page.getByRole('dialog', { name: words.title });
	const more = drawer.getByRole('button', { name: new RegExp(labels.increase) });
	await page.evaluate(keepPainting);
	const add = await timeTap(page, () => button(words.add).tap(), more);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	const open = await timeTap(page, () => button(words.open).tap(), more);
	const quantity = drawer.getByRole('spinbutton');
	const before = await quantity.inputValue();
	const change = await timeTap(page, () => more.tap(), quantity);
	if ((await quantity.inputValue()) === before) throw new Error('The quantity did not change.');
	return { 'add to cart': add, 'open the drawer': open, 'change the quantity': change };
}

/** On a page with the weather map: taps an airport, which loads the interactive map, then another one. */
export async function tapMap(page: Page): Promise<Interactions> {
	const picture = page
		.getByRole('img', { name: startOf(weather.map.alt) })
		.filter({ visible: true });
	const report = page.getByRole('region', { name: startOf(weather.map.report) });
	await page.evaluate(keepPainting);
	await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	const tapAt = async (share: number) => {
		const box = await picture.boundingBox();
		if (!box) throw new Error('The weather map cannot be seen.');
		await page.touchscreen.tap(box.x + share * box.width, box.y + box.height / 2);
	};
	const first = await timeTap(page, () => tapAt(0.5), report);
	await report.getByRole('button', { name: weather.map.close }).tap();
	await report.waitFor({ state: 'detached' });
	const second = await timeTap(page, () => tapAt(0.3), report);
	return { 'tap the map': first, 'tap another airport': second };
}

/** Milliseconds from a tap to the next paint; waits for `outcome`. */
async function timeTap(page: Page, tap: () => Promise<void>, outcome: Locator): Promise<number> {
	await page.evaluate(() => {
		window.seenVitals = [];
	});
	await tap();
	await outcome.waitFor();
	// Chromium reports an interaction one frame later.
	await page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
			),
	);
	const entries = await page.evaluate(() => window.seenVitals);
	const events = entries.filter(({ interactionId }) => interactionId);
	return Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration));
}

/** Matches a message up to its first placeholder. */
function startOf(message: string): RegExp {
	return new RegExp(`^${message.split('{{')[0]}`);
}
