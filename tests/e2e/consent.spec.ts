import type { Page } from '@playwright/test';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../app/routes';
import { violations } from '../setup/accessibility';
import { ageForm } from '../setup/auth-form';
import { expect, test } from '../setup/fixtures';

const BEACON = 'https://static.cloudflareinsights.com/beacon.min.js';
const TOKEN = '0123456789abcdef0123456789abcdef';

const SCREENS = [
	'/',
	'/aerolume',
	'/products/aerolume',
	'/collections',
	'/collections/posters',
	'/weather',
	'/weather/germany',
	'/search?q=poster',
	'/cart',
	'/market',
	'/wishlist',
	'/stock?variant=44000000000001',
	'/auth/login',
	'/auth/register',
	'/auth/recover',
	'/auth/reset',
	'/auth/logout',
	'/docs',
	'/docs/aerolume-connect',
	'/faq',
	'/connect',
	'/contact',
	'/legal',
	'/legal/privacy',
	'/legal/revocation/declare',
	'/de/nope',
];

const ADDRESS = '/account/addresses/8100000000001';

/** Those of a customer. */
const ACCOUNT_SCREENS = [
	'/account',
	'/account/profile',
	'/account/addresses/new',
	ADDRESS,
	`${ADDRESS}/delete`,
	'/account/orders',
	'/account/orders/5900000000002',
	'/account/notifications',
];

/** What `app/routes.ts` names and nobody sees, and why. */
const NO_SCREENS = {
	'routes/cart-link.tsx': 'fills the cart and leads on to it',
	'routes/discount.tsx': 'keeps the code and leads on',
	'routes/auth/callback.tsx': 'is there where customers sign in at the platform alone',
};

const NECESSARY = /^(session|locale|country|consent|wishlist|cart\..*|color-mode|map-paused)$/;

const LANGUAGES = [
	{
		prefix: '',
		locale: 'de',
		bar: 'Cookies',
		decline: 'Ablehnen',
		acceptAll: 'Alle erlauben',
		manage: 'Auswählen',
		settings: 'Cookie-Einstellungen',
		recent: 'Zuletzt angesehen',
		functional: 'Gedächtnis des Browsers',
		session: 'Sitzung',
		statistics: 'Besuchsstatistik',
		unsaved: 'Deine Auswahl ist noch nicht gespeichert.',
		save: 'Auswahl speichern',
		declineAll: 'Alle ablehnen',
	},
	{
		prefix: '/en',
		locale: 'en',
		bar: 'Cookies',
		decline: 'Decline',
		acceptAll: 'Allow all',
		manage: 'Choose',
		settings: 'Cookie settings',
		recent: 'Recently viewed',
		functional: 'Browser memory',
		session: 'Session',
		statistics: 'Visit statistics',
		unsaved: 'Your selection is not saved yet.',
		save: 'Save selection',
		declineAll: 'Decline all',
	},
];
const [german, english] = LANGUAGES as [(typeof LANGUAGES)[0], (typeof LANGUAGES)[0]];

/** Ids that the cookie holds; `undefined` without a decision. */
async function allowed(page: Page): Promise<string[] | undefined> {
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
	return cookie?.value.split('.').slice(1);
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page, words = english) => page.getByRole('dialog', { name: words.settings });
const beacon = (page: Page) => page.locator(`script[src="${BEACON}"]`);

/** Opens the dialog from the footer, where every page has it. */
async function reopen(page: Page, words = english): Promise<void> {
	await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click();
	await expect(dialog(page, words).getByText(words.save)).toBeVisible();
}

test.use({ consent: null, settings: { PUBLIC_ANALYTICS_TOKEN: TOKEN } });

/** The provider of the statistics, as far as a page notices it: what was asked of it. */
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

