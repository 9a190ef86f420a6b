import type { BrowserContext, Page } from '@playwright/test';
import { openSession } from '../../app/server/session.server';
import { demoShopEnvironment } from '../../scripts/environment';
import {
	addMap,
	orderAgain,
	pay,
	register,
	signInAtCustomerApi,
	type Visitor,
} from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { english } from './account-words';

const STREET = 'Geheime Gasse 7';
const EMAIL = 'geheim@aerolume.example';

/** Private URLs; `.data` are requests of client-side navigations. */
const OWN_PAGES = [
	...['/en/account', '/en/account.data', '/en/account/profile', '/en/account/orders'],
	...['/en/account/notifications', '/en/legal/revocation/declare'],
];

/** The account, and the form that has the customer's name and e-mail. */
const OWN = /^\/en\/(account\b|legal\/revocation\/declare$)/;

/** Public URLs, and private ones without the customer's data. */
const OTHER_PATHS = [
	...['/en', '/en/_root.data', '/en/aerolume', '/en/products/aerolume'],
	...['/en/products/aerolume.data', '/en/collections', '/en/search?q=map', '/en/cart'],
	...['/en/cart.data', '/en/wishlist', '/en/contact'],
	...['/en/api/session', '/api/consent', '/locales/en.json', '/en/nope'],
];

const KINDS = {
	classic: {
		signIn: (visitor: Visitor) => register(visitor, EMAIL),
		failure: 'AddressCreate',
	},
	'customer-account-api': {
		async signIn(visitor: Visitor, demo: Parameters<typeof signInAtCustomerApi>[1]) {
			await visitor.page.goto('/en/account');
			await signInAtCustomerApi(visitor, demo, EMAIL);
		},
		failure: 'CustomerApiAddressCreate',
	},
} as const;

for (const kind of ['classic', 'customer-account-api'] as const) {
	test.describe(`with ${kind} accounts`, () => {
		test.use({ settings: { CUSTOMER_ACCOUNTS: kind }, locale: english.locale });

		test('no token is in a page, script, storage, URL or log, and e-mail and address are only on the customer’s own pages', async ({
			page,
			context,
			storefront,
			demo,
			failures,
		}) => {
			failures.allow(/503/);
			const { signIn, failure } = KINDS[kind];
			const visitor = { page, words: english, javaScriptEnabled: true };
			const log: string[] = [];
			const { stdout, stderr } = storefront.child.process;
			for (const stream of [stdout, stderr]) {
				stream?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
			}
			const urls = new Set<string>();
			page.on('framenavigated', (frame) => urls.add(frame.url()));
			page.on('request', (request) => urls.add(request.url()));

			await signIn(visitor, demo);
			const tokens = await tokensOf(context);
			expect(tokens).toHaveLength(kind === 'classic' ? 1 : 2);
			await saveAddress(page, () => demo.faults({ operation: failure, kind: 'http500' }));
			await expect(page.locator('form [role="group"][tabindex]')).toBeVisible();
			await demo.faults();
			await page.getByRole('button', { name: english.save }).click();
			await expect(page.getByText(STREET)).toBeVisible();
			await addMap(visitor);
			await pay(visitor, EMAIL);
			await orderAgain(visitor, EMAIL);

			// Request everything again that the browser has requested, and further URLs.
			const visited = [...urls].filter(
				// Files of the build are the same for everybody.
				(url) => url.startsWith(storefront.origin) && !url.includes('/assets/'),
			);
			const own: string[] = [];
			const elsewhere: string[] = [await page.content()];
			for (const url of new Set([...visited, ...OWN_PAGES, ...OTHER_PATHS])) {
				const response = await page.request.get(url, { maxRedirects: 0 });
				const { pathname } = new URL(url, storefront.origin);
				const to = OWN.test(pathname) ? own : elsewhere;
				to.push((await response.text()) + JSON.stringify(response.headers()));
			}
			const stored = await page.evaluate(() => [
				{ ...localStorage },
				{ ...sessionStorage },
				document.cookie,
			]);
			await page.goto('/en/account');
			own.push(await page.content());
			await page.getByRole('main').getByRole('button', { name: english.logOut }).click();
			await expect(page).not.toHaveURL(/\/(account|logout)$/);
			expect(own.join()).toContain(EMAIL);
			expect(own.join()).toContain(STREET);
			expect(log.join('')).toContain('Cannot create customer address');
			elsewhere.push(JSON.stringify(stored), ...urls, log.join(''));
			// The session cookie contains them, encrypted and HttpOnly.
			for (const text of [...own, ...elsewhere]) {
				for (const token of tokens) expect(text).not.toContain(token);
			}
			for (const text of elsewhere) {
				expect(text).not.toContain(EMAIL);
				expect(text).not.toContain(STREET);
			}
		});
	});
}

/** The customer's tokens, from the HttpOnly cookie. */
async function tokensOf(context: BrowserContext): Promise<string[]> {
	const session = (await context.cookies()).find(({ name }) => name === 'session');
	expect(session?.httpOnly).toBe(true);
	const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
	const own = await openSession(SESSION_SECRET, `session=${session?.value}`, 'session');
	const { accessToken, refreshToken } = own.get('customerApiTokens') ?? {};
	const tokens = [own.get('customerAccessToken') ?? '', accessToken ?? '', refreshToken ?? ''];
	return tokens.filter((token) => /^\w{20,}$/.test(token));
}

/** Fills in and submits a new address. */
async function saveAddress(page: Page, beforeSent: () => Promise<void>): Promise<void> {
	await page.goto('/en/account/addresses/new');
	const { fields } = english;
	await page.getByLabel(fields.lastName).fill('Muster');
	await page.getByLabel(fields.street).fill(STREET);
	await page.getByLabel(fields.zip).fill('10115');
	await page.getByLabel(fields.city).fill('Berlin');
	await page.getByLabel(fields.country).selectOption('DE');
	await beforeSent();
	await page.getByRole('button', { name: english.save }).click();
}
