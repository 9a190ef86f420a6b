import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, useSharedEdge } from './edge';

const edge = useSharedEdge();
const ADD = { intent: 'add', variantId: variantIds.plenty };

const OPEN_FORM = /<details [^>]*open=""[^>]*>\s*<summary>Code oder Gutschein einlösen/;

async function cartOf(cookie: string): Promise<string> {
	return edge.page('/cart', { headers: { Cookie: cookie } });
}

test('without JavaScript a wrong quantity gets 422 with a message, and the cart stays unchanged', async () => {
	const cookie = cookiesOf(await edge.post('/cart', ADD));
	const response = await edge.post('/cart', { ...ADD, quantity: 'abc' }, { Cookie: cookie });
	expect(response.status).toBe(422);
	const html = await response.text();
	expect(html).toContain('Gib die Menge als ganze Zahl ab 1 ein.');
	expect(html).toContain('349');
	expect(await cartOf(cookie)).toContain('value="1"');
});

test('a code that does not apply causes one message, and is listed later with a button to remove it; another one applies, and a line is removed', async () => {
	const cookie = cookiesOf(await edge.post('/cart', ADD));
	const message = 'Diesen Rabattcode oder Gutschein gibt es nicht.';
	const listed = 'NOPE gilt für diesen Warenkorb nicht';
	const send = (fields: Record<string, string>) => edge.post('/cart', fields, { Cookie: cookie });
	const refused = await (await send({ intent: 'discount', code: 'NOPE' })).text();
	const remove = 'aria-label="Rabattcode NOPE entfernen"';
	expect(refused).toContain(message);
	expect(refused).toContain('value="NOPE"');
	expect(refused).toMatch(OPEN_FORM);
	expect(refused).not.toContain(listed);
	expect(refused).not.toContain(remove);
	expect((await send(ADD)).status).toBe(303);
	const later = await cartOf(cookie);
	expect(later).toContain(listed);
	expect(later).toContain(remove);
	expect(later).not.toContain(message);
	expect(later).toContain('Code oder Gutschein einlösen');
	expect(later).not.toMatch(OPEN_FORM);
	expect((await send({ intent: 'removeDiscount', code: 'NOPE' })).status).toBe(303);
	expect(await cartOf(cookie)).not.toContain('NOPE');
	expect((await send({ intent: 'discount', code: 'WILLKOMMEN10' })).status).toBe(303);
	const reduced = await cartOf(cookie);
	expect(reduced).toContain('aria-label="Rabattcode WILLKOMMEN10 entfernen"');
	const [, lineId = ''] = /name="lineId" value="([^"]+)"/.exec(reduced) ?? [];
	expect((await send({ intent: 'remove', lineId })).status).toBe(303);
	expect(await cartOf(cookie)).toContain('Dein Warenkorb ist leer');
});

describe('an invalid request', () => {
	test.each(['/', '/en', '/aerolume', '/products/aerolume', '/nope'])(
		'a post to %s gets a 4xx and a page with a link, without internal details',
		async (path) => {
			const response = await edge.post(path, {});
			expect(response.status).toBeGreaterThanOrEqual(400);
			expect(response.status).toBeLessThan(500);
			const html = await response.text();
			expect(html).toMatch(/Zur Startseite|Back to the home page/);
			expect(html).not.toMatch(/\bat \w+ \(|renderApp/);
		},
	);

	test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s /cart gets a 4xx', async (method) => {
		const response = await edge.fetch('/cart', { method, headers: { Origin: edge.origin } });
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(response.status).toBeLessThan(500);
	});

	test('GET /api/cart gets a 4xx', async () => {
		const { status } = await edge.fetch('/api/cart');
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
	});

	test.each([
		'__Host-session=garbage',
		'__Host-session=%E0%A4%A; locale=zz; country=ZZZ',
		`__Host-session=${'x'.repeat(3000)}`,
		'country=<script>; locale=../../x',
		'=; ;;; session',
	])('the cookie %j is not a session', async (cookie) => {
		for (const path of ['/de', '/cart', '/api/session']) {
			expect((await edge.fetch(path, { headers: { Cookie: cookie } })).status).toBe(200);
		}
	});

	test('a body above 64 kB gets 413 with a message', async () => {
		const response = await edge.post('/en/cart', { intent: 'discount', code: 'x'.repeat(70_000) });
		expect(response.status).toBe(413);
		expect(await response.text()).toContain('The request is too large.');
	});

	test.each(['https://evil.example', 'null'])(
		'a post from the origin %s gets 403 with a message and all security headers',
		async (origin) => {
			const response = await edge.post('/en/cart', ADD, { Origin: origin });
			expect(response.status).toBe(403);
			expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
			expect(await response.text()).toContain('came from another site');
		},
	);

	test.each([
		'/products/aerolume?variant=abc',
		'/products/aerolume?variant=99',
		`/products/aerolume?variant=${variantIds.unknown}`,
		'/products/aerolume?variant=1&variant=2',
		'/aerolume?variant=%00',
		'/cart?page=abc',
		'/cart?page=-1',
		'/cart?page=1e9',
	])('the invalid parameter of %s gets a page', async (path) => {
		expect((await edge.fetch(path)).status).toBe(200);
	});
});

describe('links into the cart', () => {
	test('/cart/{variant}:{quantity} redirects to the checkout of a new cart, and keeps the current one', async () => {
		const cookie = cookiesOf(await edge.post('/cart', ADD));
		const response = await edge.fetch(`/cart/${variantIds.large}:3`, {
			headers: { Cookie: cookie },
		});
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toMatch(/\/cart\/c\/\w+\?key=/);
		expect(response.headers.getSetCookie()).toEqual([]);
		const checkout = await (await fetch(response.headers.get('Location') ?? '')).text();
		expect(checkout).toContain('90\u00a0×\u00a060\u00a0cm');
		expect(await cartOf(cookie)).toContain('60 × 40 cm');
	});

	test('/cart/{lines} with an unknown variant is a 404', async () => {
		expect((await edge.fetch('/cart/1:1')).status).toBe(404);
	});

	test('/discount/{code} applies to the current cart and redirects to the home page with the visitor’s prefix', async () => {
		const cookie = cookiesOf(await edge.post('/en/cart', ADD));
		const response = await edge.fetch('/en/discount/WILLKOMMEN10', { headers: { Cookie: cookie } });
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toBe('/en');
		expect(await edge.page('/en/cart', { headers: { Cookie: cookie } })).toContain('$37.90');
	});

	test.each([
		['/products/aerolume?variant=2', '/products/aerolume?variant=2'],
		['//evil.example', '/'],
	])('/discount/{code}?redirect=%s redirects to %s', async (redirect, target) => {
		const response = await edge.fetch(`/discount/X?redirect=${encodeURIComponent(redirect)}`);
		expect(response.headers.get('Location')).toBe(target);
	});
});