/** What a screen keeps and asks for is known once it asks for consent; third parties fail the test by themselves. */
async function expectOnlyNecessary(page: Page, screen: string): Promise<void> {
	await page.goto(screen);
	await expect(bar(page), screen).toBeVisible();
	const names = (await page.context().cookies()).map(({ name }) => name);
	const kept = [...names, ...(await stored(page))].filter((name) => !NECESSARY.test(name));
	expect(kept, screen).toEqual([]);
	expect(await page.locator('script[src^="http"], iframe').count(), screen).toBe(0);
}

test('no screen of app/routes.ts is forgotten', () => {
	const asRoutes = (entries: RouteConfigEntry[]): Parameters<typeof matchRoutes>[0] =>
		entries.map(({ file, path, index, children }) =>
			index ? { id: file, index } : { id: file, path, children: children && asRoutes(children) },
		);
	const [screens] = routes;
	if (!screens) throw new Error('app/routes.ts is empty');
	const looked = [...SCREENS, ...ACCOUNT_SCREENS].map(
		(path) => matchRoutes(asRoutes([screens]), path.split('?')[0] ?? '')?.at(-1)?.route.id,
	);
	const leaves = ({ file, children }: RouteConfigEntry): string[] =>
		children?.flatMap(leaves) ?? [file];
	const missed = new Set(leaves(screens).filter((file) => !looked.includes(file)));
	expect([...missed].sort()).toEqual(Object.keys(NO_SCREENS).sort());
});

test('before a decision a customer’s screens keep only what is necessary too', async ({ page }) => {
	await page.goto('/account');
	await ageForm(page);
	await page.getByLabel('E-Mail').fill('demo@aerolume.example');
	await page.locator('input[name="password"]').fill('aerolume-demo');
	await page.locator('input[name="password"]').press('Enter');
	await expect(page).toHaveURL('/account');
	for (const screen of ACCOUNT_SCREENS) {
		await expectOnlyNecessary(page, screen);
		// It is the screen itself, not the login.
		await expect(page, screen).toHaveURL(screen);
	}
});

test('before a decision every screen keeps only what is necessary, and asks no third party', async ({
	page,
	request,
	trouble,
}) => {
	// A logout by address, and a page that is not there.
	trouble.allow(/status of 40[45]/);
	for (const screen of SCREENS) await expectOnlyNecessary(page, screen);
	const html = await (await request.get('/')).text();
	expect(html).not.toContain(german.manage);
	expect(await allowed(page)).toBeUndefined();
});

for (const words of LANGUAGES) {
	test(`in ${words.locale} all is allowed, withdrawn one by one, and kept`, async ({
		page,
		trouble,
	}) => {
		trouble.allow(/third party: https:\/\/static\.cloudflareinsights\.com/);
		const requests = await pretendBeacon(page);
		await page.goto(words.prefix || '/');
		expect(await violations(page)).toEqual([]);
		expect(requests).toEqual([]);
		await bar(page).getByRole('button', { name: words.acceptAll }).click();
		await expect(bar(page)).toHaveCount(0);
		await expect(page.getByRole('main')).toBeFocused();
		await expect.poll(() => requests).toEqual([BEACON]);
		await expect.poll(() => page.evaluate('window.beacon')).toBe(JSON.stringify({ token: TOKEN }));
		expect(await allowed(page)).toEqual(['functional', 'recent', 'video', 'analytics']);

		await page.reload();
		await expect(beacon(page)).toHaveCount(1);
		await reopen(page, words);
		const box = (name: string) => dialog(page, words).getByRole('checkbox', { name });
		await expect(box(words.session)).toBeChecked();
		await expect(box(words.session)).toBeDisabled();
		await expect(box(words.functional)).toBeEnabled();
		expect(await violations(page)).toEqual([]);
		await expect(dialog(page, words).getByText(words.unsaved)).toHaveCount(0);
		await box(words.statistics).uncheck();
		await expect(dialog(page, words).getByText(words.unsaved)).toBeVisible();
		const reloaded = page.waitForEvent('load');
		await dialog(page, words).getByRole('button', { name: words.save }).click();
		await reloaded;
		await expect(beacon(page)).toHaveCount(0);
		expect(await allowed(page)).toEqual(['functional', 'recent', 'video']);
		expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__cf_bm');
		await reopen(page, words);
		await expect(box(words.statistics)).not.toBeChecked();
		await expect(box(words.recent)).toBeChecked();
	});
}

