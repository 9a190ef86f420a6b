import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';

const BEACON = 'https://static.cloudflareinsights.com/beacon.min.js';
const TOKEN = '0123456789abcdef0123456789abcdef';

const words = {
	acceptAll: 'Alle erlauben',
	decline: 'Ablehnen',
	manage: 'Auswählen',
	settings: 'Cookie-Einstellungen',
	recent: 'Zuletzt angesehen',
	functional: 'Speicher des Browsers',
	session: 'Sitzung',
	statistics: 'Besuchsstatistik',
	unsaved: 'Deine Auswahl ist noch nicht gespeichert.',
	save: 'Auswahl speichern',
	declineAll: 'Alle ablehnen',
};

/** Ids in the consent cookie; `undefined` without a decision. */
async function allowed(page: Page): Promise<string[] | undefined> {
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
	return cookie?.value.split('.').slice(1);
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.settings });
const beacon = (page: Page) => page.locator(`script[src="${BEACON}"]`);

/** Opens the dialog from the footer. */
async function reopen(page: Page): Promise<void> {
	await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click();
	await expect(dialog(page).getByText(words.save)).toBeVisible();
}

test.use({ consent: null, settings: { PUBLIC_ANALYTICS_TOKEN: TOKEN } });

// One worker starts a storefront with these settings, not each.
test.describe.configure({ mode: 'default' });

/** Replaces the provider of the statistics; returns the requests to it. */
async function pretendBeacon(page: Page): Promise<string[]> {
	const requests: string[] = [];
	await page.route(BEACON, (route) => {
		requests.push(route.request().url());
		return route.fulfill({
			contentType: 'text/javascript',
			body: 'window.beacon = document.currentScript.dataset.cfBeacon; document.cookie = "__cf_bm=1";',
		});
	});
	return requests;
}

test('all entries are allowed, withdrawn one by one, and stored', async ({ page, failures }) => {
	failures.allow(/third party: https:\/\/static\.cloudflareinsights\.com/);
	const requests = await pretendBeacon(page);
	await page.goto('/');
	await expect(bar(page)).toBeVisible();
	expect(await violations(page, '.consent-bar')).toEqual([]);
	expect(requests).toEqual([]);
	await bar(page).getByRole('button', { name: words.acceptAll }).click();
	await expect(bar(page)).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	await expect.poll(() => requests).toEqual([BEACON]);
	await expect.poll(() => page.evaluate('window.beacon')).toBe(JSON.stringify({ token: TOKEN }));
	expect(await allowed(page)).toEqual(['functional', 'recent', 'video', 'analytics']);

	await page.reload();
	await expect(beacon(page)).toHaveCount(1);
	await reopen(page);
	const box = (name: string) => dialog(page).getByRole('checkbox', { name });
	await expect(box(words.session)).toBeChecked();
	await expect(box(words.session)).toBeDisabled();
	await expect(box(words.functional)).toBeEnabled();
	expect(await violations(page, '[role=dialog]')).toEqual([]);
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	await page.setViewportSize({ width: 390, height: 844 });
	const choices = dialog(page).getByRole('button', { name: /erlauben|ablehnen|speichern/i });
	const sizes = await choices.evaluateAll((buttons) =>
		buttons.map((button) => `${button.clientWidth} × ${button.clientHeight}`),
	);
	expect(sizes).toHaveLength(3);
	expect(new Set(sizes).size, String(sizes)).toBe(1);
	await page.setViewportSize({ width, height });
	await expect(dialog(page).getByText(words.unsaved)).toHaveCount(0);
	await box(words.statistics).uncheck();
	await expect(dialog(page).getByText(words.unsaved)).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await dialog(page).getByRole('button', { name: words.save }).click();
	await reloaded;
	await expect(beacon(page)).toHaveCount(0);
	expect(await allowed(page)).toEqual(['functional', 'recent', 'video']);
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__cf_bm');
	await reopen(page);
	await expect(box(words.statistics)).not.toBeChecked();
	await expect(box(words.recent)).toBeChecked();
});

