import { expect, test } from 'vitest';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

test.each([
	['/', 'en_US', undefined],
	['/en/products/frame-oak', 'de_DE', 'USD'],
	['/aerolume', 'en_US', 'EUR'],
	['/collections/posters', 'en_US', undefined],
])('a link to %s is shown as a large card', async (path, other, currency) => {
	const html = await edge.page(path);
	const said = (name: string) =>
		new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
	const picture = new URL(said('og:image')?.replaceAll('&amp;', '&') ?? '');
	expect(Object.fromEntries(picture.searchParams)).toMatchObject({
		width: said('og:image:width'),
		height: said('og:image:height'),
		crop: 'center',
	});
	expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630']);
	expect(said('og:image:alt')).toBe(said('og:title'));
	expect(said('twitter:card')).toBe('summary_large_image');
	expect(said('og:locale:alternate')).toBe(other);
	expect(said('product:price:currency')).toBe(currency);
	expect(said('og:type')).toBe(currency ? 'product' : 'website');
});
