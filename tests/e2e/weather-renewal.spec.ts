import type { Page, Request } from '@playwright/test';
import type { RegionReports } from '../../app/features/weather/weather-view';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { germanMap, openMap } from './weather-map';

const ENDPOINT = /\/api\/weather\//;

/** Counts the requests for reports. */
function countRequests(page: Page): () => number {
	const seen: Request[] = [];
	page.on('request', (request) => {
		if (ENDPOINT.test(request.url())) seen.push(request);
	});
	return () => seen.length;
}

/** Makes the weather current, with the same reports for every request. */
async function serveClearWeather(page: Page): Promise<void> {
	await page.route(ENDPOINT, async (route) => {
		const response = await route.fetch();
		const reports: RegionReports = await response.json();
		await route.fulfill({
			response,
			json: {
				view: {
					...reports.view,
					leds: 'v'.repeat(reports.stations.length),
					source: 'live',
					observedAt: '2025-01-27T22:50:00.000Z',
				},
				stations: reports.stations.map((station) => ({ ...station, category: 'vfr' })),
			},
		});
	});
}

/** Simulates that the browser tab becomes hidden or visible. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
	await page.evaluate((value) => {
		Object.defineProperty(document, 'hidden', { value, configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, hidden);
}

const live = 'Wetterkarte Deutschland: 80 VFR. Live, Stand 22:50 UTC';

test('the map updates every five minutes and when it is visible again, and a failed update can be repeated', async ({
	page,
	failures,
}) => {
	failures.allow(/503/);
	await page.clock.install();
	await page.goto('/de');
	await openMap(page, germanMap);
	const requests = countRequests(page);
	const notice = page.getByRole('status').filter({ hasText: 'nicht erneuern' });
	await test.step('a failed update shows an error, and keeps the reports', async () => {
		await page.route(ENDPOINT, (route) => route.fulfill({ status: 503 }));
		await page.clock.runFor('04:50');
		expect(requests()).toBe(0);
		await page.clock.runFor('00:15');
		await expect(notice).toContainText('Die Karte behält ihren letzten Stand.');
		await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
		await page.unroute(ENDPOINT);
	});
	await test.step('an update without a response is aborted after 15 s', async () => {
		await page.route(ENDPOINT, () => undefined);
		const requested = page.waitForRequest(ENDPOINT);
		await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click();
		await requested;
		await page.clock.runFor('00:16');
		await expect(notice).toContainText('Die Karte behält ihren letzten Stand.');
		await page.unroute(ENDPOINT);
	});
	await test.step('it can be repeated, and keeps the open report', async () => {
		await page.getByLabel(germanMap.pause).focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('End');
		const panel = page.getByRole('region', { name: 'Meldung von Samedan' });
		await expect(panel).toContainText('IFR');
		await serveClearWeather(page);
		const former = requests();
		await page.clock.runFor('05:05');
		await expect(page.getByRole('img', { name: live })).toBeVisible();
		await expect(page.getByText('Live, Stand 22:50 UTC')).toBeVisible();
		await expect(notice).toHaveCount(0);
		await expect(panel).toContainText('VFRSichtflug');
		await expect(page.getByRole('button', { name: /^Samedan/ })).toBeFocused();
		expect(requests()).toBe(former + 1);
	});
	await test.step('it updates after the clock was set back, too', async () => {
		const former = requests();
		const now = await page.evaluate(() => Date.now());
		await page.clock.setSystemTime(now - 3_600_000);
		await page.clock.runFor('05:05');
		await expect.poll(requests).toBe(former + 1);
	});
	await test.step('a hidden page sends no requests, and updates when it is visible again', async () => {
		const former = requests();
		await setHidden(page, true);
		await page.clock.runFor('20:00');
		expect(requests()).toBe(former);
		const updated = page.waitForResponse(ENDPOINT);
		await setHidden(page, false);
		await updated;
		expect(requests()).toBe(former + 1);
	});
});

test('a map without interaction updates too', async ({ page }) => {
	await page.clock.install();
	await serveClearWeather(page);
	await page.goto('/de');
	await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
	const requests = countRequests(page);
	await page.clock.runFor('05:05');
	await expect.poll(requests).toBe(1);
	await expect(page.getByRole('img', { name: live })).toBeVisible();
});

test('a page that was live hours ago updates at once', async ({ page }) => {
	await page.route('**/weather/germany.data*', async (route) => {
		const response = await route.fetch();
		const data = await response.text();
		await route.fulfill({ response, body: data.replaceAll('recorded', 'live') });
	});
	const requests = countRequests(page);
	await page.goto('/faq');
	await expect(page.getByRole('button', { name: 'Warenkorb', exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Flugwetter' }).first().press('Enter');
	await expect(page).toHaveURL('/weather/germany');
	await expect.poll(requests).toBe(1);
});

test('a region that fails to load, or whose response is late, leaves the map unchanged', async ({
	page,
	failures,
}) => {
	failures.allow(/malformed|JSON/);
	await page.goto('/de');
	await openMap(page, germanMap);
	await page.route(/\/api\/weather\/usa/, (route) => route.fulfill({ body: 'no weather' }));
	const regions = page.getByRole('navigation', { name: 'Region' });
	await regions.getByRole('link', { name: 'USA' }).click();
	await expect(page.getByText('Die Karte USA lässt sich gerade nicht laden.')).toBeVisible();
	await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
	await expect(regions.locator('[aria-current]')).toHaveText('Deutschland');
	await regions.getByRole('link', { name: 'Europa' }).click();
	await expect(page.getByRole('img', { name: /^Wetterkarte Europa: / })).toBeVisible();
	await expect(page.getByText('nicht laden')).toHaveCount(0);

	await page.unroute(/\/api\/weather\/usa/);
	const late = await holdRequests(page, /\/api\/weather\/usa/);
	await regions.getByRole('link', { name: 'USA' }).click();
	await regions.getByRole('link', { name: 'Alpen' }).click();
	await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeVisible();
	late.release();
	await expect(regions.locator('[aria-current]')).toHaveText('Alpen');
	await expect(page.getByRole('img', { name: /^Wetterkarte USA: / })).toHaveCount(0);
});

test('if the explorer fails to load, the map shows an error and links to the table', async ({
	page,
	failures,
}) => {
	failures.allow(/map-parts/);
	await page.route(/map-parts/, (route) => route.abort('failed'));
	await page.goto('/de');
	const notice = page.getByText('Die Karte lässt sich gerade nicht erkunden.');
	await page.getByLabel(germanMap.pause).focus();
	await expect(notice).toBeVisible();
	await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
	await page.locator('.map-sheet').click();
	await expect(page).toHaveURL(/\/de\/weather\/germany#reports$/);
});
