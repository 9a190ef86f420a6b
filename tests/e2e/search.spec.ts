import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { tabTo } from './focus';

const words = {
	term: 'druck',
	page: '/de/faq',
	search: 'Suche',
	field: 'Was suchst du?',
	typed: 'dru',
	collection: 'Drucke',
	count: /^\d+ Vorschläge$/,
	product: 'Druck Alpen',
	results: /^\d+ Treffer für „druck“$/,
	noMatch: 'Kein Treffer für „zzzz“',
	tip: 'Prüfe die Schreibweise',
	unavailable: 'Die Suche antwortet gerade nicht',
	retry: 'Noch einmal versuchen',
};

const button = (page: Page) =>
	page.getByRole('banner').getByRole('button', { name: words.search, exact: true });
const overlay = (page: Page) => page.getByRole('dialog', { name: words.search });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) =>
	main(page).getByRole('heading', { level: 1, name });

/** Opens the overlay on a page; resolves to its field when that has the focus and the animation has ended. */
async function openSearch(page: Page) {
	await page.goto(words.page);
	await button(page).click();
	const field = overlay(page).getByRole('combobox', { name: words.field });
	await expect(field).toBeFocused();
	await settle(page);
	return field;
}

async function settle(page: Page): Promise<void> {
	await page.getByRole('dialog').evaluate(async (element) => {
		await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
	});
}

/** Current announcement, in a live region outside of the inert page. */
const announced = (page: Page) => page.locator('[role="status"]:not([inert] *)');

test('a product is found and opened by keyboard alone, and the count is announced', async ({
	page,
}) => {
	const missed: string[] = [];
	await page.goto(words.page);
	await expect(button(page)).toBeVisible();
	await tabTo(page, button(page), missed);
	await page.keyboard.press('Enter');
	const field = overlay(page).getByRole('combobox');
	await expect(field).toBeFocused();
	await page.keyboard.type(words.typed);
	// The response for the whole word, not for its beginning.
	await expect(options(page).last()).toContainText(`„${words.typed}“`);
	await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
	await expect(announced(page).filter({ hasText: words.count })).toHaveCount(1);
	await expect(options(page).filter({ hasText: words.collection }).first()).toBeVisible();

	const count = await options(page).count();
	const isCurrent = (index: number) =>
		expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await isCurrent(0);
	await page.keyboard.press('End');
	await isCurrent(count - 1);
	await expect(options(page).nth(count - 1)).toBeInViewport({ ratio: 1 });
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
	await page.keyboard.press('ArrowUp');
	await isCurrent(count - 1);
	await page.keyboard.press('Home');
	await isCurrent(0);
	await expect(field).toBeFocused();
	const place = (await options(page).allInnerTexts()).findIndex((text) =>
		text.startsWith(words.product),
	);
	for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
	await isCurrent(place);
	const id = await options(page).nth(place).getAttribute('id');
	await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\/poster-alps$/);
	await expect(heading(page, words.product)).toBeVisible();
	await expect(overlay(page)).toHaveCount(0);
	expect(missed).toEqual([]);
});

test('the overlay shows suggestions, no match and an outage, tries again, and axe finds nothing in any state', async ({
	page,
	demo,
	failures,
}) => {
	failures.allow(/503/);
	const field = await openSearch(page);
	const dialog = overlay(page);
	expect(await violations(page, '[role=dialog]'), 'nothing typed').toEqual([]);
	await field.fill(words.typed);
	await expect(options(page).first()).toBeVisible();
	await field.press('ArrowDown');
	await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
	await settle(page);
	expect(await violations(page, '[role=dialog]'), 'suggestions').toEqual([]);
	await field.fill('zzzz');
	await expect(dialog.getByText(words.noMatch)).toBeVisible();
	expect(await violations(page, '[role=dialog]'), 'no match').toEqual([]);
	await demo.faults({ operation: 'PredictiveSearch', kind: 'http500' });
	await field.fill('rahmen');
	await expect(dialog.getByText(words.unavailable)).toBeVisible();
	await expect(announced(page).filter({ hasText: words.unavailable })).toHaveCount(1);
	await expect(field).toHaveValue('rahmen');
	expect(await violations(page, '[role=dialog]'), 'outage').toEqual([]);
	await demo.faults();
	await dialog.getByRole('button', { name: words.retry }).click();
	await expect(options(page).first()).toBeVisible();
});

