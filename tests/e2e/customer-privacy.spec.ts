import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

const STREET = 'Geheime Gasse 7';
const EMAIL = 'geheim@aerolume.example';

/** The customer's alone; `.data` is what a move within the shop fetches. */
const OWN_PAGES = [
	...['/en/account', '/en/account.data', '/en/account/profile', '/en/account/orders'],
	'/en/account/notifications',
];

/** What anybody may see, or that knows the visitor for another reason. */
const OTHER_ANSWERS = [
	...[
		'/en',
		'/en/_root.data',
		'/en/aerolume',
		'/en/products/aerolume',
		'/en/products/aerolume.data',
	],
	...[
		'/en/collections',
		'/en/search?q=map',
		'/en/cart',
		'/en/cart.data',
		'/en/wishlist',
		'/en/contact',
	],
	...[
		'/en/legal/revocation/declare',
		'/en/api/session',
		'/api/consent',
		'/locales/en.json',
		'/en/nope',
	],
];

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
	const addresses = new Set<string>();
	page.on('framenavigated', (frame) => addresses.add(frame.url()));
	page.on('request', (request) => addresses.add(request.url()));
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
	const read = async (path: string) => {
		const answer = await page.request.get(path);
		return (await answer.text()) + JSON.stringify(answer.headers());
	};
	const own = await Promise.all(OWN_PAGES.map(read));
	const others = await Promise.all(OTHER_ANSWERS.map(read));
	const stored = await page.evaluate(() => [
		{ ...localStorage },
		{ ...sessionStorage },
		document.cookie,
	]);
	const elsewhere = [...others, JSON.stringify(stored), ...addresses, ...storefront.output()];
	expect(own.join()).toContain(EMAIL);
	expect(own.join()).toContain(STREET);
	// The session's own cookie holds it, signed and out of the scripts' reach.
	for (const text of [...own, ...elsewhere]) expect(text).not.toContain(token);
	for (const text of elsewhere) {
		expect(text).not.toContain(EMAIL);
		expect(text).not.toContain(STREET);
	}
});
