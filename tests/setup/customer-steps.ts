import type { Page } from '@playwright/test';
import type { AccountWords } from '../e2e/account-words';
import { ageForm } from './auth-form';
import { variantIds } from './catalogue';
import type { DemoControl } from './demo-control';
import { expect, waitForHydration } from './fixtures';

/** The customer in a new demo shop. */
export const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };

/** Name of the first order in a new demo shop. */
const FIRST_ORDER = '#1003';

/** The page, language and kind of browser for a step. */
export interface Visitor {
	page: Page;
	words: AccountWords;
	javaScriptEnabled: boolean;
}

/** Submits a form of the login. */
export async function sendForm({ page, javaScriptEnabled }: Visitor, button: string) {
	if (!javaScriptEnabled) await ageForm(page);
	await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** Waits for the page after a sign-in, which is a full page load. */
export async function arrive({ page, words, javaScriptEnabled }: Visitor, path: string) {
	await expect(page).toHaveURL(words.prefix + path);
	if (javaScriptEnabled) await waitForHydration(page);
}

/** Signs in the demo customer on the login page, which redirects to `path`. */
async function fillLogin(visitor: Visitor, path: string): Promise<void> {
	const { page, words } = visitor;
	await page.getByLabel(words.fields.email, { exact: true }).fill(DEMO.email);
	await page.getByLabel(words.fields.password, { exact: true }).fill(DEMO.password);
	await sendForm(visitor, words.logIn);
	await arrive(visitor, path);
}

/** Opens a page of the account and signs in on the way. */
export async function logIn(visitor: Visitor, path = '/account'): Promise<void> {
	await visitor.page.goto(visitor.words.prefix + path);
	await fillLogin(visitor, path);
}

export async function register(visitor: Visitor, email: string): Promise<void> {
	const { page, words } = visitor;
	await page.goto(`${words.prefix}/auth/register`);
	await page.getByLabel(words.fields.firstName).fill('Erika');
	await page.getByLabel(words.fields.lastName).fill('Muster');
	await page.getByLabel(words.fields.email, { exact: true }).fill(email);
	await page.getByLabel(words.fields.password, { exact: true }).fill('Flugwetter-2026');
	await sendForm(visitor, words.register);
	await arrive(visitor, '/account');
}

/** Signs in on the platform's pages with e-mail and mailed code, which redirect to the account. */
export async function signInAtCustomerApi(
	visitor: Visitor,
	demo: DemoControl,
	email: string,
): Promise<void> {
	const { page, words } = visitor;
	const address = page.getByLabel(words.platformEmail, { exact: true });
	await address.fill(email);
	await expect(page).toHaveURL(new RegExp(`^${demo.origin}/authentication/`));
	await address.press('Enter');
	const code = page.getByLabel('Code', { exact: true });
	await expect(code).toBeVisible();
	const [mail] = await demo.mailbox();
	expect(mail?.to).toBe(email);
	await code.fill(mail?.subject.slice(0, 6) ?? '');
	await code.press('Enter');
	await arrive(visitor, '/account');
}

/** Adds the map of the Alps in a black frame to the cart. */
export async function addMap({ page, words }: Visitor): Promise<void> {
	await page.goto(`${words.prefix}/products/aerolume?variant=${variantIds.alpsBlack}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(page.getByText(words.one, { exact: true }).last()).toBeVisible();
	await expect(page.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

/** Completes the checkout, which knows the customer. */
export async function pay({ page, words }: Visitor, email: string): Promise<void> {
	await page.goto(`${words.prefix}/cart`);
	await page.getByRole('link', { name: words.checkout, exact: true }).click();
	await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
	await expect(page.getByLabel(words.checkoutEmail, { exact: true })).toHaveValue(email);
	await page.locator('select[name="countryCode"]').selectOption(words.country);
	const { [words.checkoutEmail]: _email, ...address } = words.buyer;
	for (const [label, value] of Object.entries(address)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await page.getByRole('button', { name: words.pay }).click();
	await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
}

/** Opens the order of the map in the account, and reorders it. */
export async function orderAgain({ page, words }: Visitor, email: string): Promise<void> {
	const name = `${words.order} ${FIRST_ORDER}`;
	await page.goto(`${words.prefix}/account/orders`);
	await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name }).click();
	await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect(page.getByText(email)).toBeVisible();
	await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
	await page.getByRole('button', { name: words.again }).click();
	await expect(page).toHaveURL(/\/cart$/);
	await expect(page.getByRole('heading', { level: 1, name: words.yourCart })).toBeVisible();
	await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
}

/** From the account overview: changes the first name to Maria. */
export async function changeName({ page, words }: Visitor): Promise<void> {
	await page.getByRole('link', { name: words.profile.edit }).click();
	await page.getByLabel(words.fields.firstName).fill('Maria');
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByText(words.profile.saved)).toBeVisible();
	await expect(page.getByText(words.profile.hello)).toBeVisible();
}

/**
 * From the account overview: creates an address, edits it, makes it the default, and deletes it after cancelling once.
 * Without JavaScript the form responds with 422 where a field is missing.
 */
export async function keepAddress(visitor: Visitor): Promise<void> {
	const { page, words, javaScriptEnabled } = visitor;
	const { fields, addresses } = words;
	const field = (label: string) => page.getByLabel(label, { exact: true });
	const named = (name: string, street: string) => ({ name: RegExp(`^${name}: .*${street}`) });
	await page.getByRole('link', { name: addresses.add }).click();
	await field(fields.street).fill('Vorfeld 3');
	await field(fields.city).fill('Potsdam');
	await field(fields.country).selectOption('DE');
	await page.getByRole('button', { name: words.save }).click();
	const problems = page.getByRole('group', { name: words.blank });
	await expect(problems).toBeFocused();
	await expect(field(fields.zip)).toHaveAttribute('required');
	if (javaScriptEnabled) {
		await problems.getByRole('link').click();
		await expect(field(fields.zip)).toBeFocused();
		await field(fields.country).selectOption('NZ');
		// “ZIP or postal code optional”
		await expect(page.getByLabel(RegExp(`^${fields.zip} `))).not.toHaveAttribute('required');
		await field(fields.country).selectOption('DE');
	}
	await expect(field(fields.street)).toHaveValue('Vorfeld 3');
	await field(fields.zip).fill('14467');
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByText(addresses.added)).toBeVisible();

	await page.getByRole('link', named(addresses.edit, 'Vorfeld 3')).click();
	await field(fields.street).fill('Rollweg 4');
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByText(addresses.edited)).toBeVisible();

	const makeDefault = page.getByRole('button', named(addresses.makeDefault, 'Rollweg 4'));
	await makeDefault.click();
	await expect(page.getByRole('group', { name: addresses.madeDefault })).toBeFocused();
	await expect(makeDefault).toHaveCount(0);
	await deleteAddress(visitor, 'Rollweg 4');
}

/** Cancels the deletion first. With JavaScript in a dialog, else on a page. */
async function deleteAddress(
	{ page, words: { account, addresses }, javaScriptEnabled }: Visitor,
	street: string,
): Promise<void> {
	const remove = page.getByRole('link', { name: RegExp(`^${addresses.remove}: .*${street}`) });
	const question = javaScriptEnabled
		? page.getByRole('dialog', { name: addresses.ask })
		: page.getByRole('main').filter({ has: page.getByRole('heading', { name: addresses.ask }) });
	await remove.click();
	await expect(question).toContainText(street);
	await question
		.getByRole(javaScriptEnabled ? 'button' : 'link', { name: addresses.keep, exact: true })
		.click();
	await expect(question).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
	if (javaScriptEnabled) await expect(remove).toBeFocused();
	await remove.click();
	const confirm = question.getByRole('button', { name: addresses.confirm });
	await expect(confirm).toContainClass('btn-danger');
	await confirm.click();
	await expect(page.getByRole('group', { name: addresses.removed })).toBeFocused();
	await expect(remove).toHaveCount(0);
}