test('the overlay returns the focus, escapes what is typed, and leads to all results', async ({
	page,
}) => {
	const field = await openSearch(page);
	await test.step('it closes on Escape and on a click outside, and returns the focus', async () => {
		await field.press('Escape');
		await expect(overlay(page)).toHaveCount(0);
		await expect(button(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(field).toBeFocused();
		await settle(page);
		await page.mouse.click(640, 700);
		await expect(overlay(page)).toHaveCount(0);
		await expect(button(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(field).toBeFocused();
	});
	await test.step('an outdated request is aborted, and its response is not shown', async () => {
		const outdated = await holdRequests(page, '**/api/predictive-search?q=gut');
		const requested = page.waitForRequest(/q=gut$/);
		const aborted = page.waitForEvent('requestfailed', (request) => /q=gut$/.test(request.url()));
		await field.fill('gut');
		await requested;
		await field.fill('eiche');
		expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
		await expect(options(page).filter({ hasText: 'Wechselrahmen Eiche' })).toBeVisible();
		outdated.release();
		await field.press('ArrowDown');
		await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
		await expect(options(page).filter({ hasText: 'Gutschein' })).toHaveCount(0);
	});
	await test.step('HTML in a term is escaped, in the overlay and on the page', async () => {
		const markup = '<img src=x onerror=alert(1)> $t(title) {{term}}';
		const dialogs: string[] = [];
		page.on('dialog', (dialog) => {
			dialogs.push(dialog.message());
			void dialog.dismiss();
		});
		await field.fill(markup);
		await expect(overlay(page).getByText(`Kein Treffer für „${markup}“`)).toBeVisible();
		await field.press('Enter');
		await expect(heading(page, `Kein Treffer für „${markup}“`)).toBeVisible();
		await expect(page).toHaveTitle(`Kein Treffer für „${markup}“ - Aerolume`);
		await expect(main(page)).toBeFocused();
		await page.reload();
		await expect(button(page)).toBeVisible();
		await expect(heading(page, `Kein Treffer für „${markup}“`)).toBeVisible();
		await expect(page.locator('img[src="x"]')).toHaveCount(0);
		expect(dialogs).toEqual([]);
	});
	await test.step('another search from the overlay of the search page moves the focus to its results', async () => {
		await button(page).click();
		await field.fill(words.term);
		await field.press('Enter');
		await expect(page).toHaveURL(/\/search\?q=druck$/);
		await expect(heading(page, words.results)).toBeVisible();
		await expect(overlay(page)).toHaveCount(0);
		await expect(main(page)).toBeFocused();
	});
	await test.step('another search on the page is announced', async () => {
		const again = main(page).getByLabel(words.field);
		await expect(again).toHaveValue(words.term);
		await again.fill('zzzz');
		await again.press('Enter');
		await expect(heading(page, words.noMatch)).toBeVisible();
		await expect(announced(page).filter({ hasText: words.noMatch })).toHaveCount(1);
		await expect(again).toBeFocused();
		await expect(main(page).getByText(words.tip)).toBeVisible();
		const collection = main(page).getByRole('link', { name: words.collection, exact: true });
		await expect(collection).toBeVisible();
		await page.goBack();
		await expect(heading(page, words.results)).toBeVisible();
		await expect(again).toHaveValue(words.term);
	});
});

test.describe('under touch', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

	test('the overlay’s code is loaded on first use; if that fails, the search page opens, else its field has the focus', async ({
		page,
		failures,
	}) => {
		failures.allow(/search-overlay/);
		const loads: string[] = [];
		await page.route(/\/search-overlay-.*\.js/, (route) => {
			loads.push(route.request().url());
			return route.abort();
		});
		await page.goto('/aerolume');
		await expect(button(page)).toBeVisible();
		expect(loads).toEqual([]);
		await button(page).tap();
		await expect(page).toHaveURL(/\/search$/);
		await expect(heading(page, words.search)).toBeVisible();
		expect(loads.length).toBeGreaterThan(0);
		await page.unroute(/\/search-overlay-.*\.js/);
		await page.goto(words.page);
		await button(page).tap();
		await expect(overlay(page).getByRole('combobox', { name: words.field })).toBeFocused();
	});
});
