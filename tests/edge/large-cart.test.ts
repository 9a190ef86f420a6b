import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { demoShopEnvironment } from '../../scripts/environment';
import { createPlatformCart, queryStorefront } from '../setup/platform-cart';
import { useEdge } from './edge';

const edge = useEdge();

/** Ids of different variants for sale. */
let variants: string[];

beforeAll(async () => {
	const { products } = await queryStorefront<{
		products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] };
	}>(
		edge.shopOrigin,
		'{ products(first: 250) { nodes { variants(first: 250) { nodes { id availableForSale } } } } }',
	);
	variants = products.nodes
		.flatMap((product) => product.variants.nodes)
		.flatMap(({ id, availableForSale }) => (availableForSale ? [id] : []));
});

/** The cart page with a number of lines, and its platform requests. */
async function open(count: number) {
	const lines = Array.from({ length: count }, (_, index) => ({
		merchandiseId: variants[index % variants.length] ?? '',
		quantity: 1,
		attributes: [{ key: 'for', value: String(index) }],
	}));
	const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
	const cookie = await createPlatformCart(edge.shopOrigin, SESSION_SECRET, lines);
	const before = (await edge.operations()).length;
	const html = await edge.page('/cart', { headers: { Cookie: cookie } });
	return {
		shown: new Set(html.match(/name="lineId" value="[^"]+"/g)).size,
		bytes: brotliCompressSync(html).byteLength,
		requests: (await edge.operations()).slice(before),
	};
}

test('of 250 lines 50 are shown, with one platform request and less than twice the bytes', async () => {
	const page = await open(50);
	const large = await open(250);
	expect(page).toMatchObject({ shown: 50, requests: ['Cart'] });
	expect(large).toMatchObject({ shown: 50, requests: ['Cart'] });
	expect(large.bytes).toBeLessThan(2 * page.bytes);
});
