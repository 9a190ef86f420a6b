import type { Page } from '@playwright/test';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { test as base, expect } from '../setup/fixtures';
import { english } from './words';

const EMAIL = 'demo@aerolume.example';

/** A storefront whose customers sign in at the platform. */
const test = base.extend({
	storefront: async ({ market, demo }, use) => {
		const edge = await startEdge({
			port: market.port,
			worker: {
				...demoShopEnvironment(demo.origin, `http://localhost:${market.port}`),
				CUSTOMER_ACCOUNTS: 'platform',
			},
		});
		await use(edge);
		await edge.close();
	},
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('a customer signs in at the platform by a mailed code, and out of it again', async ({
			page,
			demo,
			trouble,
		}) => {
			trouble.allow(/405/);
			await page.goto('/en/auth/login?returnTo=%2Fen%2Fcart');
			await expect(page).toHaveURL(new RegExp(`^${demo.origin}/authentication/`));
			await signIn(page, async () => (await demo.mailbox())[0]?.subject.slice(0, 6) ?? '');
			await expect(page).toHaveURL('/en/cart');
			expect(await customerOf(page)).toMatchObject({ lastName: 'Lindner' });

			await page.goto('/en/auth/logout');
			await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
			await expect(page).toHaveURL('/en');
			expect(await customerOf(page)).toBeNull();
			await page.goto('/en/account');
			await expect(page.getByLabel('E-mail address')).toBeVisible();
			await expect(page).toHaveURL(new RegExp(`^${demo.origin}/authentication/`));
		});
	});
}

test('a customer signs in by a mailed code, orders, finds the order, and orders it again', async ({
	page,
	demo,
}) => {
	await page.goto('/en/auth/login');
	await signIn(page, async () => (await demo.mailbox())[0]?.subject.slice(0, 6) ?? '');
	await expect(page).toHaveURL('/en/account');
	await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
	await page.goto('/en/products/aerolume?variant=44000000000009');
	await page.getByRole('button', { name: english.add }).click();
	await expect(page.getByRole('link', { name: english.checkout, exact: true })).toBeVisible();
	await page.goto('/en/cart');
	await page.getByRole('link', { name: english.checkout, exact: true }).click();
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
	await page.locator('select[name="countryCode"]').selectOption(english.country);
	const { Email: _email, ...address } = english.buyer;
	for (const [label, value] of Object.entries(address)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await page.getByRole('button', { name: english.pay }).click();
	await expect(page.getByRole('heading', { name: english.thanks })).toBeVisible();

	await page.goto('/en/account/orders');
	await page.getByRole('main').getByRole('link', { name: 'Order #1003' }).click();
	await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Order #1003' })).toBeVisible();
	await expect(page.getByText(english.one, { exact: true }).first()).toBeVisible();
	await page.getByRole('button', { name: 'Order again' }).click();
	await expect(page).toHaveURL(/\/cart$/);
	await expect(page.getByText(english.one, { exact: true }).first()).toBeVisible();
	expect(await customerOf(page)).toMatchObject({ lastName: 'Lindner' });
});

/** Who is signed in, as the browser is told. */
async function customerOf(page: Page): Promise<unknown> {
	const response = await page.request.get('/api/session');
	return (await response.json()).customer;
}

/** Types e-mail and code on the platform's own pages. */
async function signIn(page: Page, code: () => Promise<string>): Promise<void> {
	await page.getByLabel('E-mail address').fill(EMAIL);
	await page.getByLabel('E-mail address').press('Enter');
	const field = page.getByLabel(/code/i);
	await expect(field).toBeVisible();
	await field.fill(await code());
	await field.press('Enter');
}
