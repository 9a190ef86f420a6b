import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { english, german, type Words } from './words';

/** What a customer reads and presses. */
interface CustomerWords extends Words {
	form: Record<'email' | 'password' | 'firstName' | 'lastName' | 'register', string>;
	checkoutEmail: string;
	account: string;
	orders: string;
	order: RegExp;
	again: string;
	logOut: string;
	loggedOut: RegExp;
}

const LANGUAGES: CustomerWords[] = [
	{
		...german,
		form: {
			email: 'E-Mail',
			password: 'Neues Passwort',
			firstName: 'Vorname',
			lastName: 'Nachname',
			register: 'Konto anlegen',
		},
		checkoutEmail: 'E-Mail',
		account: 'Dein Konto',
		orders: 'Bestellungen',
		order: /^Bestellung /,
		again: 'Erneut bestellen',
		logOut: 'Abmelden',
		loggedOut: /^Du bist abgemeldet/,
	},
	{
		...english,
		form: {
			email: 'Email',
			password: 'New password',
			firstName: 'First name',
			lastName: 'Last name',
			register: 'Create account',
		},
		checkoutEmail: 'Email',
		account: 'Your account',
		orders: 'Orders',
		order: /^Order /,
		again: 'Order again',
		logOut: 'Log out',
		loggedOut: /^You are logged out/,
	},
];

const EMAIL = 'erika@aerolume.example';

async function addMap(page: Page, words: CustomerWords): Promise<void> {
	await page.goto(`${words.prefix}/products/aerolume?variant=44000000000009`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(page.getByText(words.one, { exact: true }).last()).toBeVisible();
	await expect(page.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

async function register(page: Page, { prefix, form }: CustomerWords): Promise<void> {
	await page.goto(`${prefix}/auth/register`);
	await page.getByLabel(form.firstName).fill('Erika');
	await page.getByLabel(form.lastName).fill('Muster');
	await page.getByLabel(form.email, { exact: true }).fill(EMAIL);
	// As fast as somebody types: without JavaScript nothing else keeps a form from being sent too soon.
	await page
		.getByLabel(form.password, { exact: true })
		.pressSequentially('Flugwetter-2026', { delay: 90 });
	await page.getByRole('button', { name: form.register }).click();
	await expect(page).toHaveURL(/\/account$/);
}

async function pay(page: Page, words: CustomerWords): Promise<void> {
	await page.goto(`${words.prefix}/cart`);
	await page.getByRole('link', { name: words.checkout, exact: true }).click();
	await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
	await expect(page.getByLabel(words.checkoutEmail, { exact: true })).toHaveValue(EMAIL);
	await page.locator('select[name="countryCode"]').selectOption(words.country);
	const { [words.checkoutEmail]: _email, ...address } = words.buyer;
	for (const [label, value] of Object.entries(address)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await page.getByRole('button', { name: words.pay }).click();
	await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
}

for (const words of LANGUAGES) {
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`in ${words.locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
			test.use({ locale: words.locale, javaScriptEnabled });

			test('a shopper registers, orders, finds the order, and orders it again', async ({
				page,
				demo,
			}) => {
				await addMap(page, words);
				await register(page, words);
				await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible();
				await pay(page, words);
				const [mail] = await demo.mailbox();
				expect(mail?.to).toBe(EMAIL);
				await page.goto(`${words.prefix}/account/orders`);
				await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
				await page.getByRole('main').getByRole('link', { name: words.order }).click();
				await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
				await expect(page.getByRole('heading', { level: 1, name: words.order })).toBeVisible();
				await expect(page.getByText(EMAIL)).toBeVisible();
				await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
				await page.getByRole('button', { name: words.again }).click();
				await expect(page).toHaveURL(/\/cart$/);
				await expect(page.getByRole('heading', { level: 1, name: words.yourCart })).toBeVisible();
				await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
				await page.goto(`${words.prefix}/account`);
				await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
				await expect(page.getByText(words.loggedOut)).toBeVisible();
				await page.goto(`${words.prefix}/account`);
				await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
				await page.goto(`${words.prefix}/cart`);
				await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
			});
		});
	}
}
