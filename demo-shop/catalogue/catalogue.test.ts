import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import type { CatalogueImage, Prices } from './types';

const { products, collections, colors, discounts, redirects = [] } = catalogue;
const variants = products.flatMap((product) =>
	product.variants.map((variant) => ({ product, variant })),
);
const media = products.flatMap((product) => product.media ?? []);
const images = [
	...products.flatMap((product) => product.images),
	...media.map(({ preview }) => preview),
	...collections.flatMap(({ image, nightPicture }) => [image ?? [], nightPicture ?? []].flat()),
];
const filesFolder = fileURLToPath(new URL('../files/', import.meta.url));

function repeated(values: (string | number)[]): (string | number)[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('identity', () => {
	test('ids, handles, SKUs and barcodes are unique', () => {
		expect(repeated(products.map(({ id }) => id))).toEqual([]);
		expect(repeated(products.map(({ handle }) => handle))).toEqual([]);
		expect(repeated(variants.map(({ variant }) => variant.id))).toEqual([]);
		expect(repeated(variants.map(({ variant }) => variant.sku))).toEqual([]);
		expect(
			repeated(variants.flatMap(({ variant }) => (variant.barcode ? [variant.barcode] : []))),
		).toEqual([]);
		expect(repeated(collections.map(({ id }) => id))).toEqual([]);
		expect(repeated(collections.map(({ handle }) => handle))).toEqual([]);
		expect(repeated(colors.map(({ key }) => key))).toEqual([]);
		expect(repeated(discounts.map(({ code }) => code))).toEqual([]);
	});
});

describe('variants', () => {
	test('each has one existing value of each option, and no two have the same values', () => {
		for (const product of products) {
			const combinations = product.variants.map((variant) => {
				expect(Object.keys(variant.options).sort()).toEqual(
					product.options.map(({ key }) => key).sort(),
				);
				return product.options
					.map((option) => {
						const keys = option.values.map(({ key }) => key);
						expect(keys, `${variant.sku} ${option.key}`).toContain(variant.options[option.key]);
						return variant.options[option.key];
					})
					.join('/');
			});
			expect(repeated(combinations)).toEqual([]);
		}
	});

	test('prices are decimal strings with two places, above zero, in both currencies', () => {
		for (const { variant } of variants) {
			const all: (Prices | undefined)[] = [
				variant.price,
				variant.compareAtPrice,
				variant.lowestPrice30d,
			];
			for (const prices of all) {
				if (!prices) continue;
				expect(prices.EUR, variant.sku).toMatch(/^[1-9]\d*\.\d\d$/);
				expect(prices.USD, variant.sku).toMatch(/^[1-9]\d*\.\d\d$/);
			}
		}
	});

	test('a compare-at price is higher than the price, a lowest price never lower', () => {
		for (const { variant } of variants) {
			for (const currency of ['EUR', 'USD'] as const) {
				const price = Number(variant.price[currency]);
				if (variant.compareAtPrice) {
					expect(Number(variant.compareAtPrice[currency]), variant.sku).toBeGreaterThan(price);
				}
				if (variant.lowestPrice30d) {
					expect(Number(variant.lowestPrice30d[currency]), variant.sku).toBeGreaterThanOrEqual(
						price,
					);
				}
			}
		}
	});

	test('stock is a whole number or not tracked', () => {
		for (const { variant } of variants) {
			expect(
				variant.stock === null || (Number.isInteger(variant.stock) && variant.stock >= 0),
			).toBe(true);
		}
	});

	test('a variant’s image is one of the product’s images', () => {
		for (const { product, variant } of variants) {
			if (variant.image) expect(product.images.map(({ file }) => file)).toContain(variant.image);
		}
	});
});

describe('collections', () => {
	test('none is empty, and every published product is in one', () => {
		expect(collections.filter((collection) => collection.products.length === 0)).toEqual([]);
		const collected = new Set(collections.flatMap((collection) => collection.products));
		const published = products.filter((product) => product.published !== false);
		const handles = published.map(({ handle }) => handle);
		expect(handles.filter((handle) => !collected.has(handle))).toEqual([]);
	});
});

describe('links', () => {
	test('collections have existing products, each once, and an image', () => {
		const handles = products.map(({ handle }) => handle);
		expect(collections.length).toBeGreaterThanOrEqual(5);
		for (const collection of collections) {
			expect(repeated(collection.products)).toEqual([]);
			expect(collection.image, collection.handle).toBeDefined();
			for (const handle of collection.products) expect(handles).toContain(handle);
		}
	});

	test('filter colours exist and matching colours refer to each other', () => {
		const keys = colors.map(({ key }) => key);
		for (const product of products) {
			for (const key of product.filterColors ?? []) expect(keys).toContain(key);
			for (const handle of product.matchingColors ?? []) {
				const sibling = products.find((other) => other.handle === handle);
				expect(sibling?.matchingColors, `${product.handle} and ${handle}`).toContain(
					product.handle,
				);
			}
		}
	});

	test('complementary products exist, are published, and are other products', () => {
		const published = products.filter((product) => product.published !== false);
		const handles = published.map(({ handle }) => handle);
		for (const { handle, complementary = [] } of products) {
			expect(repeated([handle, ...complementary])).toEqual([]);
			for (const other of complementary) expect(handles).toContain(other);
		}
	});

	test('redirects lead to existing products and collections, in one step', () => {
		const published = products.filter((product) => product.published !== false);
		const pagePaths = [
			...published.map(({ handle }) => `/products/${handle}`),
			...collections.map(({ handle }) => `/collections/${handle}`),
		];
		const paths = redirects.map(({ path }) => path);
		expect(repeated(redirects.map(({ id }) => id))).toEqual([]);
		expect(repeated([...paths, ...pagePaths])).toEqual([]);
		for (const { target } of redirects) {
			expect(paths).not.toContain(target);
			if (/^\/(products|collections)\//.test(target)) expect(pagePaths).toContain(target);
		}
		expect(paths).toEqual(expect.arrayContaining(['/products/aerolume-v1', '/pages/contact']));
	});
});

describe('pictures', () => {
	test('every image exists with the stated size', async () => {
		const sizes = await Promise.all(
			images.map(async ({ file }) => {
				const { width, height, format } = await sharp(`${filesFolder}${file}`).metadata();
				return { file, width, height, format };
			}),
		);
		expect(sizes).toEqual(
			images.map(({ file, width, height }: CatalogueImage) => ({
				file,
				width,
				height,
				format: 'webp',
			})),
		);
	});
});
