import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { ageForm } from '../setup/auth-form';
import { expect, test } from '../setup/fixtures';

const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };
const header = (page: Page) => page.getByRole('banner');

test('a guest registers, sees it in the header, and logs out again', async ({ page, trouble }) => {
	// The page of the button is answered with 405 to whoever comes without it.
	trouble.allow(/405/);
	await page.goto('/de');
	await header(page).getByRole('link', { name: 'Registrieren' }).click();
	await expect(page).toHaveURL('/de/auth/register');
	await page.getByLabel('Vorname').fill('Ada');
	await page.getByLabel('E-Mail').fill('ada@aerolume.example');
	const password = page.getByLabel('Neues Passwort');
	await password.fill('kurz');
	await expect(page.getByText('Zu leicht zu erraten')).toBeVisible();
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(page.getByRole('alert')).toBeFocused();
	await expect(password).toHaveAccessibleDescription(/mindestens 8 Zeichen/);
	await password.fill('vier Lampen am Fenster');
	await expect(page.getByText('Sehr gut')).toBeVisible();
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(page).toHaveURL('/de/account');
	await expect(header(page).getByRole('link', { name: 'Konto' })).toBeVisible();
	await expect(header(page).getByRole('link', { name: 'Registrieren' })).toBeHidden();

	await page.goto('/de/auth/logout');
	await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
	await expect(page.getByText('Du bist abgemeldet.')).toBeVisible();
	await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test.describe('on a small screen', () => {
	test.use({ viewport: { width: 390, height: 700 } });

	test('the menu leads to the login and to the registration', async ({ page }) => {
		await page.goto('/en');
		await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
		await expect(header(page).getByRole('link', { name: 'Register' })).toBeHidden();
		await page.getByRole('button', { name: 'Menu' }).click();
		const menu = page.getByRole('dialog', { name: 'Menu' });
		await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
		await menu.getByRole('link', { name: 'Register' }).click();
		await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
	});
});

test('what is wrong with a login is said, and a right one leads back', async ({
	page,
	trouble,
}) => {
	trouble.allow(/422/);
	await page.goto('/en/account/orders');
	await expect(page).toHaveURL(/\/en\/auth\/login\?returnTo=/);
	const submit = page.getByRole('button', { name: 'Log in', exact: true });
	await submit.click();
	await expect(page.getByRole('alert')).toBeFocused();
	await expect(page.getByRole('alert')).toContainText('Enter your email address.');
	await page.getByLabel('Email').fill(DEMO.email);
	const password = page.getByLabel('Password', { exact: true });
	await password.fill('wrong-password');
	await submit.click();
	await expect(page.getByRole('alert')).toHaveText('Email and password do not match.');
	await expect(password).toHaveValue('wrong-password');
	await password.fill(DEMO.password);
	await password.press('Enter');
	await expect(page).toHaveURL('/en/account/orders');
	await expect(header(page).getByRole('link', { name: 'Account' })).toBeVisible();
});

test('the screens are fine for axe, with and without errors', async ({ page }) => {
	for (const path of ['login?notice=expired', 'recover?sent=1', 'reset']) {
		await page.goto(`/auth/${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await violations(page, 'main'), path).toEqual([]);
	}
	await page.goto('/auth/register');
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(page.getByRole('alert')).toContainText('Bitte prüfe deine Angaben');
	expect(await violations(page, 'main')).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a password is recovered by mail, which logs in here and out elsewhere', async ({
		page,
		browser,
		baseURL,
		demo,
	}) => {
		const elsewhere = await browser.newPage({ baseURL, javaScriptEnabled: false });
		await logIn(elsewhere, DEMO.password);
		await page.goto('/en/auth/recover');
		await ageForm(page);
		await page.getByLabel('Email').fill(DEMO.email);
		await page.getByRole('button', { name: 'Request a link' }).click();
		await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
		const [mail] = await demo.mailbox();
		const { pathname, search } = new URL(mail?.links[0] ?? '');
		await page.goto(pathname + search);
		await ageForm(page);
		await page.getByLabel('New password').fill('four lamps at night');
		await page.getByRole('button', { name: 'Save password' }).click();
		await expect(page).toHaveURL(/\/account$/);

		await elsewhere.goto('/en/account');
		await expect(elsewhere.getByText('Your login has expired.')).toBeVisible();
		await elsewhere.close();
	});
});

async function logIn(page: Page, password: string): Promise<void> {
	await page.goto('/en/auth/login');
	await ageForm(page);
	await page.getByLabel('Email').fill(DEMO.email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Log in', exact: true }).click();
	await expect(page).toHaveURL('/en/account');
}
