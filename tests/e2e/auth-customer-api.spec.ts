import type { Page } from '@playwright/test';
import {
	arrive,
	changeName,
	keepAddress,
	saveProduct,
	signInAtPlatform,
} from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { german } from './account-words';

// A storefront with the hosted sign-in.
test.use({ settings: { CUSTOMER_ACCOUNTS: 'platform' } });

const words = german;

test('a customer signs in with a mailed code, keeps the guest’s wishlist, edits profile and addresses, opens an order, and signs out', async ({
	page,
	demo,
}) => {
	const visitor = { page, words, javaScriptEnabled: true };
	await saveProduct(visitor, words.wishlist.germany);
	await page.goto(`${words.prefix}/wishlist`);
	await page.getByRole('main').getByRole('link', { name: words.logIn }).click();
	await signInAtPlatform(visitor, demo, { path: '/wishlist' });
	await expect(page.getByRole('link', { name: words.wishlist.germany })).toBeVisible();
	expect(await customerOf(page)).toMatchObject({ lastName: 'Lindner' });

	await page.goto(`${words.prefix}/account`);
	await changeName(visitor);
	await keepAddress(visitor);
	const name = `${words.order} #1002`;
	await page.getByRole('link', { name }).click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

	await page.goto(`${words.prefix}/account`);
	await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
	await arrive(visitor, words.prefix === '' ? '/' : '');
	expect(await customerOf(page)).toBeNull();
	await page.goto(`${words.prefix}/account`);
	await expect(page.getByLabel(words.platformEmail)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`^${demo.origin}/authentication/`));
});

/** The customer in the session response. */
async function customerOf(page: Page): Promise<unknown> {
	// The server may close the connection at this moment.
	const response = await page.request.get('/api/session', { maxRetries: 1 });
	return (await response.json()).customer;
}
