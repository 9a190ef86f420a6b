import { describe, expect, test } from 'vitest';
import { useEdge } from './edge';

const edge = useEdge();

const CAMPAIGNS = '?gad_source=1&srsltid=x&ttclid=2&_gl=1*a&mc_cid=3&dclid=4&utm_source=letter&x=5';

describe('a parameter that a page does not read', () => {
	test.each(['/aerolume', '/aerolume.data', '/sitemap.xml'])(
		'%s is the same page, from the cache, also during an outage',
		async (path) => {
			const base = await edge.page(path);
			await edge.faults([{ operation: '*', kind: 'http500' }]);
			const response = await edge.fetch(`${path}${CAMPAIGNS}`);
			expect(response.status).toBe(200);
			expect(response.headers.get('X-Page-Cache')).toBe('hit');
			expect(await response.text()).toBe(base);
		},
	);

	test('is not in a page that was first requested with it', async () => {
		const first = await edge.page('/en/docs/wifi?gad_source=only-here');
		expect(first).not.toContain('only-here');
		expect(await edge.page('/en/docs/wifi')).toBe(first);
	});

	test('does not hide those that the page reads', async () => {
		const variant = /\?variant=(\d+)/.exec(await edge.page('/products/aerolume'))?.[1] ?? '';
		const shown = await edge.page(`/products/aerolume?gclid=1&variant=${variant}`);
		expect(shown).toBe(await edge.page(`/products/aerolume?variant=${variant}`));
		expect(await edge.page('/docs?x=1&q=wlan')).toContain('value="wlan"');
		expect(await edge.page('/collections/posters?x=1&sort=price-desc')).toMatch(
			/value="price-desc" selected/,
		);
	});
});

describe('the country cookie', () => {
	const inCountry = (country: string) => ({ headers: { Cookie: `country=${country}` } });
	const cacheOf = async (response: Promise<Response>) =>
		(await response).headers.get('X-Page-Cache');

	test('of a country that the shop does not sell to gets the default page from the cache', async () => {
		const base = await edge.page('/products/poster-alps');
		await edge.page('/products/poster-alps', inCountry('CH'));
		// The list of countries loads beside the first page; after a failure it is loaded again in ten seconds.
		await expect
			.poll(() => cacheOf(edge.fetch('/products/poster-alps', inCountry('KP'))), {
				timeout: 15_000,
			})
			.toBe('hit');
		const calls = (await edge.requests()).length;
		for (const country of ['KP', 'AQ', 'TV', 'BR', 'ZZ', 'ch']) {
			const response = await edge.fetch('/products/poster-alps', inCountry(country));
			expect(response.headers.get('X-Page-Cache'), country).toBe('hit');
			expect(await response.text()).toBe(base);
		}
		expect(await edge.requests()).toHaveLength(calls);
	});

	test('of a country that it sells to gets its own page, from the cache too', async () => {
		const american = await edge.page('/products/poster-alps', inCountry('US'));
		expect(american).not.toBe(await edge.page('/products/poster-alps'));
		const again = await edge.fetch('/products/poster-alps', inCountry('US'));
		expect(again.headers.get('X-Page-Cache')).toBe('hit');
		expect(await again.text()).toBe(american);
	});
});
