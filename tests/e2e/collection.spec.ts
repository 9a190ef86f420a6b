import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';

/** Enough prints for two full pages and half of a third one. */
test.use({ catalogueSize: 60 });

// No other file has this catalogue: one worker starts a shop with it, not each.
test.describe.configure({ mode: 'default' });

const words = {
	prints: 'Flughafendrucke',
	filters: 'Filter',
	inStock: /^Auf Lager/,
	outOfStock: /^Ausverkauft/,
	outOfStockChip: /^Verfügbarkeit: Ausverkauft/,
	clear: 'Alle Filter entfernen',
	active: 'Aktive Filter',
	sort: 'Sortieren nach',
	cheapest: 'Preis aufsteigend',
	applySort: 'Sortieren',
	applyFilters: 'Filter anwenden',
	max: /^Bis/,
	upTo: 'bis 1 €',
	many: '24 Produkte, weitere folgen',
	more: 'Weitere Produkte',
	earlier: 'Frühere Produkte',
	show: 'Produkte ansehen',
	none: 'Kein Produkt passt zu diesen Filtern.',
};

const cards = (page: Page) => page.locator('main li > a[href*="/products/"]');

/** Links of the listed products. */
const productLinks = (page: Page) =>
	cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function openPrints(page: Page, search = ''): Promise<void> {
	await page.goto(`/collections/airport-prints${search}`);
	await expect(page.getByRole('heading', { level: 1, name: words.prints })).toBeVisible();
}

/** Waits for hydration: earlier clicks are not handled by the page. */
async function waitForHydration(page: Page): Promise<void> {
	await expect(page.locator('header button').first()).toBeVisible();
}

test('filters and a sort order apply at once, are in the URL, and are removed by going back', async ({
	page,
}) => {
	await openPrints(page);
	await waitForHydration(page);
	await expect(page.getByText(words.many)).toBeVisible();
	const allLinks = await productLinks(page);
	const filter = page.getByRole('complementary', { name: words.filters });
	await filter.getByRole('checkbox', { name: words.outOfStock }).check();
	await expect(page).toHaveURL(/\?filter\.available=false$/);
	const chip = page
		.getByRole('list', { name: words.active })
		.getByRole('link', { name: words.outOfStockChip });
	await expect(chip).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: /^\d/ })).toBeVisible();
	const filteredLinks = await productLinks(page);
	expect(filteredLinks).not.toEqual(allLinks);
	await page.goBack();
	await expect(page).toHaveURL(/airport-prints$/);
	await expect(chip).toBeHidden();
	await expect(filter.getByRole('checkbox', { name: words.outOfStock })).not.toBeChecked();
	expect(await productLinks(page)).toEqual(allLinks);
	await page.goForward();
	await expect(chip).toBeVisible();
	await expect(filter.getByRole('checkbox', { name: words.outOfStock })).toBeChecked();
	expect(await productLinks(page)).toEqual(filteredLinks);
	await chip.click();
	await expect(page).toHaveURL(/airport-prints$/);
	await expect(chip).toBeHidden();
	await expect(page.getByText(words.many).first()).toBeFocused();

	// A price without products.
	const max = filter.getByLabel(words.max);
	await max.fill('1');
	// The count was read with the focus: a live region would repeat it.
	expect(await page.getByRole('status').filter({ hasText: words.many }).count()).toBe(0);
	await max.press('Enter');
	await expect(page).toHaveURL(/\?filter\.price=-1$/);
	await expect(page.getByText(words.none)).toBeVisible();
	const active = page.getByRole('list', { name: words.active });
	await expect(active.getByRole('link').first()).toContainText(words.upTo);
	await page.getByRole('link', { name: words.clear }).last().click();
	await expect(page).toHaveURL(/airport-prints$/);
	await expect(cards(page)).toHaveCount(24);
	await expect(max).toHaveValue('');

	// A price that is none.
	const entries = await page.evaluate(() => window.history.length);
	for (const none of ['10.999', '-5']) {
		await max.fill(none);
		await max.press('Enter');
		await max.blur();
		await expect(max).toHaveValue('');
	}
	await expect(page).toHaveURL(/airport-prints$/);
	expect(await page.evaluate(() => window.history.length)).toBe(entries);

	await page.getByLabel(words.sort).focus();
	await page.getByLabel(words.sort).selectOption({ label: words.cheapest });
	await expect(page).toHaveURL(/\?sort=price-asc$/);
	await expect.poll(() => productLinks(page)).not.toEqual(allLinks);
	await expect(page.getByRole('status').filter({ hasText: words.many })).toBeVisible();
	await filter.getByRole('checkbox', { name: words.inStock }).check();
	await expect(page).toHaveURL(/\?filter\.available=true&sort=price-asc$/);
});