test('declining keeps nothing optional, is remembered for 180 days, and can be changed by keyboard', async ({
	page,
}) => {
	await page.goto('/en');
	await bar(page).getByRole('button', { name: english.decline }).focus();
	await page.keyboard.press('Enter');
	await expect(bar(page)).toHaveCount(0);
	await expect.poll(() => allowed(page)).toEqual(['functional']);
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(180);
	await page.goto('/en/products/aerolume');
	await expect(
		page.getByRole('contentinfo').getByRole('button', { name: english.settings }),
	).toBeVisible();
	await expect(bar(page)).toHaveCount(0);
	await reopen(page);
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: english.settings })).toBeFocused();
});

test('what was viewed is remembered and shown with consent alone, and forgotten with it', async ({
	page,
}) => {
	await page.goto('/en/products/aerolume');
	expect(await stored(page)).not.toContain('recent');
	await bar(page).getByRole('button', { name: english.manage }).click();
	await dialog(page).getByRole('checkbox', { name: english.recent }).check();
	await dialog(page).getByRole('button', { name: english.save }).click();
	await expect.poll(() => allowed(page)).toEqual(['functional', 'recent']);
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	await expect.poll(() => stored(page)).toContain('recent');
	await page.goto('/en/products/gift-card');
	const row = page.getByRole('region', { name: english.recent });
	await expect(row.getByRole('listitem')).toHaveCount(1);
	await expect(row.getByRole('link').first()).toHaveAttribute('href', /\/en\/products\/aerolume/);
	await reopen(page);
	await dialog(page).getByRole('button', { name: english.declineAll }).click();
	await expect(row).toHaveCount(0);
	expect(await stored(page)).not.toContain('recent');
	expect(await allowed(page)).toEqual(['functional']);
});

test('without the browser’s memory a page leaves nothing in it', async ({ page }) => {
	await page.goto('/en/products/aerolume');
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect.poll(() => stored(page)).toContain('cart.1');
	await page.goto('/en');
	await bar(page).getByRole('button', { name: english.manage }).click();
	await dialog(page).getByRole('checkbox', { name: english.functional }).uncheck();
	await dialog(page).getByRole('button', { name: english.save }).click();
	await expect.poll(() => allowed(page)).toEqual([]);
	expect(await stored(page)).toEqual([]);
	await page.goto('/en/collections');
	await expect(page.getByRole('button', { name: 'Cart', exact: true })).toHaveAccessibleDescription(
		/1/,
	);
	// A page that keeps nothing and asks nothing.
	await page.goto('/robots.txt');
	expect(await stored(page)).toEqual([]);
});

test.describe('the bar', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test('moves nothing, and covers nothing that gets the focus', async ({ page }) => {
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					shifts.push((entry as PerformanceEntry & { value: number }).value);
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto('/en/products/aerolume');
		await expect(bar(page)).toBeVisible();
		expect(await page.evaluate('window.shifts')).toEqual([]);
		const links = page.getByRole('contentinfo').getByRole('link');
		for (const link of [page.getByRole('button', { name: 'Add to cart' }), links.last()]) {
			await link.focus();
			const box = await link.boundingBox();
			const covering = await bar(page).boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
		}
	});
});

test('a decision on another table of cookies is asked for again', async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([
		{ name: 'consent', value: '00000000.functional.recent', url: baseURL ?? '' },
	]);
	await page.goto('/en');
	await expect(bar(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('nothing asks and nothing optional is loaded; the footer leads to the privacy notice', async ({
		page,
	}) => {
		await page.goto('/');
		await expect(bar(page)).toHaveCount(0);
		await expect(page.getByRole('link', { name: german.settings })).toHaveAttribute(
			'href',
			'/legal/privacy',
		);
		expect(await allowed(page)).toBeUndefined();
	});
});
