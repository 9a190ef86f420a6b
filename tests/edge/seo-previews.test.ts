import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

test.each([
	['/', 'en_US', undefined, /aerolume-germany/],
	['/en', 'de_DE', undefined, /aerolume-usa/],
	['/en/products/frame-oak', 'de_DE', 'USD', /frame-oak/],
	['/aerolume', 'en_US', 'EUR', /aerolume-germany-oak\.webp/],
	['/en/aerolume', 'de_DE', 'USD', /aerolume-usa-/],
	[`/aerolume?variant=${variantIds.alpsBlack}`, 'en_US', 'EUR', /aerolume-alps-black\.webp/],
	['/collections/posters', 'en_US', undefined, /./],
])(
	'a link to %s is shown as a large card of what it leads to',
	async (path, other, currency, file) => {
		const html = await edge.page(path);
		const metaContent = (name: string) =>
			new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
		const picture = new URL(metaContent('og:image')?.replaceAll('&amp;', '&') ?? '');
		expect(picture.pathname).toMatch(file);
		expect(Object.fromEntries(picture.searchParams)).toMatchObject({
			width: metaContent('og:image:width'),
			height: metaContent('og:image:height'),
			crop: 'center',
		});
		expect([metaContent('og:image:width'), metaContent('og:image:height')]).toEqual([
			'1200',
			'630',
		]);
		expect(metaContent('og:image:alt')).toBe(metaContent('og:title'));
		expect(metaContent('twitter:card')).toBe('summary_large_image');
		expect(metaContent('og:locale:alternate')).toBe(other);
		expect(metaContent('product:price:currency')).toBe(currency);
		expect(metaContent('og:type')).toBe(currency ? 'product' : 'website');
	},
);
