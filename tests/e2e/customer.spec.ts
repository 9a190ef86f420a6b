import { addMap, orderAgain, pay, register } from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { german } from './account-words';

const EMAIL = 'erika@aerolume.example';

const words = german;

// With JavaScript the way is that of customer-privacy.spec.ts.
test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor registers, orders, opens the order, and reorders it', async ({
	page,
	demo,
}) => {
	const visitor = { page, words, javaScriptEnabled: false };
	await addMap(visitor);
	await register(visitor, EMAIL);
	await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible();
	await pay(visitor, EMAIL);
	const [mail] = await demo.mailbox();
	expect(mail?.to).toBe(EMAIL);
	await orderAgain(visitor, EMAIL);
	await page.goto(`${words.prefix}/account`);
	await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
	await expect(page.getByText(words.loggedOut)).toBeVisible();
	await page.goto(`${words.prefix}/account`);
	await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
	await page.goto(`${words.prefix}/cart`);
	await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
});
