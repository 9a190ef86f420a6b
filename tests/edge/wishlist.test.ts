import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../app/server/session.server';
import { visitorOf } from './account-visitor';
import { useEdge } from './edge';

const edge = useEdge();

const FIRST = '8000000000001';
const SECOND = '8000000000002';
const THIRD = '8000000000003';
/** A valid id without a product. */
const UNKNOWN = '8999999999999';

const many = (count: number, from: number) =>
	Array.from({ length: count }, (_, at) => String(from + at)).join('.');

test.each(['/', '/products/frame-oak', '/en/collections/posters', '/en/search?q=print'])(
	'all products of %s have a wishlist button',
	async (path) => {
		const html = await edge.page(path);
		// Only items with a price: other colours are links only, and values of options have differences in price.
		const items = (html.match(/<li[ >][\s\S]*?<\/li>/g) ?? []).filter((item) =>
			/href="(\/en)?\/products\/[\w-]+"[\s\S]*[€$]/.test(item),
		);
		expect(items.length).toBeGreaterThan(2);
		for (const item of items) expect(item).toMatch(/name="product" value="\d+"/);
	},
);

test('a listed product without a choice can be added to the cart, others lead to their page', async () => {
	const strand = '8000000000007';
	const html = await edge.page(`/en/wishlist?ids=${FIRST}.${strand}`);
	expect(html).toMatch(/<a aria-label="Choose options: Aerolume"[^>]* href="\/en\/aerolume/);
	const [form = ''] = html.match(/<form [^>]*action="\/en\/cart"[\s\S]*?<\/form>/) ?? [];
	expect(form).toMatch(/aria-label="Add to cart: LED strand, 10\slights"/);
	const [, variantId = ''] = /name="variantId" value="(\d+)"/.exec(form) ?? [];
	const visitor = visitorOf(edge);
	await visitor.post('/en/cart', { intent: 'add', variantId });
	expect(await visitor.page('/en/cart')).toContain('/en/products/led-strip?variant=');
});

describe('a guest’s list', () => {
	test('is a cookie for 365 days, readable by scripts, without platform requests', async () => {
		const response = await edge.post('/api/wishlist', { product: FIRST });
		expect(response.headers.getSetCookie()).toEqual([
			`wishlist=${FIRST}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
		]);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		expect(await edge.operations()).toEqual([]);
	});

	test('adds and removes products, newest first', async () => {
		const visitor = visitorOf(edge);
		expect(await visitor.press(FIRST)).toEqual({
			status: 200,
			isSaved: true,
			message: 'Saved to your wishlist.',
		});
		await visitor.press(SECOND);
		await visitor.press(FIRST);
		expect(visitor.list()).toBe(`${SECOND}.${FIRST}`);
		expect(await visitor.press(SECOND, 'remove')).toMatchObject({ status: 200, isSaved: false });
		await visitor.press(FIRST, 'remove');
		expect(visitor.jar.has('wishlist')).toBe(false);
	});

	test('without JavaScript a button leads to the list, which says what was done and leads back', async () => {
		const visitor = visitorOf(edge);
		const response = await visitor.post(
			'/en/wishlist',
			{ product: FIRST },
			{
				Referer: `${edge.origin}/en/collections/posters?sort=newest`,
			},
		);
		expect(response.status).toBe(303);
		const from = '/en/collections/posters?sort=newest';
		const location = response.headers.get('Location') ?? '';
		// The fragment moves the focus to the notice, which is read then.
		expect(location).toBe(`/en/wishlist?${new URLSearchParams({ notice: 'added', from })}#notice`);
		expect(visitor.list()).toBe(FIRST);
		const html = await visitor.page(location.replace(/#.*/, ''));
		expect(html).toMatch(/id="notice" tabindex="-1"[\s\S]*Saved to your wishlist\./i);
		expect(html).toContain(`href="${from}"`);
	});

	test.each([
		['no page', ''],
		['a page of somebody else', 'https://evil.example/en/collections'],
		['a path that is another host', 'https://localhost//evil.example'],
		['an invalid URL', 'x'],
	])('with %s as the referrer, it redirects to the list', async (_, Referer) => {
		const response = await visitorOf(edge).post('/en/wishlist', { product: FIRST }, { Referer });
		expect(response.headers.get('Location')).toBe('/en/wishlist?notice=added#notice');
	});

	test('links to no page of another site', async () => {
		const query = new URLSearchParams({ notice: 'added', from: '//evil.example' });
		expect(await visitorOf(edge).page(`/en/wishlist?${query}`)).not.toContain('evil.example"');
	});

	test('shows its products with remove buttons, and a link to share', async () => {
		const visitor = visitorOf(edge);
		await visitor.press(FIRST);
		await visitor.press(UNKNOWN);
		const response = await visitor.get('/en/wishlist');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await response.text();
		expect(html).toContain('content="noindex"');
		expect(html).toContain('aria-label="Remove Aerolume from the wishlist"');
		expect(html).toContain(`/en/wishlist?ids=${UNKNOWN}.${FIRST}`);
		expect(html).toContain('1 saved product is no longer in the shop.');
		expect(html).toContain('href="/en/auth/login?returnTo=%2Fen%2Fwishlist"');
		const removed = await visitor.post('/en/wishlist', { product: UNKNOWN, intent: 'remove' });
		// As a script sends it: the list on the screen changes.
		expect(removed.headers.get('Location')).toBe('/en/wishlist');
		expect(await visitor.page()).not.toContain('1 saved product');
	});

	test('is empty at first, explains how to add products, and leads to collections', async () => {
		const html = await visitorOf(edge).page('/wishlist');
		expect(html).toMatch(/<h2[^>]*>Noch nichts gemerkt<\/h2>/);
		expect(html).toContain('href="/collections/maps"');
	});

	test('has at most 100 products, with a message in the page’s language for the next one', async () => {
		const visitor = visitorOf(edge);
		visitor.jar.set('wishlist', many(100, 1));
		expect(await visitor.press(FIRST)).toEqual({
			status: 409,
			isSaved: false,
			message: 'Your wishlist is full: it holds 100 products. Remove something to make room.',
		});
		const response = await visitor.post('/wishlist', { product: FIRST });
		expect(response.headers.get('Location')).toBe('/wishlist?notice=full#notice');
		const html = await visitor.page('/wishlist?notice=full');
		expect(html).toContain('100 Produkte passen darauf');
		expect(html).toContain('<title>Fehler: Merkliste - Aerolume</title>');
		expect(visitor.list()).toBe(many(100, 1));
	});

	test.each<Record<string, string>>([
		{},
		{ product: 'x' },
		{ product: FIRST, intent: 'drop' },
		{ product: many(101, 1) },
	])('a form with %j changes nothing', async (fields) => {
		const visitor = visitorOf(edge);
		await visitor.press(FIRST);
		const response = await visitor.post('/en/wishlist', { ...fields });
		expect(response.status).toBe(422);
		expect(await response.text()).toContain('Your wishlist hasn’t changed.');
		expect(visitor.list()).toBe(FIRST);
	});

	test('an invalid cookie is an empty list', async () => {
		const visitor = visitorOf(edge);
		visitor.jar.set('wishlist', '%%%<script>alert(1)</script>');
		const html = await visitor.page();
		expect(html).toContain('Nothing saved yet');
		expect(html).not.toContain('alert(1)');
	});
});

describe('a shared list', () => {
	test('shows the products of the link, read-only, and can be added to the own list', async () => {
		const visitor = visitorOf(edge);
		await visitor.press(THIRD);
		const html = await visitor.page(`/en/wishlist?ids=${FIRST}.${SECOND}`);
		expect(html).toContain('Shared wishlist');
		expect(html).toContain('href="/en/aerolume"');
		expect(html).not.toMatch(/aria-label="[^"]*from the wishlist"/);
		const fields = { product: `${FIRST}.${SECOND}`, intent: 'add' };
		const Referer = `${edge.origin}/en/wishlist?ids=${FIRST}.${SECOND}`;
		const response = await visitor.post('/en/wishlist', fields, { Referer });
		expect(response.headers.get('Location')).toBe('/en/wishlist?notice=added#notice');
		expect(visitor.list()).toBe(`${FIRST}.${SECOND}.${THIRD}`);
	});

	test('is added without the products that have left the shop, by a customer too', async () => {
		const shared = `/en/wishlist?ids=${FIRST}.${UNKNOWN}.${SECOND}`;
		const html = await visitorOf(edge).page(shared);
		expect(html).toContain(`name="product" value="${FIRST}.${SECOND}"`);
		// One may also leave after the page was opened.
		const customer = visitorOf(edge);
		await customer.logIn();
		const fields = { product: `${FIRST}.${UNKNOWN}.${SECOND}`, intent: 'add' };
		const response = await customer.post('/en/wishlist', fields);
		expect(response.headers.get('Location')).toBe('/en/wishlist?notice=added#notice');
		expect(customer.list()).toBe(`c.${FIRST}.${SECOND}`);
	});

	test.each(['', 'x', UNKNOWN, '<b>'])('of %j holds nothing', async (ids) => {
		const html = await visitorOf(edge).page(`/en/wishlist?ids=${encodeURIComponent(ids)}`);
		expect(html).toContain('Nothing on this list is in the shop anymore.');
	});
});

describe('a customer’s list', () => {
	test('is stored at the platform: another browser has it after login', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await visitor.press(FIRST);
		const elsewhere = visitorOf(edge);
		await elsewhere.logIn();
		expect(elsewhere.list()).toBe(`c.${FIRST}`);
		expect(await elsewhere.page()).toContain('aria-label="Remove Aerolume from the wishlist"');
	});

	test('is merged with the guest’s list, without losing products', async () => {
		const before = visitorOf(edge);
		await before.logIn();
		await before.press(FIRST);
		const guest = visitorOf(edge);
		await guest.press(SECOND);
		await guest.press(THIRD);
		await guest.logIn();
		expect(guest.list()).toBe(`c.${THIRD}.${SECOND}.${FIRST}`);
		const again = visitorOf(edge);
		await again.logIn();
		expect(again.list()).toBe(`c.${THIRD}.${SECOND}.${FIRST}`);
	});

	test('keeps the guest’s list during an outage, and merges it on the next visit', async () => {
		const visitor = visitorOf(edge);
		await visitor.press(SECOND);
		await edge.faults([{ operation: 'CustomerUpdate', kind: 'http500' }]);
		await visitor.logIn();
		expect(visitor.list()).toBe(SECOND);
		await edge.faults([]);
		expect(await visitor.page()).toContain('1 product');
		expect(visitor.list()).toBe(`c.${SECOND}`);
	});

	test('leaves out products that no longer exist', async () => {
		const visitor = visitorOf(edge);
		await visitor.press(FIRST);
		await visitor.press(UNKNOWN);
		await visitor.logIn();
		expect(visitor.list()).toBe(`c.${FIRST}`);
		expect(await visitor.press(UNKNOWN)).toMatchObject({ status: 422, isSaved: false });
	});

	test('its cookie is ignored and deleted without the customer’s session', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await visitor.press(FIRST);
		expect(visitor.list()).toBe(`c.${FIRST}`);
		visitor.jar.delete(SESSION_COOKIE);
		expect(await visitor.page()).toContain('Nothing saved yet');
		expect(visitor.jar.has('wishlist')).toBe(false);
		visitor.jar.set('wishlist', `c.${FIRST}`);
		await visitor.get('/en/api/session');
		expect(visitor.jar.has('wishlist')).toBe(false);
	});

	test('the session response updates its cookie', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		const elsewhere = visitorOf(edge);
		await elsewhere.logIn();
		await elsewhere.press(SECOND);
		await visitor.get('/en/api/session');
		expect(visitor.list()).toBe(`c.${SECOND}`);
	});

	test('during an outage a button shows an error, and the page responds with 503', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await edge.faults([{ operation: 'CustomerMetafields', kind: 'http500' }]);
		expect(await visitor.press(FIRST)).toEqual({
			status: 503,
			isSaved: false,
			message: 'We couldn’t save this just now. Try again in a moment.',
		});
		expect((await visitor.get('/en/wishlist')).status).toBe(503);
	});
});
