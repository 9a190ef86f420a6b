import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import type { CatalogueProduct } from './types';

const { products, collections } = catalogue;
const all = [
	...products.flatMap(({ images }) => images),
	...collections.flatMap(({ image, nightPicture }) => [image ?? [], nightPicture ?? []].flat()),
];
const byFile = new Map(all.map((image) => [image.file, image]));

function megabytes(files: Iterable<string>): number {
	let bytes = 0;
	for (const file of files) {
		bytes += statSync(fileURLToPath(new URL(`../files/${file}`, import.meta.url))).size;
	}
	return bytes / 1e6;
}

/** Pictures that a shopper sees with one variant: not those that belong to another. */
function seenWith(product: CatalogueProduct, own: string | undefined): string[] {
	const others = product.variants.flatMap(({ image }) => (image && image !== own ? [image] : []));
	const nights = others.map((file) => file.replace('.webp', '-night.webp'));
	return product.images
		.map(({ file }) => file)
		.filter((file) => !others.includes(file) && !nights.includes(file));
}

describe('every product', () => {
	test.each(products.map((product) => [product.handle, product] as const))(
		'%s shows at least four different pictures, with each of its variants',
		(_, product) => {
			for (const { sku, image } of product.variants) {
				expect(new Set(seenWith(product, image)).size, sku).toBeGreaterThanOrEqual(4);
			}
		},
	);

	test('has its first image in full width', () => {
		for (const { images, handle } of products) expect(images[0]?.width, handle).toBe(2400);
	});
});

test('all images together are smaller than 21 MB', () => {
	expect(megabytes(byFile.keys())).toBeLessThan(21);
});

describe('alternative texts', () => {
	test('are sentences that differ between German and English', () => {
		for (const { file, alt } of all) {
			for (const text of [alt.de, alt.en]) {
				expect(text.length, file).toBeGreaterThan(20);
				expect(text, file).toMatch(/^\p{Lu}/u);
			}
			expect(alt.de, file).not.toBe(alt.en);
		}
	});

	test('differ between the images of a product', () => {
		for (const { images, handle } of products) {
			for (const language of ['de', 'en'] as const) {
				const texts = images.map(({ alt }) => alt[language]);
				expect(new Set(texts).size, handle).toBe(texts.length);
			}
		}
	});
});
