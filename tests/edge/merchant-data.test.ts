import { catalogue } from '@aerolume/demo-shop/catalogue';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, SITE_URL } from './edge';

const HOSTILE =
	'<p>Rahmen</p><script>alert(1)</script><img src="x" onerror="alert(2)"><b>aus Eiche';

let shop: DemoShop;
let edge: Edge;

/** A shop with missing alternative texts, pasted HTML and a review. */
beforeAll(async () => {
	const products = catalogue.products.map((product) =>
		product.handle === 'frame-oak'
			? {
					...product,
					title: { de: '<i>Rahmen</i> & "mehr"', en: '<i>Frame</i> & "more"' },
					descriptionHtml: { de: HOSTILE, en: HOSTILE },
					images: product.images.map((image) => ({ ...image, alt: { de: '', en: '' } })),
				}
			: product,
	);
	const frame = products.find(({ handle }) => handle === 'frame-oak');
	const content = { ...catalogue.content, metaobjects: [reviewOf(frame?.id)] };
	shop = await startDemoShop({ port: 0, catalogue: { ...catalogue, products, content } });
	edge = await startEdge({ port: 0, worker: demoShopEnvironment(shop.origin, SITE_URL) });
});

afterAll(async () => {
	await edge.close();
	await shop.close();
});

/** An entry of the standard metaobject, as review apps write it. */
function reviewOf(productId?: number) {
	const fields = {
		product: `gid://shopify/Product/${productId}`,
		rating: '{"value":"4.0","scale_min":"1.0","scale_max":"5.0"}',
		submitted_at: '2026-11-02T08:00:00Z',
		body: 'Passt <b>genau</b>',
	};
	const localized = Object.entries(fields).map(([key, value]) => [
		key,
		{ type: 'single_line_text_field', value: { de: value, en: value } },
	]);
	const fieldsByKey = Object.fromEntries(localized);
	return { id: 900, type: 'product_review', handle: 'one', fields: fieldsByKey };
}

async function page(path: string, init?: RequestInit): Promise<string> {
	const response = await fetch(`${edge.origin}${path}`, init);
	expect(response.status).toBe(200);
	return response.text();
}

const bodyOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test.each([
	['/products/frame-oak', 'Produktbild'],
	['/en/products/frame-oak', 'Product image'],
])('a picture of %s without alternative text gets %s', async (path, alt) => {
	// The product's own pictures come before its description.
	const [gallery = ''] = bodyOf(await page(path)).split('<h2', 1);
	const texts = [...gallery.matchAll(/<img [^>]*alt="([^"]*)"/g)];
	expect(texts.length).toBeGreaterThan(1);
	expect(new Set(texts.map(([, text]) => text))).toEqual(new Set([alt]));
});

test('a description is sanitized, and its open tags are closed', async () => {
	const html = await page('/products/frame-oak');
	expect(html).toContain('<p>Rahmen</p><b>aus Eiche</b>');
	expect(html).not.toMatch(/onerror|<script>alert/);
});

test('HTML in a title is escaped everywhere, in the cart too', async () => {
	const html = await page('/en/products/frame-oak');
	expect(html).toMatch(/<h1 [^>]*>&lt;i&gt;Frame&lt;\/i&gt; &amp; &quot;more&quot;<\/h1>/);
	const added = await fetch(`${edge.origin}/en/cart`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Origin: edge.origin },
		body: new URLSearchParams({ intent: 'add', variantId: variantIds.frameOak }),
	});
	const cart = await page('/en/cart', { headers: { Cookie: cookiesOf(added) } });
	expect(bodyOf(cart)).toContain('&lt;i&gt;Frame&lt;/i&gt;');
	expect(html + cart).not.toContain('<i>Frame');
	expect(bodyOf(cart)).toContain('alt="Product image"');
});

test('a review is shown as text, on the page of its product alone', async () => {
	const html = await page('/products/frame-oak');
	expect(html).toContain('4 von 5 Sternen');
	expect(html).toContain('Passt &lt;b&gt;genau&lt;/b&gt;');
	expect(await page('/products/frame-black')).not.toContain('von 5 Sternen');
});

test('HTML in a title is escaped in structured data', async () => {
	const html = await page('/en/products/frame-oak');
	const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
	const { '@graph': graph } = JSON.parse(json) as { '@graph': { name?: string }[] };
	expect(graph.map(({ name }) => name)).toContain('<i>Frame</i> & "more"');
});