test('more products are appended, and list and scroll position are restored after going back and after a reload', async ({
	page,
}) => {
	await openPrints(page);
	await waitForHydration(page);
	const more = page.getByRole('link', { name: words.more });
	await more.evaluate((link) => link.scrollIntoView({ block: 'end' }));
	await more.press('Enter');
	await expect(cards(page)).toHaveCount(48);
	await expect(page).toHaveURL(/\?after=/);
	await expect(cards(page).nth(24)).toBeFocused();
	await expect(cards(page).nth(24)).toBeInViewport({ ratio: 1 });
	await more.click();
	await expect(cards(page)).toHaveCount(60);
	await expect(more).toBeHidden();
	const allLinks = await productLinks(page);
	expect(new Set(allLinks).size).toBe(60);
	await cards(page).nth(40).scrollIntoViewIfNeeded();
	const top = await page.evaluate(() => window.scrollY);
	expect(top).toBeGreaterThan(0);
	await cards(page).nth(40).click();
	await expect(page).toHaveURL(/\/products\//);
	await expect(page.getByRole('heading', { level: 1, name: words.prints })).toBeHidden();
	await page.goBack();
	await expect(cards(page)).toHaveCount(60);
	expect(await productLinks(page)).toEqual(allLinks);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
	await page.reload();
	await expect(cards(page)).toHaveCount(60);
	expect(await productLinks(page)).toEqual(allLinks);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('filters and sort order are forms, and pages are links', async ({ page }) => {
		await page.goto('/collections');
		await page.getByRole('main').getByRole('link', { name: words.prints }).first().click();
		await expect(page).toHaveURL(/airport-prints$/);
		const filter = page.getByRole('complementary', { name: words.filters });
		await filter.getByRole('checkbox', { name: words.inStock }).check();
		await filter.getByRole('button', { name: words.applyFilters }).click();
		await expect(page).toHaveURL(/filter\.available=true/);
		await page.getByLabel(words.sort).selectOption({ label: words.cheapest });
		await page.getByRole('button', { name: words.applySort, exact: true }).click();
		await expect(page).toHaveURL(/sort=price-asc/);
		await expect(filter.getByRole('checkbox', { name: words.inStock })).toBeChecked();
		const first = await productLinks(page);
		expect(first).toHaveLength(24);
		await page.getByRole('link', { name: words.more }).click();
		await expect(page).toHaveURL(/after=/);
		await expect(page.getByLabel(words.sort)).toHaveValue('price-asc');
		const second = await productLinks(page);
		expect(second.filter((url) => first.includes(url))).toEqual([]);
		await page.getByRole('link', { name: words.earlier }).click();
		await expect(page).toHaveURL(/before=/);
		expect(await productLinks(page)).toEqual(first);
	});
});

test('a checkbox that is checked before hydration applies after it', async ({ page }) => {
	const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
	await page.goto('/collections/airport-prints', { waitUntil: 'commit' });
	const filter = page.getByRole('complementary', { name: words.filters });
	await filter.getByRole('checkbox', { name: words.outOfStock }).check();
	scripts.release();
	await expect(page).toHaveURL(/\?filter\.available=false$/);
	await expect(page.getByRole('list', { name: words.active })).toBeVisible();
	await expect(filter.getByRole('checkbox', { name: words.outOfStock })).toBeChecked();
});

test('on a small screen the filters are shown in the page if their drawer fails to load', async ({
	page,
	failures,
}) => {
	failures.allow(/filter-drawer/, /Failed to fetch dynamically imported module/);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.route('**/filter-drawer*', (route) => route.abort());
	await openPrints(page);
	await waitForHydration(page);
	await page.getByRole('button', { name: words.filters }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByRole('checkbox', { name: words.outOfStock }).check();
	await expect(page).toHaveURL(/\?filter\.available=false$/);
});

test('axe finds nothing on a filtered list, an empty one, and in the filters’ drawer, which returns the focus', async ({
	page,
}) => {
	// A shared URL.
	await openPrints(page, '?filter.price=10-60&sort=title');
	await waitForHydration(page);
	await expect(page.getByLabel(words.sort)).toHaveValue('title');
	await expect(page.getByLabel(/^Von/)).toHaveValue('10');
	await expect(page.getByRole('list', { name: words.active }).getByRole('listitem')).toHaveCount(2);
	expect(await violations(page, 'main')).toEqual([]);
	await openPrints(page, '?filter.price=0-1');
	await expect(page.getByText(words.none)).toBeVisible();
	expect(await violations(page, 'main')).toEqual([]);
	await page.setViewportSize({ width: 360, height: 740 });
	await openPrints(page);
	await waitForHydration(page);
	const open = page.getByRole('button', { name: words.filters });
	await open.click();
	const drawer = page.getByRole('dialog', { name: words.filters });
	await expect(drawer.getByRole('checkbox').first()).toBeVisible();
	expect(await violations(page, '[role=dialog]')).toEqual([]);
	await drawer.getByRole('checkbox', { name: words.outOfStock }).check();
	await expect(page).toHaveURL(/filter\.available=false/);
	await expect(drawer.getByRole('checkbox', { name: words.outOfStock })).toBeChecked();
	await drawer.getByRole('button', { name: words.show }).click();
	await expect(drawer).toBeHidden();
	await expect(open).toBeFocused();
	await expect(open).toContainText('1');
	await expect(page.getByRole('list', { name: words.active })).toBeVisible();
});
