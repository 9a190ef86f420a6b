import { describe, expect, test } from 'vitest';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;

describe('a product', () => {
	test('is in the language of the context, German by default', async () => {
		const fields =
			'product(handle: "map") { title description descriptionHtml options { name optionValues { name swatch { color } } values } }';
		const german = await shop.data(`{ ${fields} }`);
		expect(german.product).toMatchObject({
			title: 'Wandkarte',
			description: 'Eine Karte, die leuchtet & lebt.',
			options: [
				{
					name: 'Rahmen',
					optionValues: [
						{ name: 'Eiche', swatch: { color: '#b58b5a' } },
						{ name: 'Schwarz', swatch: { color: '#111111' } },
					],
					values: ['Eiche', 'Schwarz'],
				},
				{
					name: 'Größe',
					optionValues: [
						{ name: 'Klein', swatch: null },
						{ name: 'Groß', swatch: null },
					],
				},
			],
		});
		const english = await shop.data(`query @inContext(language: EN) { ${fields} }`);
		expect(english.product).toMatchObject({
			title: 'Wall map',
			descriptionHtml: '<p>A map</p><p>that <strong>glows</strong> &amp; lives.</p>',
		});
	});

	test('is truncated at truncateAt, including the ellipsis', async () => {
		const data = await shop.data('{ product(handle: "map") { description(truncateAt: 12) } }');
		expect(data.product.description).toBe('Eine Kart...');
	});

	test('has the prices of the market', async () => {
		const query = (directive: string) =>
			`query ${directive} { product(handle: "map") { priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } } compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } } } }`;
		expect((await shop.data(query(''))).product).toEqual({
			priceRange: {
				minVariantPrice: { amount: '279.0', currencyCode: 'EUR' },
				maxVariantPrice: { amount: '399.0' },
			},
			compareAtPriceRange: {
				minVariantPrice: { amount: '299.0' },
				maxVariantPrice: { amount: '299.0' },
			},
		});
		for (const [country, currency] of [
			['US', 'USD'],
			['CA', 'USD'],
			['FR', 'EUR'],
			['GB', 'EUR'],
			['IN', 'EUR'],
		]) {
			const data = await shop.data(query(`@inContext(country: ${country})`));
			expect(data.product.priceRange.minVariantPrice.currencyCode).toBe(currency);
		}
	});

	test('has a compare-at range of 0.0 without compare-at prices', async () => {
		const data = await shop.data(
			'{ product(handle: "cable") { compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } } variants(first: 1) { nodes { compareAtPrice { amount } } } } }',
		);
		expect(data.product).toEqual({
			compareAtPriceRange: {
				minVariantPrice: { amount: '0.0' },
				maxVariantPrice: { amount: '0.0' },
			},
			variants: { nodes: [{ compareAtPrice: null }] },
		});
	});

	test('that is unknown or not published is null', async () => {
		const data = await shop.data(
			'{ a: product(handle: "nope") { id } b: product(handle: "draft") { id } c: product(id: "gid://shopify/Product/4") { id } }',
		);
		expect(data).toEqual({ a: null, b: null, c: null });
	});

	test('has its metafields, with null for missing ones in their place', async () => {
		const data = await shop.data(`query @inContext(country: US, language: EN) {
			product(handle: "map") {
				metafields(identifiers: [{namespace: "custom", key: "details"}, {namespace: "custom", key: "nope"}, {namespace: "other", key: "details"}]) { key type value }
				colors: metafield(namespace: "custom", key: "filter_color") { type value references(first: 5) { nodes { ... on Metaobject { handle type label: field(key: "label") { value } color: field(key: "color") { value type } } } } }
				siblings: metafield(namespace: "custom", key: "matching_colors") { references(first: 5) { nodes { __typename ... on Product { handle } } } }
				lowest: metafield(namespace: "custom", key: "lowest_price_30d") { type value }
			}
		}`);
		expect(data.product).toEqual({
			metafields: [
				{ key: 'details', type: 'multi_line_text_field', value: 'Technical data' },
				null,
				null,
			],
			colors: {
				type: 'list.metaobject_reference',
				value: '["gid://shopify/Metaobject/1"]',
				references: {
					nodes: [
						{
							handle: 'oak',
							type: 'color',
							label: { value: 'Oak' },
							color: { value: '#b58b5a', type: 'color' },
						},
					],
				},
			},
			siblings: { references: { nodes: [{ __typename: 'Product', handle: 'cable' }] } },
			lowest: { type: 'money', value: '{"amount":"318.00","currency_code":"USD"}' },
		});
	});

	test('has the same files as images and as media', async () => {
		const data = await shop.data(`{ product(handle: "map") {
			featuredImage { altText width height url small: url(transform: {maxWidth: 200, maxHeight: 100, crop: TOP, scale: 2, preferredContentType: JPG}) }
			media(first: 1) { nodes { mediaContentType alt ... on MediaImage { image { url } } } pageInfo { hasNextPage } }
			images(first: 5) { edges { node { altText } } }
		} }`);
		const { featuredImage, media, images } = data.product;
		expect(featuredImage).toMatchObject({ altText: 'Eiche', width: 400, height: 300 });
		expect(featuredImage.url).toMatch(/\/cdn\/shop\/files\/oak\.webp\?v=\d+$/);
		expect(featuredImage.small).toBe(
			`${featuredImage.url}&width=400&height=200&crop=top&format=jpg`,
		);
		expect(media).toEqual({
			nodes: [{ mediaContentType: 'IMAGE', alt: 'Eiche', image: { url: featuredImage.url } }],
			pageInfo: { hasNextPage: true },
		});
		expect(images.edges).toEqual([{ node: { altText: 'Eiche' } }, { node: { altText: 'Wand' } }]);
	});
});

