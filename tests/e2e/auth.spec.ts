import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { variantIds } from '../setup/catalogue';
import { arrive, DEMO, logIn, sendForm } from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { german } from './account-words';

const header = (page: Page) => page.getByRole('banner');
/** What is wrong, at the top of a form. */
const problems = (page: Page) => page.getByRole('main').locator('form [role="group"][tabindex]');

test('a guest registers, sees the account in the header, and logs out', async ({
	page,
	failures,
}) => {
	// A GET request gets the page with status 405.
	failures.allow(/405/);
	await page.goto('/de/faq');
	await header(page).getByRole('link', { name: 'Registrieren' }).click();
	await expect(page).toHaveURL('/de/auth/register');
	await page.getByLabel('Vorname').fill('Ada');
	const password = page.getByLabel('Passwort', { exact: true });
	// The browser knows the common passwords too: all that is wrong is reported at once.
	await password.fill('password1');
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(problems(page).getByRole('link')).toHaveText([/E‑Mail/, /eines der ersten/]);
	await page.getByLabel('E‑Mail', { exact: true }).fill('ada@aerolume.example');
	await password.fill('kurz');
	await expect(page.getByText('Zu leicht zu erraten')).toBeVisible();
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(problems(page)).toBeFocused();
	await expect(password).toHaveAccessibleDescription(/mindestens 8 Zeichen/);
	expect(await violations(page, 'main')).toEqual([]);
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

test('a failed login shows an error, and a successful one returns to the page', async ({
	page,
	failures,
}) => {
	failures.allow(/422/);
	await page.goto('/en/faq');
	const changeCart = async (form: Record<string, string>) => {
		const headers = { Origin: new URL(page.url()).origin };
		expect((await page.request.post('/en/api/cart', { form, headers })).status()).toBe(200);
	};
	await changeCart({ intent: 'add', variantId: variantIds.plenty });
	await changeCart({ intent: 'discount', code: 'WOLKE7FLUG2026AB' });
	await page.goto('/en/account/orders');
	await expect(page).toHaveURL(/\/en\/auth\/login\?returnTo=/);
	const submit = page.getByRole('button', { name: 'Log in', exact: true });
	await submit.click();
	await expect(page).toHaveTitle('Error: Log in - Aerolume');
	await expect(problems(page)).toBeFocused();
	await expect(problems(page)).toHaveAccessibleName(/Enter your email address/);
	await problems(page).getByRole('link', { name: 'Enter your email address.' }).click();
	await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
	await page.getByLabel('Email', { exact: true }).fill(DEMO.email);
	const password = page.getByLabel('Password', { exact: true });
	await password.fill('wrong-password');
	await submit.click();
	await expect(problems(page)).toHaveText('Email and password don’t match.');
	await expect(problems(page)).toBeFocused();
	// Skipping to the content does not lose the problem.
	await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	await expect(problems(page)).toBeVisible();
	await expect(password).toHaveValue('wrong-password');
	await password.fill(DEMO.password);
	await password.press('Enter');
	await expect(page).toHaveURL('/en/account/orders');
	await expect(header(page).getByRole('link', { name: 'Account' })).toBeVisible();
	// The new cart has no gift card.
	await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
		'enter your gift card again',
	);
});

const words = german;

test('a password is reset by mail, which logs in this browser and logs out others', async ({
	page,
	context,
	browser,
	baseURL,
	demo,
	failures,
}) => {
	const { recovery, fields, prefix } = words;
	const visitor = { page, words, javaScriptEnabled: true };
	const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
	await logIn(visitor);
	// The customer's session continues in another browser; this one becomes a guest.
	const storageState = await context.storageState();
	const other = await browser.newContext({
		baseURL,
		locale: words.locale,
		storageState,
	});
	failures.watch(other);
	const elsewhere = await other.newPage();
	await context.clearCookies({ name: 'session' });

	await page.goto(`${prefix}/auth/login`);
	await page.getByRole('link', { name: recovery.forgotten }).click();
	await expect(title(recovery.forgottenTitle)).toBeVisible();
	await page.getByLabel(fields.email, { exact: true }).fill(DEMO.email);
	await sendForm(visitor, recovery.request);
	await expect(title(recovery.sent)).toBeFocused();
	const [mail] = await demo.mailbox();
	expect(mail?.to).toBe(DEMO.email);
	const { pathname, search } = new URL(mail?.links[0] ?? '');
	// Requesting the link does not end any session.
	await elsewhere.goto(`${prefix}/account`);
	await expect(elsewhere.getByRole('heading', { name: words.account })).toBeVisible();

	await page.goto(pathname + search);
	await expect(title(recovery.newTitle)).toBeVisible();
	await page.getByLabel(fields.newPassword, { exact: true }).fill('four lamps at night');
	await sendForm(visitor, recovery.submit);
	await arrive(visitor, '/account');
	await expect(title(words.account)).toBeVisible();
	await elsewhere.goto(`${prefix}/account`);
	await expect(elsewhere.getByText(recovery.expired)).toBeVisible();
	await other.close();
});
