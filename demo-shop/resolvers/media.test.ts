import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CatalogueImage, CatalogueMedium } from '../catalogue/types';
import { testCatalogue } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
for (const name of ['map.glb', 'day.mp4', 'day.webm']) writeFileSync(join(folder, name), name);

const preview = (file: string): CatalogueImage => ({
	file,
	alt: { de: `DE ${file}`, en: `EN ${file}` },
	width: 400,
	height: 300,
});
const media: CatalogueMedium[] = [
	{ type: 'Model3d', file: 'map.glb', preview: preview('model.webp') },
	{
		type: 'Video',
		sources: [
			{ file: 'day.mp4', width: 1440, height: 1080 },
			{ file: 'day.webm', width: 1440, height: 1080 },
			{ file: 'not-there.mp4', width: 1, height: 1 },
		],
		preview: preview('day.webp'),
	},
	{ type: 'ExternalVideo', host: 'YOUTUBE', videoId: 'abc-DEF_123', preview: preview('film.webp') },
];
const shop = useDemoShop({
	filesFolder: folder,
	catalogue: {
		...testCatalogue,
		products: testCatalogue.products.map((product) =>
			product.handle === 'map' ? { ...product, media } : product,
		),
	},
});

afterAll(() => rmSync(folder, { recursive: true }));

const fields = `
	__typename id alt mediaContentType presentation { id }
	previewImage { url altText width height }
	... on MediaImage { image { url } }
	... on Model3d { sources { filesize format mimeType url } }
	... on Video { sources { format width height mimeType url } }
	... on ExternalVideo { host embedUrl embeddedUrl originUrl }
`;
const mapMedia = `product(handle: "map") { media(first: 9) { nodes { ${fields} } } }`;

describe('media of a product', () => {
	test('come after its images, in the merchant’s order', async () => {
		const data = await shop.data(`{ ${mapMedia} }`);
		const kinds = data.product.media.nodes.map(
			(node: { mediaContentType: string }) => node.mediaContentType,
		);
		expect(kinds).toEqual(['IMAGE', 'IMAGE', 'MODEL_3D', 'VIDEO', 'EXTERNAL_VIDEO']);
	});

	test('have a 3D model with its file', async () => {
		const data = await shop.data(`{ ${mapMedia} }`);
		const model = data.product.media.nodes[2];
		expect(model).toMatchObject({
			__typename: 'Model3d',
			alt: 'DE model.webp',
			presentation: null,
			previewImage: { altText: 'DE model.webp', width: 400, height: 300 },
			sources: [{ filesize: 7, format: 'glb', mimeType: 'model/gltf-binary' }],
		});
		expect(model.sources[0].url).toMatch(/\/cdn\/shop\/files\/map\.glb\?v=\d+$/);
		const response = await fetch(model.sources[0].url);
		expect(await response.text()).toBe('map.glb');
	});

	test('have a video in every available format', async () => {
		const data = await shop.data(`query @inContext(language: EN) { ${mapMedia} }`);
		const video = data.product.media.nodes[3];
		expect(video).toMatchObject({
			__typename: 'Video',
			alt: 'EN day.webp',
			sources: [
				{ format: 'mp4', mimeType: 'video/mp4', width: 1440, height: 1080 },
				{ format: 'webm', mimeType: 'video/webm', width: 1440, height: 1080 },
			],
		});
		expect(video.sources).toHaveLength(2);
		expect(video.sources[1].url).toMatch(/\/cdn\/shop\/files\/day\.webm\?v=\d+$/);
	});

	test('have an external video with its URLs', async () => {
		const data = await shop.data(`{ ${mapMedia} }`);
		const { embedUrl, ...film } = data.product.media.nodes[4];
		expect(film).toMatchObject({
			__typename: 'ExternalVideo',
			host: 'YOUTUBE',
			originUrl: 'https://www.youtube.com/watch?v=abc-DEF_123',
			embeddedUrl: embedUrl,
		});
		const url = new URL(embedUrl);
		expect(url.origin + url.pathname).toBe('https://www.youtube.com/embed/abc-DEF_123');
		expect(Object.fromEntries(url.searchParams)).toEqual({
			enablejsapi: '1',
			modestbranding: '1',
			origin: shop.origin,
			playsinline: '1',
			rel: '0',
		});
	});

	test('are paginated together with the images', async () => {
		const page = async (args: string) => {
			const data = await shop.data(
				`{ product(handle: "map") { media(${args}) { nodes { mediaContentType } pageInfo { endCursor hasNextPage } } } }`,
			);
			return data.product.media;
		};
		const first = await page('first: 3');
		expect(first.pageInfo.hasNextPage).toBe(true);
		const rest = await page(`first: 3, after: "${first.pageInfo.endCursor}"`);
		expect(rest.nodes).toEqual([
			{ mediaContentType: 'VIDEO' },
			{ mediaContentType: 'EXTERNAL_VIDEO' },
		]);
		expect(rest.pageInfo.hasNextPage).toBe(false);
	});

	test('are not in images', async () => {
		const data = await shop.data(
			'{ product(handle: "map") { images(first: 9) { nodes { id } } } }',
		);
		expect(data.product.images.nodes).toHaveLength(2);
	});

	test('are found by their ids', async () => {
		const { product } = await shop.data(`{ ${mapMedia} }`);
		const ids = product.media.nodes.map((node: { id: string }) => node.id);
		const data = await shop.data(
			`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Media { ${fields} } } }`,
			{ ids: [...ids, 'gid://shopify/Video/1'] },
		);
		expect(data.nodes).toEqual([...product.media.nodes, null]);
		expect(new Set(ids).size).toBe(5);
	});
});