test('after a change of the cookie table the banner asks again, and declining lasts 180 days, even if the page is left at once', async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([
		{ name: 'consent', value: '00000000.functional.recent', url: baseURL ?? '' },
	]);
	// What is loaded after the first interaction does not arrive in time.
	await page.route(/\/after-first-interaction-[^/]*\.js$/, () => undefined);
	await page.goto('/faq');
	await bar(page).getByRole('button', { name: words.decline }).focus();
	await page.keyboard.press('Enter');
	await page.goto('/collections');
	expect(await allowed(page)).toEqual(['functional']);
	await expect(bar(page)).toHaveCount(0);
	const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(180);
	await page.unroute(/\/after-first-interaction-[^/]*\.js$/);
	await page.goto('/products/aerolume');
	await reopen(page);
	await expect(bar(page)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.settings })).toBeFocused();
});

test('where consent or its dialogs cannot be loaded, pages take the place of the dialogs', async ({
	page,
	failures,
}) => {
	failures.allow(/ERR_FAILED/, /after-first-interaction/);
	const settings = page.getByRole('contentinfo').getByRole('link', { name: words.settings });
	await page.route('**/api/consent', (route) => route.abort());
	await page.goto('/faq');
	await settings.click();
	await expect(page).toHaveURL('/legal/privacy');
	await page.unroute('**/api/consent');

	await page.route(/\/after-first-interaction-[^/]*\.js$/, (route) => route.abort());
	await page.goto('/faq');
	await bar(page).getByRole('button', { name: words.manage }).click();
	await expect(page).toHaveURL('/legal/privacy');
	await page.goto('/faq');
	await expect(bar(page)).toBeVisible();
	await page.keyboard.press('Shift');
	await settings.click();
	await expect(page).toHaveURL('/legal/privacy');
});

test('viewed products are stored and shown with consent and deleted when it is withdrawn, and without functional storage nothing is stored', async ({
	page,
}) => {
	await page.goto('/products/aerolume');
	expect(await stored(page)).not.toContain('recent');
	await bar(page).getByRole('button', { name: words.manage }).click();
	await dialog(page).getByRole('checkbox', { name: words.recent }).check();
	await dialog(page).getByRole('button', { name: words.save }).click();
	await expect.poll(() => allowed(page)).toEqual(['functional', 'recent']);
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	await expect.poll(() => stored(page)).toContain('recent');
	await page.goto('/products/gift-card');
	const row = page.getByRole('region', { name: words.recent });
	await expect(row.getByRole('listitem')).toHaveCount(1);
	await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/aerolume/);
	await reopen(page);
	await dialog(page).getByRole('button', { name: words.declineAll }).click();
	await expect(row).toHaveCount(0);
	expect(await stored(page)).not.toContain('recent');
	expect(await allowed(page)).toEqual(['functional']);

	await page.goto('/products/aerolume');
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect.poll(() => stored(page)).toContain('cart.3');
	await page.goto('/faq');
	await reopen(page);
	await dialog(page).getByRole('checkbox', { name: words.functional }).uncheck();
	await dialog(page).getByRole('button', { name: words.save }).click();
	await expect.poll(() => allowed(page)).toEqual([]);
	expect(await stored(page)).toEqual([]);
	await page.goto('/collections');
	await expect(
		page.getByRole('button', { name: 'Warenkorb', exact: true }),
	).toHaveAccessibleDescription(/1/);
	// A page without storage and requests.
	await page.goto('/robots.txt');
	expect(await stored(page)).toEqual([]);
});

test.describe('the bar', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test('shifts no content, covers little and never the focused element, and declining is as easy as allowing', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					shifts.push((entry as PerformanceEntry & { value: number }).value);
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto('/products/aerolume');
		await expect(bar(page)).toBeVisible();
		expect(await page.evaluate('window.shifts')).toEqual([]);
		const links = page.getByRole('contentinfo').getByRole('link');
		for (const link of [page.getByRole('button', { name: 'In den Warenkorb' }), links.last()]) {
			await link.focus();
			const box = await link.boundingBox();
			const covering = await bar(page).boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
		}
		const sizeOf = async (name: string) => {
			const box = await bar(page).getByRole('button', { name }).boundingBox();
			return { width: box?.width, height: box?.height };
		};
		for (const [width, height, most] of [
			[360, 640, 1 / 4],
			[320, 520, 1 / 3],
			[640, 360, 1 / 3],
			[1280, 256, 1 / 3],
		] as const) {
			await page.setViewportSize({ width, height });
			const box = await bar(page).boundingBox();
			expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(height * most);
			expect(await sizeOf(words.decline)).toEqual(await sizeOf(words.acceptAll));
		}
	});
});
