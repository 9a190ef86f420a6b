import { expect, test } from 'vitest';
import { customerApi } from '../testing/customers';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const customers = customerApi(shop);

async function hostedLink(): Promise<string> {
	await customers.recover('demo@aerolume.example');
	return (await shop.control('mailbox')).body.mails[0].links[1];
}

const post = (url: string, password: string) =>
	fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password }) });

test('the platform’s own page sets a password and redirects to the login', async () => {
	const url = await hostedLink();
	const page = await fetch(url);
	expect(page.status).toBe(200);
	expect(page.headers.get('content-security-policy')).toContain('https://aerolume.example;');
	expect(await page.text()).toContain('<h1>Passwort wählen</h1>');
	const saved = await post(url, 'ganz-neu');
	expect(saved.status).toBe(303);
	expect(saved.headers.get('location')).toBe('https://aerolume.example/auth/login');
	expect(await customers.token('demo@aerolume.example', 'ganz-neu')).toBeTruthy();
	const again = await post(url, 'noch-eins');
	expect(again.status).toBe(404);
	expect(await again.text()).toContain('Dieser Link gilt nicht mehr');
});

test.each([
	['abc', 'mindestens 5 Zeichen'],
	['', 'mindestens 5 Zeichen'],
	['x'.repeat(41), 'höchstens 40 Zeichen'],
	[' abcdef', 'Leerzeichen'],
])('it refuses %j, and the link stays valid', async (password, message) => {
	const url = await hostedLink();
	const refused = await post(url, password);
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain(message);
	expect((await post(url, 'abcde')).status).toBe(303);
});

test.each(['/account/reset/7100000000001/x', '/account/activate/1/2', '/account/reset/x/y'])(
	'%s is no link',
	async (path) => {
		const response = await fetch(`${shop.origin}${path}`);
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('Dieser Link gilt nicht mehr');
	},
);
