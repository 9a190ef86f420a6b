import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import words from '../locales/de/cart.json';
import labels from '../locales/de/common.json';
import weather from '../locales/de/weather.json';
import { keepPainting } from './watch-vitals';

/** Milliseconds from a tap to the next paint, by interaction. */
export type Interactions = Record<string, number>;

/** Chromium does not report shorter interactions. */
const SHORTEST_MS = 16;

/** How long a finger touches the screen. */
const TOUCH_MS = 80;

/** How long a visitor looks at the outcome of a tap before the next one. */
const LOOK_MS = 500;

/** On a product page: adds to the cart, opens the drawer again, raises the quantity. */
export async function shopAround(page: Page): Promise<Interactions> {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const drawer = page.getByRole('dialog', { name: words.title });
	const more = drawer.getByRole('button', { name: new RegExp(labels.increase) });
	await page.evaluate(keepPainting);
	const add = await timeTap(page, () => touch(button(words.add)), more);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	const open = await timeTap(page, () => touch(button(words.open)), more);
	const quantity = drawer.getByRole('spinbutton');
	const before = await quantity.inputValue();
	const change = await timeTap(page, () => touch(more), quantity);
	if ((await quantity.inputValue()) === before) throw new Error('The quantity did not change.');
	return { 'add to cart': add, 'open the drawer': open, 'change the quantity': change };
}

/**
 * On a page with the weather map: taps an airport, which loads the interactive map, then another one, keeps that one as
 * the visitor's own, and changes the region.
 */
export async function tapMap(page: Page): Promise<Interactions> {
	const picture = page
		.getByRole('img', { name: startOf(weather.map.alt) })
		.filter({ visible: true });
	const report = page.getByRole('region', { name: startOf(weather.map.report) });
	await page.evaluate(keepPainting);
	await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	const first = await timeTap(page, () => touch(picture, 0.5), report);
	await report.getByRole('button', { name: weather.map.close }).tap();
	await report.waitFor({ state: 'detached' });
	const second = await timeTap(page, () => touch(picture, 0.3), report);
	const keep = report.getByRole('button', { name: weather.own.keep });
	const forget = report.getByRole('button', { name: weather.own.forget });
	const own = await timeTap(page, () => touch(keep), forget);
	await report.getByRole('button', { name: weather.map.close }).tap();
	const { europe: name } = weather.map.regions;
	const regions = page.getByRole('navigation', { name: weather.map.region });
	const other = regions.getByRole('link', { name });
	const shown = page.getByRole('img', {
		name: startOf(weather.map.alt.replace('{{region}}', name)),
	});
	const region = await timeTap(page, () => touch(other), shown);
	return {
		'tap the map': first,
		'tap another airport': second,
		'choose my airport': own,
		'change the region': region,
	};
}

/** Touches an element as a finger does, at a share of its width. */
async function touch(target: Locator, share = 0.5): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error('What is to be touched cannot be seen.');
	const page = target.page();
	const session = await page.context().newCDPSession(page);
	const touchPoints = [{ x: box.x + share * box.width, y: box.y + box.height / 2 }];
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await pause(TOUCH_MS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await session.detach();
}

/** Milliseconds from a tap to the next paint; waits for `outcome`. */
async function timeTap(page: Page, tap: () => Promise<void>, outcome: Locator): Promise<number> {
	await pause(LOOK_MS);
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
