import { describe, expect, test } from 'vitest';
import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { openSession } from '../../app/server/session.server';
import { demoShopEnvironment } from '../../scripts/environment';
import { cookiesOf, SITE_URL, useEdge } from './edge';

const edge = useEdge();
const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };
const SCREENS = ['login', 'register', 'recover', 'reset'];

/** A form's fields, submitted after a realistic time. */
async function filled(fields: Record<string, string>, form = 'login') {
	const { SESSION_SECRET = '' } = demoShopEnvironment(edge.shopOrigin, SITE_URL);
	return {
		...fields,
		[honeypotFields.token]: await issueFormToken(SESSION_SECRET, form, Date.now() - 60_000),
	};
}

const logIn = async (path = '/auth/login') => edge.post(path, await filled(DEMO));

describe.each(SCREENS)('/auth/%s', (screen) => {
	test.each([
		['', 'de'],
		['/de', 'de'],
		['/en', 'en'],
	])('with the prefix %j is private and not indexed', async (prefix, language) => {
		const response = await edge.fetch(`${prefix}/auth/${screen}`);
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await response.text();
		expect(html).toContain(`<html lang="${language}"`);
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
	});
});

test('fields have labels and autocomplete attributes', async () => {
	const login = await edge.page('/en/auth/login');
	const register = await edge.page('/en/auth/register');
	for (const label of ['Email', 'Password']) expect(login).toContain(`>${label}</label>`);
	for (const name of ['username', 'current-password']) {
		expect(login).toContain(`autoComplete="${name}"`);
	}
	for (const name of ['given-name', 'family-name', 'email', 'new-password']) {
		expect(register).toContain(`autoComplete="${name}"`);
	}
});

test('a reset without a link shows an explanation, and no form', async () => {
	const html = await edge.page('/en/auth/reset');
	expect(html).toContain('To choose a new password, use the link');
	expect(html).not.toContain('name="password"');
	expect(await edge.page('/en/auth/reset?id=1&token=x')).toContain('name="password"');
});

describe('a login', () => {
	test('sets an HttpOnly session cookie, and sends the token nowhere else', async () => {
		const response = await logIn('/en/auth/login');
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toBe('/en/account');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const [cookie = ''] = response.headers.getSetCookie();
		for (const part of [
			'__Host-session=',
			'HttpOnly',
			'Secure',
			'SameSite=Lax',
			'Max-Age=3628800',
		]) {
			expect(cookie).toContain(part);
		}
		const { SESSION_SECRET = '' } = demoShopEnvironment(edge.shopOrigin, SITE_URL);
		const token = (await openSession(SESSION_SECRET, cookie)).get('customerAccessToken') ?? '';
		expect(token).toMatch(/^\w{32}$/);
		const headers = { Cookie: cookiesOf(response) };
		for (const path of ['/en', '/api/session', '/en/auth/reset']) {
			expect(await edge.page(path, { headers })).not.toContain(token);
		}
		expect(edge.log().join('\n')).not.toContain(token);
	});

	test('with an error keeps the values except the password, and responds in the page’s language', async () => {
		const fields = await filled({ email: DEMO.email, password: 'wrong-password' });
		const response = await edge.post('/auth/login', fields);
		expect(response.status).toBe(422);
		const html = await response.text();
		expect(html).toContain('<title>Fehler: Anmelden - Aerolume</title>');
		expect(html).toContain('E‑Mail und Passwort passen nicht zusammen.');
		expect(html).toContain(`value="${DEMO.email}"`);
		expect(html).not.toContain('wrong-password');
	});

	test('with an invalid body gets a readable page', async () => {
		const response = await edge.fetch('/en/auth/login', {
			method: 'POST',
			headers: { Origin: edge.origin, 'Content-Type': 'application/json' },
			body: '{}',
		});
		expect(response.status).toBe(422);
		expect(await response.text()).toContain('We couldn’t read that.');
	});
});

describe('/auth/logout', () => {
	test('accepts only POST: other requests show the button', async () => {
		const response = await edge.fetch('/en/auth/logout');
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('POST');
		expect(await response.text()).toContain('action="/en/auth/logout"');
	});

	test('offers a customer the way back to the account, a guest the login', async () => {
		const Cookie = cookiesOf(await logIn());
		const customer = await (await edge.fetch('/en/auth/logout', { headers: { Cookie } })).text();
		expect(customer).toContain('>Back to your account</a>');
		const guest = await (await edge.fetch('/en/auth/logout')).text();
		expect(guest).not.toContain('>Back to your account</a>');
		expect(guest).toMatch(/<a [^>]*href="\/en\/auth\/login"[^>]*>Back to login<\/a>/);
	});
});

test('a public page is the same for guests and customers, with a link to the account', async () => {
	const Cookie = cookiesOf(await logIn());
	const guest = await edge.page('/en');
	expect(guest).toMatch(/<a [^>]*href="\/en\/account"/);
	expect(guest).not.toMatch(/href="\/en\/auth\/login"/);
	expect(await edge.page('/en', { headers: { Cookie } })).toBe(guest);
});
