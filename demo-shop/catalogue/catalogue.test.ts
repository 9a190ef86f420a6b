import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aerolume } from './aerolume';
import { catalogue } from './catalogue';
import { regions } from './regions';
import type { CatalogueImage, CatalogueMedium, Localized, Prices } from './types';

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

/** Files of models and videos that the shop hosts itself. */
function filesOf(medium: CatalogueMedium): { file: string }[] {
	if (medium.type === 'ExternalVideo') return [];
	return medium.type === 'Video' ? medium.sources : [medium];
}

function repeated(values: (string | number)[]): (string | number)[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every text of a value, however deep, with the way to it. */
function localizedTexts(value: unknown, path: string): { path: string; text: Localized }[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('de' in value && 'en' in value) {
		return [{ path, text: { de: String(value.de), en: String(value.en) } }];
	}
	return Object.entries(value).flatMap(([key, part]) => localizedTexts(part, `${path}.${key}`));
}

/** The check digit as GS1 describes it: weights 1 and 3 from the left, all digits together. */
function hasValidCheckDigit(ean: string): boolean {
	let sum = 0;
	for (let index = 0; index < ean.length; index++) sum += Number(ean[index]) * (index % 2 ? 3 : 1);
	return sum % 10 === 0;
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

	test('handles are lower-case words joined by hyphens', () => {
		for (const { handle } of [...products, ...collections]) {
			expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		}
	});

	test('barcodes are EAN-13 with a correct check digit', () => {
		const barcodes = variants.flatMap(({ variant }) => (variant.barcode ? [variant.barcode] : []));
		expect(barcodes.length).toBeGreaterThan(40);
		for (const code of barcodes) {
			expect(code).toMatch(/^29\d{11}$/);
			expect(hasValidCheckDigit(code), code).toBe(true);
		}
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

describe('cases for the storefront', () => {
	test('the map comes in 4 regions, 3 frames and 2 sizes', () => {
		expect(aerolume.handle).toBe('aerolume');
		expect(aerolume.options.map(({ values }) => values.length)).toEqual([4, 3, 2]);
		expect(aerolume.variants).toHaveLength(24);
	});

	test('some of its variants are sold out, some low in stock, most in stock', () => {
		const stocks = aerolume.variants.map(({ stock }) => stock ?? 0);
		expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(2);
		expect(stocks.filter((stock) => stock >= 1 && stock <= 3).length).toBeGreaterThanOrEqual(2);
		expect(stocks.filter((stock) => stock > 3).length).toBeGreaterThan(12);
	});

	test('every case of a compare-at price occurs', () => {
		const reduced = variants
			.map(({ variant }) => variant)
			.filter((variant) => variant.compareAtPrice);
		const lowest = reduced.map(({ price, compareAtPrice, lowestPrice30d }) => {
			if (!lowestPrice30d) return 'unknown';
			if (lowestPrice30d.EUR === price.EUR) return 'no reduction';
			return lowestPrice30d.EUR === compareAtPrice?.EUR ? 'as compared' : 'between';
		});
		expect(new Set(lowest)).toEqual(new Set(['as compared', 'between', 'unknown', 'no reduction']));
	});

	test('one product is sold out, one continues selling, one is unpublished, one is a gift card', () => {
		const soldOut = products.filter((product) =>
			product.variants.every(({ stock, sellWhenOutOfStock }) => stock === 0 && !sellWhenOutOfStock),
		);
		expect(soldOut.map(({ handle }) => handle)).toEqual(['calendar-2026']);
		const sellsOn = variants.filter(
			({ variant }) => variant.stock === 0 && variant.sellWhenOutOfStock,
		);
		expect(sellsOn.map(({ product }) => product.handle)).toEqual(['controller-board']);
		const hidden = products.filter(({ published }) => published === false);
		expect(hidden.map(({ handle }) => handle)).toEqual(['poster-scandinavia']);
		const [card] = products.filter(({ isGiftCard }) => isGiftCard);
		expect(card?.variants.length).toBeGreaterThan(2);
		for (const variant of card?.variants ?? []) {
			expect(variant.requiresShipping).toBe(false);
			expect(variant.stock).toBeNull();
		}
	});

	test('cables have a price per metre', () => {
		const cable = products.find(({ handle }) => handle === 'cable-usb-c');
		for (const { unitPrice, options } of cable?.variants ?? []) {
			expect(unitPrice).toEqual({
				quantity: Number.parseInt(options.length ?? '', 10),
				unit: 'M',
				reference: 1,
				referenceUnit: 'M',
			});
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

describe('texts', () => {
	test('none is empty in either language, none has an exclamation mark', () => {
		const texts = localizedTexts(catalogue, 'catalogue');
		expect(texts.length).toBeGreaterThan(250);
		for (const { path, text } of texts) {
			for (const words of [text.de, text.en]) {
				expect(words.trim(), path).not.toBe('');
				expect(words, path).not.toMatch(/!/);
			}
		}
	});

	test('descriptions use only allowed tags, each closed', () => {
		for (const { descriptionHtml } of [...products, ...collections]) {
			for (const html of [descriptionHtml.de, descriptionHtml.en]) {
				const open = [...html.matchAll(/<(\w+)>/g)].map(([, tag]) => tag);
				const closed = [...html.matchAll(/<\/(\w+)>/g)].map(([, tag]) => tag);
				expect([...open].sort()).toEqual([...closed].sort());
				for (const tag of open)
					expect(['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3']).toContain(tag);
			}
		}
	});

	test('the map’s texts and images have the same number of LEDs', () => {
		for (const { ledCount } of Object.values(regions)) {
			expect(aerolume.descriptionHtml.de).toContain(`${ledCount} LEDs`);
			expect(aerolume.descriptionHtml.en).toContain(`${ledCount} LEDs`);
		}
	});

	test('what is shipped has its delivery time as days by country, else in words', () => {
		for (const product of products.filter(({ isGiftCard }) => !isGiftCard)) {
			if (product.deliveryDays) continue;
			expect(product.shipping?.de, product.handle).toContain('Lieferzeit etwa drei Wochen');
			expect(product.shipping?.en, product.handle).toContain('about three weeks');
		}
	});

	test('dates are ISO 8601 in seconds, the update not before the creation', () => {
		for (const { createdAt, updatedAt } of products) {
			for (const date of [createdAt, updatedAt])
				expect(date).toMatch(/^202[56]-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
			expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
		}
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

	test('one product has a subscription, each plan with one price adjustment', () => {
		const plans = products.flatMap(({ sellingPlanGroup }) => sellingPlanGroup?.plans ?? []);
		expect(plans.length).toBeGreaterThan(0);
		expect(repeated(plans.map(({ id }) => id))).toEqual([]);
		for (const { percentage, amount, name } of plans) {
			expect(
				[percentage, amount].filter((value) => value !== undefined),
				name.en,
			).toHaveLength(1);
		}
	});

	test('redirects lead to existing products and collections, in one step', () => {
		const published = products.filter((product) => product.published !== false);
		const addresses = [
			...published.map(({ handle }) => `/products/${handle}`),
			...collections.map(({ handle }) => `/collections/${handle}`),
		];
		const paths = redirects.map(({ path }) => path);
		expect(repeated(redirects.map(({ id }) => id))).toEqual([]);
		expect(repeated([...paths, ...addresses])).toEqual([]);
		for (const { target } of redirects) {
			expect(paths).not.toContain(target);
			if (/^\/(products|collections)\//.test(target)) expect(addresses).toContain(target);
		}
		expect(paths).toEqual(expect.arrayContaining(['/products/aerolume-v1', '/pages/contact']));
	});

	test('a discount has a percentage or an amount, not both', () => {
		for (const { percentage, amount } of discounts) {
			expect([percentage, amount].filter((value) => value !== undefined)).toHaveLength(1);
		}
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

	test('no image is unused', () => {
		const used = new Set([...images, ...media.flatMap(filesOf)].map(({ file }) => file));
		expect(readdirSync(filesFolder).filter((file) => !used.has(file))).toEqual([]);
	});

	test('no product has an image twice', () => {
		for (const product of products)
			expect(repeated(product.images.map(({ file }) => file))).toEqual([]);
	});
});
