import type { Page } from '@playwright/test';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../app/routes';
import { unclear, violations } from '../setup/accessibility';
import { logIn } from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { faintTexts, lostWhenEnlarged } from '../setup/readable';
import { german } from './account-words';
import { ACCOUNT_SCREENS, leafFiles, NO_SCREENS, SCREENS, type Screen } from './screens';

/** Many screens per test, so that the later ones use the browser's cache. */
const SCREENS_A_TEST = 7;

const NECESSARY =
	/^(session|locale|country|consent|wishlist|airport|cart\..*|color-mode|map-paused)$/;

/** The logout by GET, and a missing page. */
const EXPECTED_STATUS = /status of 40[45]/;

const WINDOW = { width: 1280, height: 720 };

test.use({
	consent: null,
	settings: { PUBLIC_ANALYTICS_TOKEN: '0123456789abcdef0123456789abcdef' },
	viewport: WINDOW,
});

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Opens a screen and returns its problems. Requests to third parties fail the test automatically. */
async function problemsOf(page: Page, { path, english }: Screen): Promise<Record<string, unknown>> {
	const hasLayout = english !== undefined;
	await page.goto(path || '/de');
	await expect(bar(page)).toBeVisible();
	const cookies = (await page.context().cookies()).map(({ name }) => name);
	const stored = await page.evaluate(() => Object.keys(localStorage));
	const problems: Record<string, object> = {
		'kept before a decision': [...cookies, ...stored].filter((name) => !NECESSARY.test(name)),
		'third parties': await page.locator('script[src^="http"], iframe').all(),
	};
	// Also check the content behind the banner.
	await bar(page).evaluate((element) => element.style.setProperty('display', 'none'));
	// Header and footer are the same on all screens.
	problems.axe = await violations(page, hasLayout ? 'body' : 'main');
	problems.unclear = await unclear(page);
	// Without it the first paint waits for deferred data too.
	problems['what the first paint waits for'] = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLLinkElement>('link[rel="expect"]')]
			.map((link) => new URL(link.href).hash)
			.filter((hash) => !document.querySelector(hash)),
	);
	if (hasLayout) {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ forcedColors: 'active', colorScheme });
			problems[`faint with forced colours, ${colorScheme}`] = await faintTexts(page);
		}
		await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
	}
	problems['lost when enlarged'] = await lostWhenEnlarged(page, hasLayout);
	await page.setViewportSize(WINDOW);
	return Object.fromEntries(
		Object.entries(problems).filter(([, found]) => Object.keys(found).length > 0),
	);
}

function inGroups<T>(all: T[]): T[][] {
	const groups = Array.from({ length: Math.ceil(all.length / SCREENS_A_TEST) });
	return groups.map((_, at) => all.slice(at * SCREENS_A_TEST, (at + 1) * SCREENS_A_TEST));
}

for (const group of inGroups(SCREENS)) {
	const paths = group.map(({ path }) => path || '/');
	test(`screens are accessible, readable and store nothing optional: ${paths.join(', ')}`, async ({
		page,
		failures,
	}) => {
		failures.allow(EXPECTED_STATUS);
		for (const screen of group) {
			expect.soft(await problemsOf(page, screen), screen.path).toEqual({});
		}
	});
}

test('a customer’s screens are accessible and store nothing optional', async ({ page }) => {
	await logIn({ page, words: german, javaScriptEnabled: true });
	for (const screen of ACCOUNT_SCREENS) {
		expect.soft(await problemsOf(page, screen), screen.path).toEqual({});
		// The screen itself, not the login.
		await expect(page).toHaveURL(screen.path);
	}
});

test('every route with a screen is tested', () => {
	const asRoutes = (entries: RouteConfigEntry[]): Parameters<typeof matchRoutes>[0] =>
		entries.map(({ file, path, index, children }) =>
			index ? { id: file, index } : { id: file, path, children: children && asRoutes(children) },
		);
	const screens = routes.find(({ file }) => file === 'routes/layout.tsx');
	if (!screens) throw new Error('app/routes.ts has no layout');
	const paths = [...SCREENS, ...ACCOUNT_SCREENS].map(({ path }) => path);
	const known = [...paths, ...NO_SCREENS].map(
		(path) => matchRoutes(asRoutes([screens]), `/de${path.split('?')[0]}`)?.at(-1)?.route.id,
	);
	expect(leafFiles(screens).filter((file) => !known.includes(file))).toEqual([]);
});
