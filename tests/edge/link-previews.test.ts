import { expect, test } from 'vitest';
import { stationsOf } from '../../app/features/weather/stations';
import { regionKeys } from '../../app/features/weather/weather-view';
import { SITE_URL, useSharedEdge } from './edge';

const edge = useSharedEdge();

/** Preview services give up on large pictures. */
const MAX_BYTES = 60_000;

/** Meta tags by property or name: `og:title`, `description`. */
function metaOf(html: string): Record<string, string> {
	const tags = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
	return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

test.each([
	['/', '/', 'de_DE'],
	['/de/aerolume', '/aerolume', 'de_DE'],
	['/products/poster-alps', '/products/poster-alps', 'de_DE'],
	['/en', '/en', 'en_US'],
	['/en/aerolume', '/en/aerolume', 'en_US'],
	['/en/products/poster-alps', '/en/products/poster-alps', 'en_US'],
])(
	'a link to %s has a preview with title, description, URL %s, locale %s and picture',
	async (path, canonicalPath, locale) => {
		const html = await edge.page(path);
		const meta = metaOf(html);
		const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
		expect(meta['og:site_name']).toBe('Aerolume');
		expect(`${meta['og:title']} - Aerolume`).toBe(title);
		expect(meta['og:description']).toBe(meta.description);
		expect(meta.description?.length).toBeGreaterThan(40);
		expect(meta['og:url']).toBe(`${SITE_URL}${canonicalPath}`);
		expect(meta['og:locale']).toBe(locale);
		const picture = await fetch(meta['og:image']?.replaceAll('&amp;', '&') ?? '');
		expect(picture.status).toBe(200);
		// Preview services support these types, and rarely newer ones.
		expect(picture.headers.get('Content-Type')).toMatch(/^image\/(jpeg|png|webp)$/);
		expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
	},
);

test.each([
	['/weather/germany', 'Flugwetter in und um Deutschland', 'germany'],
	['/en/weather/usa', 'Flying weather in the USA', 'usa'],
	['/weather/alps?airport=LOWI', 'Flugwetter Innsbruck\u00a0(LOWI)', 'LOWI'],
	['/en/weather/europe?airport=LOWW', 'Flying weather at Vienna\u00a0(LOWW)', 'LOWW'],
	['/faq', 'Häufige Fragen', 'site-preview'],
])(
	'a link to %s has a picture of its region, airport or the shop, in the size that it states',
	async (path, title, picture) => {
		const meta = metaOf(await edge.page(path));
		expect(meta['og:title']).toBe(title);
		expect(meta['og:url']).toBe(`${SITE_URL}${path}`);
		expect(meta['twitter:card']).toBe('summary_large_image');
		const url = new URL(meta['og:image'] ?? '');
		expect(url.origin).toBe(SITE_URL);
		expect(url.pathname).toContain(picture);
		const response = await edge.fetch(url.pathname);
		expect(response.headers.get('Content-Type')).toBe('image/jpeg');
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
		expect(sizeOf(bytes)).toEqual([
			Number(meta['og:image:width']),
			Number(meta['og:image:height']),
		]);
	},
);

test('the picture of every airport is there', async () => {
	const airports = new Set(
		regionKeys.flatMap((region) => stationsOf(region)).map(({ icao }) => icao),
	);
	const missing: string[] = [];
	for (const icao of airports) {
		const { ok } = await edge.fetch(`/previews/${icao}.jpg`, { method: 'HEAD' });
		if (!ok) missing.push(icao);
	}
	expect(missing).toEqual([]);
});

/** Width and height in a JPEG file's frame header. */
function sizeOf(jpeg: Buffer): number[] {
	const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
	return [jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)];
}
