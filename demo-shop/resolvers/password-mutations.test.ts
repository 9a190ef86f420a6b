import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { submit } from '../testing/checkout';
import { customerApi } from '../testing/customers';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const customers = customerApi(shop);
const carts = cartApi(shop);

const demo = 'demo@aerolume.example';
const demoId = 'gid://shopify/Customer/7100000000001';

async function latestMail() {
	return (await shop.control('mailbox')).body.mails[0];
}

/** Asks for a reset link; the token as the storefront gets it. */
async function resetToken(): Promise<string> {
	await customers.recover(demo);
	const { links } = await latestMail();
	return new URL(links[0]).searchParams.get('token') ?? '';
}

const byUrl = (resetUrl: string, password: string) =>
	shop.query(
		'mutation ($resetUrl: URL!, $password: String!) { customerResetByUrl(resetUrl: $resetUrl, password: $password) { customer { id } customerAccessToken { accessToken } customerUserErrors { code field message } } }',
		{ resetUrl, password },
	);

describe('recovery', () => {
	test('sends an email with the storefront’s link and the platform’s own', async () => {
		expect(await customers.recover(demo)).toEqual({ customerUserErrors: [], userErrors: [] });
		const { to, subject, kind, links } = await latestMail();
		expect({ to, subject, kind }).toEqual({
			to: demo,
			subject: 'Setze dein Passwort bei Aerolume zurück',
			kind: 'recovery',
		});
		const seconds = Date.parse('2026-11-20T10:00:00Z') / 1000;
		const token = new URL(links[0]).searchParams.get('token');
		expect(token).toMatch(new RegExp(`^[0-9a-f]{32}-${seconds}$`));
		expect(links).toEqual([
			`https://aerolume.example/auth/reset?id=7100000000001&token=${token}`,
			`${shop.origin}/account/reset/7100000000001/${token}`,
		]);
	});

	test('uses the language of the request, else that of the registration', async () => {
		await shop.data(
			`mutation @inContext(language: EN) { customerRecover(email: "${demo}") { customerUserErrors { code } } }`,
		);
		const english = await latestMail();
		expect(english.subject).toBe('Reset your Aerolume password');
		expect(english.links[0]).toContain('https://aerolume.example/en/auth/reset?');
		await shop.data(
			'mutation @inContext(language: EN) { customerCreate(input: {email: "ada@b.example", password: "geheim"}) { customer { id } } }',
		);
		await customers.recover('ada@b.example');
		expect((await latestMail()).subject).toBe('Reset your Aerolume password');
	});

	test('of an unknown email address is refused and sends nothing', async () => {
		expect(await customers.recover('nobody@b.example')).toEqual({
			customerUserErrors: [
				{ code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer' },
			],
			userErrors: [{ field: ['email'], message: 'Could not find customer' }],
		});
		expect((await shop.control('mailbox')).body.mails).toEqual([]);
	});
});

describe('a reset', () => {
	test('logs in with a new token; old tokens, the old password and the link are invalid', async () => {
		const old = await customers.token();
		const token = await resetToken();
		const input = { resetToken: token, password: 'ganz-neu' };
		const payload = await customers.reset(demoId, input);
		expect(payload).toMatchObject({ customer: { id: demoId }, customerUserErrors: [] });
		expect(await customers.get(payload.customerAccessToken.accessToken)).toMatchObject({
			email: demo,
		});
		expect(await customers.get(old)).toBeNull();
		expect((await customers.login(demo, 'aerolume-demo')).customerAccessToken).toBeNull();
		expect(await customers.reset(demoId, input)).toMatchObject({
			customer: null,
			customerUserErrors: [{ code: 'TOKEN_INVALID' }],
		});
	});

	test('with an invalid token, another customer’s or an expired one is refused', async () => {
		const { customer } = await customers.create({ email: 'ada@b.example', password: 'geheim' });
		const token = await resetToken();
		const refused = {
			customer: null,
			customerAccessToken: null,
			customerUserErrors: [
				{ code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' },
			],
			userErrors: [{ field: null, message: 'Invalid reset token' }],
		};
		const good = { resetToken: token, password: 'ganz-neu' };
		expect(await customers.reset(demoId, { ...good, resetToken: 'bad' })).toEqual(refused);
		expect(await customers.reset(customer.id, good)).toEqual(refused);
		expect(await customers.reset('gid://shopify/Customer/1', good)).toEqual(refused);
		shop.advance(24 * 60 * 60 * 1000);
		expect(await customers.reset(demoId, good)).toEqual(refused);
	});

	test('with an invalid password keeps the link valid', async () => {
		const token = await resetToken();
		expect(await customers.reset(demoId, { resetToken: token, password: 'abc' })).toMatchObject({
			customer: null,
			customerUserErrors: [{ code: 'TOO_SHORT', field: ['input', 'password'] }],
		});
		const again = await customers.reset(demoId, { resetToken: token, password: 'abcde' });
		expect(again.customerUserErrors).toEqual([]);
	});

	test('by a newer email invalidates the one before', async () => {
		const first = await resetToken();
		const second = await resetToken();
		const use = (token: string) =>
			customers.reset(demoId, { resetToken: token, password: 'abcde' });
		expect((await use(first)).customer).toBeNull();
		expect((await use(second)).customer).not.toBeNull();
	});

	test('by its URL, with or without parameters', async () => {
		await customers.recover(demo);
		const [, url] = (await latestMail()).links;
		const short = await byUrl(url, 'abc');
		expect(short.body.data.customerResetByUrl.customerUserErrors).toMatchObject([
			{ code: 'TOO_SHORT', field: ['password'] },
		]);
		const { body } = await byUrl(`${url}?syclid=1`, 'abcde');
		expect(body.data.customerResetByUrl).toMatchObject({
			customer: { id: demoId },
			customerUserErrors: [],
		});
		const used = await byUrl(url, 'abcde');
		expect(used.body.data.customerResetByUrl).toMatchObject({
			customer: null,
			customerUserErrors: [{ code: 'TOKEN_INVALID', message: 'Invalid reset token' }],
		});
	});

	test.each([
		'/account/reset/bad-token',
		'/account/reset/1/0123456789abcdef0123456789abcdef-1',
		'https://elsewhere.example/account/reset/7100000000001/0-1',
	])('by the URL %s is for no customer', async (address) => {
		const url = address.startsWith('/') ? `${shop.origin}${address}` : address;
		const { status, body } = await byUrl(url, 'abcde');
		expect(status).toBe(200);
		expect(body).toMatchObject({
			data: null,
			errors: [{ message: 'Unidentified customer', extensions: { code: 'NOT_FOUND' } }],
		});
	});
});

describe('a guest who ordered', () => {
	const email = 'ada@aerolume.example';

	async function orderAsGuest() {
		const { cart } = await carts.create([{ id: variantIds.oakSmall }]);
		await submit(cart.checkoutUrl);
	}

	test('is invited by email when registering, and then has the order', async () => {
		await orderAsGuest();
		const sent = `We have sent an email to ${email}, please click the link included to verify your email address.`;
		expect(await customers.create({ email, password: 'geheim' })).toEqual({
			customer: null,
			customerUserErrors: [{ code: 'CUSTOMER_DISABLED', field: null, message: sent }],
			userErrors: [{ field: null, message: sent }],
		});
		const { kind, links } = await latestMail();
		expect(kind).toBe('invitation');
		const activate = (url: string) =>
			shop.query(
				'mutation ($url: URL!) { customerActivateByUrl(activationUrl: $url, password: "geheim") { customer { numberOfOrders } customerAccessToken { accessToken } customerUserErrors { code field } } }',
				{ url },
			);
		expect((await activate(links[0])).body.data.customerActivateByUrl).toMatchObject({
			customer: { numberOfOrders: '1' },
			customerUserErrors: [],
		});
		expect((await activate(links[0])).body.data.customerActivateByUrl).toMatchObject({
			customer: null,
			customerUserErrors: [{ code: 'ALREADY_ENABLED', field: null }],
		});
		const [, id = '', activationToken = ''] = /activate\/(\d+)\/(.+)$/.exec(links[0]) ?? [];
		const again = await shop.data(
			'mutation ($id: ID!, $input: CustomerActivateInput!) { customerActivate(id: $id, input: $input) { customer { id } customerUserErrors { code field message } userErrors { field message } } }',
			{ id: `gid://shopify/Customer/${id}`, input: { activationToken, password: 'geheim2' } },
		);
		const message = 'Customer already enabled';
		expect(again.customerActivate).toEqual({
			customer: null,
			customerUserErrors: [{ code: 'ALREADY_ENABLED', field: null, message }],
			userErrors: [{ field: null, message }],
		});
		expect(await customers.token(email, 'geheim')).toBeTruthy();
	});

	test('can neither log in nor recover a password before', async () => {
		await orderAsGuest();
		expect((await customers.login(email, '')).customerUserErrors).toMatchObject([
			{ code: 'UNIDENTIFIED_CUSTOMER' },
		]);
		expect((await customers.recover(email)).customerUserErrors).toMatchObject([
			{ code: 'UNIDENTIFIED_CUSTOMER' },
		]);
	});
});
