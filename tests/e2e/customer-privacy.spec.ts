import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

const STREET = 'Geheime Gasse 7';
const EMAIL = 'geheim@aerolume.example';
/** Pages that are the customer's alone. */
const OWN_PAGES = /^\/en\/(account|auth)(\/|\.data|$)/;

interface Answer {
	path: string;
	url: string;
	body: string;
}

/** Everything that the shop sends from now on. A browser forgets what it was sent when it leaves a page. */
async function record(page: Page, origin: string): Promise<Answer[]> {
	const answers: Answer[] = [];
	await page.route(`${origin}/**`, async (route) => {
		const url = route.request().url();
		const response = await route.fetch({ maxRedirects: 0 });
		const body = (await response.text()) + JSON.stringify(response.headers());
		answers.push({ path: new URL(url).pathname, url, body });
		await route.fulfill({ response });
	});
	return answers;
}

/** The customer's access token, out of the cookie that no script can read. */
async function tokenOf(context: BrowserContext): Promise<string> {
	const session = (await context.cookies()).find(({ name }) => name === 'session');
	expect(session?.httpOnly).toBe(true);
	const [payload = ''] = decodeURIComponent(session?.value ?? '').split('.');
	const { customerAccessToken } = JSON.parse(Buffer.from(payload, 'base64').toString());
	expect(customerAccessToken).toMatch(/^[0-9a-f]{32}$/);
	return customerAccessToken;
}

test('the token is in no page, script, storage, address or log, and the e-mail and address on the customer’s own pages alone', async ({
	page,
	context,
	storefront,
}) => {
	const seen = await record(page, storefront.origin);
	const addresses = new Set<string>();
	page.on('framenavigated', (frame) => addresses.add(frame.url()));
	await page.goto('/en/auth/register');
	await page.getByLabel('First name').fill('Erika');
	await page.getByLabel('Email', { exact: true }).fill(EMAIL);
	await page.getByLabel('New password', { exact: true }).fill('Flugwetter-2026');
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page).toHaveURL(/\/account$/);
	const token = await tokenOf(context);
	await page.goto('/en/account/addresses/new');
	await page.getByLabel('Last name').fill('Muster');
	await page.getByLabel('Street and number').fill(STREET);
	await page.getByLabel('Postal code').fill('10115');
	await page.getByLabel('City').fill('Berlin');
	await page.getByLabel('Country').selectOption('DE');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText(STREET)).toBeVisible();
	await page.goto('/en/aerolume');
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
	for (const path of ['/en', '/en/cart', '/en/wishlist', '/en/account/notifications']) {
		await page.goto(path);
	}
	expect(seen.length).toBeGreaterThan(20);
	const stored = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
	);
	const readable = await page.evaluate(() => document.cookie);
	const everywhere = [stored, readable, ...addresses, ...storefront.output()];
	// Of what the shop sent, the session's own cookie alone holds the token, signed and out of scripts' reach.
	const sent = seen.map(({ url, body }) => url + body);
	for (const text of [...sent, ...everywhere]) expect(text).not.toContain(token);
	for (const secret of [EMAIL, STREET]) {
		const places = seen.filter(({ body }) => body.includes(secret)).map(({ path }) => path);
		expect(places.length).toBeGreaterThan(0);
		expect(places.filter((path) => !OWN_PAGES.test(path))).toEqual([]);
		for (const text of everywhere) expect(text).not.toContain(secret);
	}
});
