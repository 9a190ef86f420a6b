import type { Locator, Page } from '@playwright/test';
import { expect } from '../setup/fixtures';

/** Texts of the map, by language. */
export interface MapWords {
	home: string;
	region: string;
	picture: RegExp;
	airports: RegExp;
	recorded: string;
	pause: string;
	table: string;
	close: string;
}

export const germanMap: MapWords = {
	home: '/de',
	region: 'Deutschland',
	picture:
		/^Wetterkarte Deutschland: 73 VFR, 5 MVFR, 1 IFR, 1 LIFR\. Beispiel, aufgezeichnet am 27\. Januar/,
	airports: /^Flughäfen, /,
	recorded: 'Beispiel, aufgezeichnet am 27. Januar 2025, 22:20 UTC',
	pause: 'Bewegung anhalten',
	table: 'Alle Meldungen als Liste',
	close: 'Meldung schließen',
};

export const englishMap: MapWords = {
	home: '/en',
	region: 'USA',
	picture:
		/^Weather map, USA: 125 VFR, 14 MVFR, 7 IFR, 4 LIFR\. Example, recorded on January 27, 2025/,
	airports: /^Airports, /,
	recorded: 'Example, recorded on January 27, 2025, 22:22 UTC',
	pause: 'Pause animation',
	table: 'All reports as a list',
	close: 'Close report',
};

/** Focuses the map by keyboard, and waits until its airports can be selected. */
export async function openMap(page: Page, words: MapWords): Promise<Locator> {
	const airports = page.getByRole('group', { name: words.airports });
	await page.getByLabel(words.pause).focus();
	await expect(airports.getByRole('button').first()).toBeAttached();
	return airports;
}

/** Converts a point of the printed map, in half millimetres, to pixels in the window. */
export async function pointOn(page: Page, x: number, y: number, width = 672) {
	const sheet = page.locator('.map-sheet:visible');
	await sheet.scrollIntoViewIfNeeded();
	// A focused element may have started to scroll the page.
	await (await sheet.elementHandle())?.waitForElementState('stable');
	const box = await sheet.boundingBox();
	if (!box) throw new Error('The sheet cannot be seen');
	return { x: box.x + (x / width) * box.width, y: box.y + (y / width) * box.width };
}

/** Where some airports are on the map of Germany. */
export const munich = { x: 439, y: 807 };
export const hamburg = { x: 313, y: 237 };
export const frankfurt = { x: 212, y: 624 };
