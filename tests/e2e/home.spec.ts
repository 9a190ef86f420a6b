import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';

/** Records the pictures that a page requests, without their parameters. */
function watchPictures(page: Page): Set<string> {
	const names = new Set<string>();
	page.on('request', (request) => {
		if (request.resourceType() !== 'image') return;
		names.add(new URL(request.url()).pathname.split('/').at(-1) ?? '');
	});
	return names;
}

const alps = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Alps\s*from/ });

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`in ${colorScheme} mode`, () => {
		test.use({ colorScheme });
		const [shown, other] =
			colorScheme === 'light'
				? ['aerolume-alps-oak.webp', 'aerolume-alps-oak-night.webp']
				: ['aerolume-alps-oak-night.webp', 'aerolume-alps-oak.webp'];

		test('only the picture of a map for the current time of day is loaded', async ({ page }) => {
			const pictures = watchPictures(page);
			await page.goto('/en');
			await alps(page).scrollIntoViewIfNeeded();
			await expect(alps(page).locator('img').filter({ visible: true })).toHaveAttribute(
				'src',
				new RegExp(shown),
			);
			await expect.poll(() => pictures.has(shown)).toBe(true);
			expect(pictures.has(other)).toBe(false);
		});
	});
}

test('the chosen colour mode decides which picture of a map is shown', async ({ page }) => {
	await page.goto('/en');
	await page.getByText('Dark', { exact: true }).click();
	await expect(alps(page).locator('img').filter({ visible: true })).toHaveAttribute(
		'src',
		/aerolume-alps-oak-night\.webp/,
	);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a question expands its answer', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByText('Für die Wandhalterung ja.')).toBeHidden();
		await page.getByText('Muss ich bohren?', { exact: true }).click();
		await expect(page.getByText('Für die Wandhalterung ja.')).toBeVisible();
	});
});

test('the technical data are one click from the home page', async ({ page }) => {
	await page.goto('/en');
	await page.getByRole('link', { name: 'All specifications' }).click();
	await expect(page).toHaveURL(/\/en\/aerolume#data$/);
	await expect(page.getByRole('heading', { name: 'Specifications' })).toBeInViewport();
});

test('the live map of the map page shows the chosen edition', async ({ page }) => {
	const sheet = page.getByRole('navigation', { name: 'Region' }).locator('[aria-current]');
	await page.goto('/en');
	await expect(sheet).toHaveText('USA');
	await page.getByRole('link', { name: 'See Aerolume' }).click();
	await expect(page).toHaveURL(/\/en\/aerolume\?variant=/);
	await expect(sheet).toHaveText('USA');
	await page.goto(`/en/aerolume?variant=${variantIds.alpsBlack}`);
	await expect(sheet).toHaveText('Alps');
	await page.getByRole('link', { name: 'Europe', exact: true }).first().click();
	await expect(page).toHaveURL(new RegExp(`variant=${variantIds.europe}$`));
	await expect(sheet).toHaveText('Europe');
});

test('the scroll position is restored after a reload and after going back', async ({ page }) => {
	await page.goto('/en');
	const heading = page.getByRole('heading', { name: 'Shipping and prices' });
	await heading.scrollIntoViewIfNeeded();
	const place = () =>
		heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await place();
	await page.reload();
	await expect.poll(place).toBe(before);
	await page.goto('/en/docs');
	await page.goBack();
	await expect.poll(place).toBe(before);
});
