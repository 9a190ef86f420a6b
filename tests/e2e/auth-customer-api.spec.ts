import type { Page } from '@playwright/test';
import {
	addMap,
	arrive,
	changeName,
	DEMO,
	keepAddress,
	orderAgain,
	pay,
	saveProduct,
	signInAtPlatform,
} from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { german } from './account-words';

// A storefront with the hosted sign-in.
test.use({ settings: { CUSTOMER_ACCOUNTS: 'platform' } });

const words = german;

test('a customer signs in with a mailed code, keeps the guest’s wishlist, orders, reorders, and signs out', async ({
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

	await addMap(visitor);
	await pay(visitor, DEMO.email);
	await orderAgain(visitor, DEMO.email);

	await page.goto(`${words.prefix}/account`);
	await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
	await arrive(visitor, words.prefix === '' ? '/' : '');
	expect(await customerOf(page)).toBeNull();
	await page.goto(`${words.prefix}/account`);
	await expect(page.getByLabel(words.platformEmail)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`^${demo.origin}/authentication/`));
});

test('a customer who signed in with a mailed code edits profile and addresses, and opens an order', async ({
	page,
	demo,
}) => {
	const visitor = { page, words, javaScriptEnabled: true };
	await page.goto(`${words.prefix}/account`);
	await signInAtPlatform(visitor, demo);
	await changeName(visitor);
	await keepAddress(visitor);
	const name = `${words.order} #1002`;
	await page.getByRole('link', { name }).click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** The customer in the session response. */
async function customerOf(page: Page): Promise<unknown> {
	// The server may close the connection at this moment.
	const response = await page.request.get('/api/session', { maxRetries: 1 });
	return (await response.json()).customer;
}