describe('variants', () => {
	test('have stock and availability', async () => {
		const fields = 'availableForSale quantityAvailable currentlyNotInStock title';
		const data = await shop.data(
			`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { ${fields} } } }`,
			{
				ids: [
					variantIds.oakSmall,
					variantIds.oakLarge,
					variantIds.cable,
					variantIds.giftCard,
					variantIds.unpublished,
				].map(gid),
			},
		);
		const row = (
			availableForSale: boolean,
			quantityAvailable: number,
			currentlyNotInStock: boolean,
			title: string,
		) => ({ availableForSale, quantityAvailable, currentlyNotInStock, title });
		expect(data.nodes).toEqual([
			row(true, 5, false, 'Eiche / Klein'),
			row(false, 0, false, 'Eiche / Groß'),
			row(true, 0, true, 'Default Title'),
			row(true, 0, false, 'Default Title'),
			null,
		]);
	});

	test('have a unit price in the currency of the context', async () => {
		const query = (country: string) =>
			`query @inContext(country: ${country}) { product(handle: "cable") { selectedOrFirstAvailableVariant { unitPrice { amount currencyCode } unitPriceMeasurement { measuredType quantityValue quantityUnit referenceValue referenceUnit } } } }`;
		expect((await shop.data(query('DE'))).product.selectedOrFirstAvailableVariant).toEqual({
			unitPrice: { amount: '5.0', currencyCode: 'EUR' },
			unitPriceMeasurement: {
				measuredType: 'LENGTH',
				quantityValue: 250,
				quantityUnit: 'CM',
				referenceValue: 1,
				referenceUnit: 'M',
			},
		});
		expect(
			(await shop.data(query('US'))).product.selectedOrFirstAvailableVariant.unitPrice,
		).toEqual({
			amount: '5.7',
			currencyCode: 'USD',
		});
	});

	const select = async (field: string, selected: Record<string, string>, more = '') => {
		const selectedOptions = Object.entries(selected).map(([name, value]) => ({ name, value }));
		const data = await shop.data(
			`query ($selectedOptions: [SelectedOptionInput!]!) { product(handle: "map") { result: ${field}(selectedOptions: $selectedOptions ${more}) { id } } }`,
			{ selectedOptions },
		);
		const { result } = data.product;
		return Array.isArray(result) ? result.map(({ id }) => id) : (result?.id ?? null);
	};

	test('are found by their options', async () => {
		const black = { Rahmen: 'Schwarz', Größe: 'Klein' };
		expect(await select('variantBySelectedOptions', black)).toBe(gid(103));
		expect(
			await select('variantBySelectedOptions', { Rahmen: 'Schwarz', Größe: 'Groß' }),
		).toBeNull();
		expect(
			await select('variantBySelectedOptions', { rahmen: 'schwarz', größe: 'klein' }),
		).toBeNull();
		expect(
			await select(
				'variantBySelectedOptions',
				{ rahmen: 'schwarz', größe: 'klein' },
				'caseInsensitiveMatch: true',
			),
		).toBe(gid(103));
		expect(await select('variantBySelectedOptions', { ...black, utm: 'x' })).toBeNull();
		expect(await select('selectedOrFirstAvailableVariant', { ...black, utm: 'x' })).toBe(gid(103));
		expect(
			await select('selectedOrFirstAvailableVariant', { Rahmen: 'Schwarz', Größe: 'Groß' }),
		).toBe(gid(101));
		expect(
			await select('selectedOrFirstAvailableVariant', { Rahmen: 'Eiche', Größe: 'Groß' }),
		).toBe(gid(102));
		expect(await select('selectedOrFirstAvailableVariant', {})).toBe(gid(101));
	});

	test('that differ in one option are adjacent', async () => {
		expect(await select('adjacentVariants', { Rahmen: 'Eiche', Größe: 'Klein' })).toEqual([
			gid(102),
			gid(103),
		]);
		expect(await select('adjacentVariants', { Rahmen: 'Schwarz', Größe: 'Klein' })).toEqual([
			gid(101),
		]);
	});

	test('match encodedVariantExistence and availability, with the current stock', async () => {
		const query =
			'{ product(handle: "map") { encodedVariantExistence encodedVariantAvailability options { optionValues { firstSelectableVariant { id } } } } }';
		expect((await shop.data(query)).product).toEqual({
			encodedVariantExistence: 'v1_0:0-1,1:0,',
			encodedVariantAvailability: 'v1_0:0,1:0,',
			options: [
				{
					optionValues: [
						{ firstSelectableVariant: { id: gid(101) } },
						{ firstSelectableVariant: { id: gid(103) } },
					],
				},
				{
					optionValues: [
						{ firstSelectableVariant: { id: gid(101) } },
						{ firstSelectableVariant: { id: gid(102) } },
					],
				},
			],
		});
		await shop.control('stock', 'POST', { variantId: gid(102), stock: 3 });
		expect((await shop.data(query)).product.encodedVariantAvailability).toBe('v1_0:0-1,1:0,');
	});
});

