import { describe, expect, test } from 'vitest';
import { demoShopEnvironment } from '../../scripts/environment';
import { variantIds } from '../setup/catalogue';
import { cartSession } from '../setup/platform-cart';
import { cookiesOf, useEdge } from './edge';

const shop = useEdge();

/** Visible content: the page's data also contains all messages. */
const shown = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';

describe('GET /api/country', () => {
	test('returns the countries in the language of the URL, sorted by name', async () => {
		const german = JSON.parse(await shop.page('/api/country'));
		const english = JSON.parse(await shop.page('/en/api/country'));
		expect(german.country).toBe('DE');
		expect(english.country).toBe('US');
		expect(german.countries).toContainEqual({ value: 'DE', label: 'Deutschland (EUR)' });
		expect(english.countries).toContainEqual({ value: 'DE', label: 'Germany (EUR)' });
		const names = german.countries.map(({ label }: { label: string }) => label);
		expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
	});
});

describe('GET /api/market-offer', () => {
	const offer = async (path: string, headers: Record<string, string>) => {
		const response = await shop.fetch(path, { headers });
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		return response.json();
	};

	test.each(['cf-ipcountry', 'oxygen-buyer-country'])('takes the country of %s', async (name) => {
		expect(await offer('/en/api/market-offer', { [name]: 'AT' })).toEqual({
			country: 'AT',
			name: 'Austria',
			currency: 'EUR',
			shown: { country: 'US', currency: 'USD' },
		});
	});

	test.each<[reason: string, path: string, headers: Record<string, string>]>([
		['the same currency', '/api/market-offer', { 'cf-ipcountry': 'AT' }],
		['the same country', '/en/api/market-offer', { 'cf-ipcountry': 'US' }],
		['a country that gets no delivery', '/en/api/market-offer', { 'cf-ipcountry': 'BR' }],
		['an unknown country', '/en/api/market-offer', { 'cf-ipcountry': 'XX' }],
		['no country', '/en/api/market-offer', {}],
		['a choice', '/en/api/market-offer', { 'cf-ipcountry': 'AT', Cookie: 'country=US' }],
	])('offers nothing to a visitor with %s', async (_reason, path, headers) => {
		expect(await offer(path, headers)).toBeNull();
	});

	test('does not change a page, which is the same for all countries', async () => {
		const own = await shop.page('/en/products/poster-usa');
		const response = await shop.fetch('/en/products/poster-usa', {
			headers: { 'cf-ipcountry': 'AT' },
		});
		expect(await response.text()).toBe(own);
		expect(response.headers.get('Vary') ?? '').not.toMatch(/country/i);
	});
});

describe('POST /api/country', () => {
	test.each([
		['/api/country', { locale: 'de', path: '/aerolume?variant=1' }, '/aerolume?variant=1'],
		['/de/api/country', { locale: 'de', path: '/cart' }, '/de/cart'],
		['/en/api/country', { locale: 'en', path: '/' }, '/en'],
		['/en/api/country', { locale: 'de', path: '/cart' }, '/cart'],
		['/api/country', { locale: 'en', path: '/cart' }, '/en/cart'],
		['/api/country', { locale: 'de', path: 'https://elsewhere.example/' }, '/'],
		[
			'/api/country',
			{ locale: 'de', path: '/collections/maps?filter.option=rahmen:Eiche&filter.price=1-900' },
			'/collections/maps?filter.option=rahmen%3AEiche',
		],
		[
			'/api/country',
			{ locale: 'en', path: '/search?q=x&filter.productType=Druck' },
			'/en/search?q=x',
		],
	])('at %s with %o redirects to %s', async (path, fields, target) => {
		const response = await shop.post(path, { country: 'CH', ...fields });
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toBe(target);
		expect(response.headers.getSetCookie()).toEqual([
			'country=CH; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
			`locale=${fields.locale}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
		]);
	});

	test.each(['XX', 'KP', '', 'CH; Domain=x'])(
		'refuses the country %j with a message',
		async (country) => {
			const response = await shop.post('/en/api/country', { country, locale: 'en', path: '/cart' });
			expect(response.headers.get('Location')).toBe('/en/market?refused=1&returnTo=%2Fcart');
			expect(response.headers.getSetCookie()).toEqual([]);
			const page = await shop.page('/en/market?refused=1&returnTo=%2Fcart');
			expect(shown(page)).toContain('We don’t ship to the country you picked');
		},
	);

	test('during an outage does not report the country as refused', async () => {
		await shop.faults([{ operation: 'Countries', kind: 'drop' }]);
		// Another market, so that its countries are not cached.
		const response = await shop.post(
			'/en/api/country',
			{ country: 'AT', locale: 'en', path: '/cart' },
			{ Cookie: 'country=NZ' },
		);
		const form = '/en/market?unavailable=1&returnTo=%2Fcart';
		expect(response.headers.get('Location')).toBe(form);
		expect(response.headers.getSetCookie()).toEqual([]);
		const headers = { Cookie: 'country=NZ' };
		expect((await shop.fetch(form, { headers })).status).toBe(503);
		await shop.faults([]);
		const page = shown(await shop.page(form, { headers }));
		expect(page).toContain('The list of countries isn’t available right now');
		expect(page).not.toContain('We don’t ship to the country you picked');
	});

	test('moves the cart, and pages show the country’s prices', async () => {
		const added = await shop.post('/api/cart', {
			intent: 'add',
			variantId: variantIds.plenty,
			quantity: '1',
		});
		const session = cookiesOf(added);
		const chosen = await shop.post(
			'/api/country',
			{ country: 'US', locale: 'de', path: '/' },
			{ Cookie: session },
		);
		expect(await shop.operations()).toContain('CartBuyerIdentityUpdate');
		const cookie = `${session}; ${cookiesOf(chosen)}`;
		const page = await shop.page('/products/aerolume', { headers: { Cookie: cookie } });
		expect(page).toMatch(/\d\s\$/);
	});
});

test('sets the cookies of country and language together with a new session', async () => {
	const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
	// A deleted cart is replaced by a new one in the session.
	const former = await cartSession(SESSION_SECRET, 'gid://shopify/Cart/0123456789abcdef?key=0123');
	const fields = { country: 'CH', locale: 'de', path: '/' };
	const response = await shop.post('/api/country', fields, { Cookie: former });
	const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
	expect(names.sort()).toEqual(['__Host-session', 'country', 'locale']);
	expect(cookiesOf(response)).not.toContain(former);
});

test('the page to choose the country works without JavaScript', async () => {
	const page = await shop.page('/en/market?returnTo=%2Fcart', {
		headers: { Cookie: 'country=AT' },
	});
	expect(page).toContain('action="/en/api/country"');
	expect(page).toContain('<input type="hidden" name="path" value="/cart"/>');
	expect(page).toMatch(/<option value="AT" selected="">Austria \(EUR\)<\/option>/);
	expect(page).toMatch(/<input (?=[^>]*type="radio")(?=[^>]*name="locale")[^>]*value="de"/);
	const response = await shop.fetch('/en/market');
	expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
