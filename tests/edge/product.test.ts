import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { useEdge } from './edge';
import { jsonLdOf } from './schema-org';

const edge = useEdge();

const GOES_WITH = 'Dazu passt';
const LIKE = 'Ähnliche Artikel';

describe('a product page', () => {
	test('comes with siblings, videos and recommendations in one platform request', async () => {
		const html = await edge.page('/products/frame-aluminium');
		expect(html).toContain(GOES_WITH);
		expect(html).toContain(LIKE);
		expect(html).toContain('href="/products/frame-oak"');
		expect(await edge.operations()).toEqual(['Product']);
	});

	test('of one variant takes one request too', async () => {
		const html = await edge.page(`/en/products/aerolume?variant=${variantIds.alpsLarge}`);
		expect(html).toContain(`name="variantId" value="${variantIds.alpsLarge}"`);
		expect(await edge.operations()).toEqual(['MapProduct']);
	});

	test.each([
		['complementary', `/products/frame-oak?variant=${variantIds.frameOak}`, LIKE, GOES_WITH],
		['related', `/products/frame-oak?variant=${variantIds.frameOakLarge}`, GOES_WITH, LIKE],
	])(
		'is complete even if the platform fails to return what is %s',
		async (path, page, there, missing) => {
			await edge.faults([{ operation: 'Product', kind: 'partial', path }]);
			const html = await edge.page(page);
			expect(html).toContain('In den Warenkorb');
			expect(html).toContain(there);
			expect(html).not.toContain(missing);
		},
	);

	test('is shown without sibling products if they cannot be loaded', async () => {
		await edge.faults([{ operation: 'Product', kind: 'partial', path: 'product.matchingColors' }]);
		const html = await edge.page('/en/products/frame-black');
		expect(html).toContain('Add to cart');
		expect(html).not.toContain('href="/en/products/frame-oak" aria-current');
	});

	test('without JavaScript has a player for its film, links for a third party’s and for each picture, and a picture of its model', async () => {
		const html = await edge.page('/en/products/aerolume');
		const [player = ''] = /<video[\s\S]*?<\/video>/.exec(html) ?? [];
		const [tag = ''] = player.split('>');
		expect(tag).toMatch(/ aria-label="Film: a day/);
		expect(tag).toContain(' controls=""');
		expect(tag).toContain(' preload="none"');
		expect(tag).toMatch(/ poster="[^"]*aerolume-usa-day\.webp/);
		expect(player.match(/<source /g)).toHaveLength(2);
		expect(html).toMatch(
			/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aerolume-24"[^>]*>[\s\S]{0,400}?Play on YouTube/,
		);
		expect(html).toMatch(/<img [^>]*alt="3D model of/);
		expect(html).toMatch(
			/<button [^>]*noscript:hidden[^>]*>(<svg[\s\S]{0,900}?<\/svg>)?<span[^>]*>View in 3D/,
		);
		const pictures = [...html.matchAll(/<a [^>]*href="([^"]*width=3200[^"]*)"/g)];
		expect(pictures).toHaveLength(8);
		const response = await fetch(pictures[0]?.[1]?.replaceAll('&amp;', '&') ?? '');
		expect(response.headers.get('Content-Type')).toMatch(/^image\//);
	});

	test('only shows the scenes of the variant’s region', async () => {
		const html = await edge.page(`/aerolume?variant=${variantIds.alpsBlack}`);
		const scenes = [
			...html.matchAll(/<a [^>]*href="[^"]*\/([\w-]+)\.webp[^"]*width=3200/g),
		].flatMap(([, name = '']) => /germany|europe|alps|usa/.exec(name) ?? []);
		expect(scenes).toHaveLength(5);
		expect(new Set(scenes)).toEqual(new Set(['alps']));
	});

	test.each([
		['/aerolume', 'Bilder überspringen'],
		['/en/aerolume', 'Skip the pictures'],
	])('has a link past its pictures to what is chosen: %s', async (path, label) => {
		const main = (await edge.page(path)).split('<main')[1] ?? '';
		const [, target, text] = /<a href="#([^"]+)"[^>]*>([^<]*)/.exec(main) ?? [];
		expect(text).toBe(label);
		expect(main.indexOf('<a ')).toBeLessThan(main.indexOf('<img'));
		expect(main).toMatch(new RegExp(`id="${target}" tabindex="-1"`));
		expect(main.indexOf(`id="${target}"`)).toBeLessThan(main.indexOf('aria-current'));
	});
});

test('the CSP only allows models from the platform and video players', async () => {
	const response = await edge.fetch('/products/aerolume');
	const policy = new Map(
		(response.headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
			const [name = '', ...sources] = directive.split(' ');
			return [name, sources];
		}),
	);
	expect(policy.get('connect-src')).toEqual([
		"'self'",
		'blob:',
		edge.shopOrigin,
		'https://cdn.shopify.com',
		'https://model3d.shopifycdn.com',
	]);
	expect(policy.get('frame-src')).toEqual([
		'https://www.youtube-nocookie.com',
		'https://player.vimeo.com',
	]);
	expect(policy.has('worker-src')).toBe(false);
	for (const sources of policy.values()) expect(sources).not.toContain("'wasm-unsafe-eval'");
	expect(policy.get('style-src')).toEqual(["'self'"]);
});

test('soft hyphens in a title are only on the page', async () => {
	const html = await edge.page('/products/metar-handbook');
	const [, heading] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
	expect(heading).toContain('Wolken\u00aduntergrenzen');
	expect(html).toMatch(/<title>[^<]*Wolkenuntergrenzen/);
	expect(JSON.stringify(jsonLdOf(html))).toContain('Wolkenuntergrenzen');
	expect(await edge.page('/feeds/products.xml')).toContain('Wolkenuntergrenzen');
});