describe('lists', () => {
	const handles = async (args: string, directive = '') => {
		const data = await shop.data(`query ${directive} { products(${args}) { nodes { handle } } }`);
		return data.products.nodes.map(({ handle }: { handle: string }) => handle);
	};

	test.each([
		['first: 9', ['map', 'cable', 'gift-card']],
		['first: 9, reverse: true', ['gift-card', 'cable', 'map']],
		['first: 9, sortKey: TITLE', ['cable', 'gift-card', 'map']],
		['first: 9, sortKey: PRICE', ['cable', 'gift-card', 'map']],
		['first: 1, sortKey: CREATED_AT, reverse: true', ['cable']],
		['first: 1, sortKey: BEST_SELLING', ['map']],
		['first: 0', []],
	])('products(%s)', async (args, expected) => {
		expect(await handles(args)).toEqual(expected);
	});

	test('can be paginated in every order', async () => {
		const page = async (after: string | null) =>
			(
				await shop.data(
					'query ($after: String) { products(first: 2, after: $after, sortKey: PRICE) { nodes { handle } pageInfo { hasNextPage endCursor } } }',
					{ after },
				)
			).products;
		const first = await page(null);
		expect(first.nodes).toEqual([{ handle: 'cable' }, { handle: 'gift-card' }]);
		const second = await page(first.pageInfo.endCursor);
		expect(second).toMatchObject({ nodes: [{ handle: 'map' }], pageInfo: { hasNextPage: false } });
	});

	test('without a page size are refused', async () => {
		const { body } = await shop.query('{ products { nodes { id } } }');
		expect(body.errors[0]).toMatchObject({
			message: 'you must provide one of first or last',
			path: ['products'],
		});
	});

	test('recommendations do not contain the product itself and are null for an unknown one', async () => {
		const data = await shop.data(
			'{ map: productRecommendations(productId: "gid://shopify/Product/1") { handle } unknown: productRecommendations(productHandle: "nope") { handle } }',
		);
		expect(data).toEqual({ map: [{ handle: 'cable' }, { handle: 'gift-card' }], unknown: null });
	});

	test('nodes keep order and duplicates', async () => {
		const data = await shop.data(
			'{ nodes(ids: ["gid://shopify/Collection/10", "gid://shopify/Product/9", "gid://shopify/Product/1", "gid://shopify/Product/1"]) { __typename id } }',
		);
		const map = { __typename: 'Product', id: 'gid://shopify/Product/1' };
		expect(data.nodes).toEqual([
			{ __typename: 'Collection', id: 'gid://shopify/Collection/10' },
			null,
			map,
			map,
		]);
	});
});
