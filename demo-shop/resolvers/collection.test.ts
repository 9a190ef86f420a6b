import { describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

describe('collections', () => {
	test('are listed with their total as a string', async () => {
		const data = await shop.data(
			'query @inContext(language: EN) { collections(first: 1, sortKey: TITLE) { totalCount nodes { handle title } } one: collection(handle: "parts") { id title } none: collection(handle: "nope") { id } }',
		);
		expect(data).toEqual({
			collections: { totalCount: '2', nodes: [{ handle: 'all', title: 'Everything' }] },
			one: { id: 'gid://shopify/Collection/11', title: 'Parts' },
			none: null,
		});
	});

	test('have their picture at night as a metafield, where there is one', async () => {
		const data = await shop.data(
			'{ all: collection(handle: "all") { ...Night } parts: collection(handle: "parts") { ...Night } } fragment Night on HasMetafields { metafield(namespace: "custom", key: "night_picture") { type reference { ... on MediaImage { image { url } } } } }',
		);
		expect(data).toEqual({
			all: {
				metafield: {
					type: 'file_reference',
					reference: { image: { url: expect.stringContaining('wall.webp') } },
				},
			},
			parts: { metafield: null },
		});
	});

	const products = async (args: string) => {
		const data = await shop.data(
			`{ collection(handle: "all") { products(first: 9 ${args}) { nodes { handle } filters { id label type values { id label count input } } } } }`,
		);
		return data.collection.products;
	};

	test.each([
		['', ['map', 'cable', 'gift-card']],
		['sortKey: MANUAL, reverse: true', ['gift-card', 'cable', 'map']],
		['sortKey: PRICE', ['cable', 'gift-card', 'map']],
		['sortKey: CREATED, reverse: true', ['cable', 'gift-card', 'map']],
		['filters: [{price: {min: 20, max: 300}}]', ['map', 'gift-card']],
		['filters: [{price: {max: 13}}, {price: {min: 300}}]', ['map', 'cable']],
		['filters: [{available: false}]', []],
		['filters: [{available: true}, {price: {max: 13}}]', ['cable']],
	])('products(%s)', async (args, handles) => {
		const { nodes } = await products(args);
		expect(nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
	});

	test('return filters with JSON inputs', async () => {
		const { filters } = await products('');
		expect(filters).toEqual([
			{
				id: 'filter.v.availability',
				label: 'Verfügbarkeit',
				type: 'LIST',
				values: [
					{
						id: 'filter.v.availability.1',
						label: 'Auf Lager',
						count: 3,
						input: '{"available":true}',
					},
					{
						id: 'filter.v.availability.0',
						label: 'Nicht auf Lager',
						count: 0,
						input: '{"available":false}',
					},
				],
			},
			{
				id: 'filter.v.price',
				label: 'Preis',
				type: 'PRICE_RANGE',
				values: [
					{
						id: 'filter.v.price',
						label: 'Preis',
						count: 0,
						input: '{"price":{"min":0,"max":399.0}}',
					},
				],
			},
		]);
		const none = await products('filters: [{available: false}]');
		expect(none.filters).toMatchObject([
			{ id: 'filter.v.price', values: [{ input: '{"price":{"min":0,"max":0.0}}' }] },
		]);
	});

	test.each([
		['title:Teile', ['parts']],
		['Alles OR Teile', ['all', 'parts']],
		["updated_at:>'2026-01-15'", ['all']],
		['-teile collection_type:custom', ['all']],
		['nope', []],
	])('are found by %j', async (query, handles) => {
		const data = await shop.data(
			'query ($query: String) { collections(first: 9, query: $query) { nodes { handle } } }',
			{ query },
		);
		expect(data.collections.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
	});
});

describe('localization', () => {
	test('has names of countries, languages and currencies in the language of the context', async () => {
		const query = (directive: string) =>
			`query ${directive} { localization { country { isoCode name unitSystem currency { isoCode name symbol } defaultLanguage { isoCode } } language { isoCode name endonymName } availableLanguages { isoCode name } availableCountries { isoCode name currency { isoCode } } } }`;
		const german = (await shop.data(query(''))).localization;
		expect(german.country).toEqual({
			isoCode: 'DE',
			name: 'Deutschland',
			unitSystem: 'METRIC_SYSTEM',
			currency: { isoCode: 'EUR', name: 'Euro', symbol: '€' },
			defaultLanguage: { isoCode: 'DE' },
		});
		expect(german.availableLanguages).toEqual([
			{ isoCode: 'DE', name: 'Deutsch' },
			{ isoCode: 'EN', name: 'Englisch' },
		]);
		expect(german.availableCountries).toContainEqual({
			isoCode: 'US',
			name: 'Vereinigte Staaten',
			currency: { isoCode: 'USD' },
		});
		const codes = german.availableCountries.map(({ isoCode }: { isoCode: string }) => isoCode);
		expect(codes).toEqual([...codes].sort());
		const english = (await shop.data(query('@inContext(country: US, language: EN)'))).localization;
		expect(english.country).toMatchObject({
			name: 'United States',
			unitSystem: 'IMPERIAL_SYSTEM',
			currency: { isoCode: 'USD', name: 'US Dollar', symbol: '$' },
		});
		expect(english.language).toEqual({ isoCode: 'EN', name: 'English', endonymName: 'English' });
	});

	test('the shop has its domain and its versions', async () => {
		const data = await shop.data(
			'{ shop { id name primaryDomain { host url } paymentSettings { currencyCode } } publicApiVersions { handle supported } }',
		);
		expect(data.shop).toMatchObject({
			name: 'Aerolume',
			primaryDomain: { host: new URL(shop.origin).host, url: shop.origin },
			paymentSettings: { currencyCode: 'EUR' },
		});
		expect(data.publicApiVersions).toContainEqual({ handle: '2026-04', supported: true });
	});

	test('the shop has a slogan in the language of the context, and no policies', async () => {
		const data = await shop.data(
			'query @inContext(language: EN) { shop { description brand { slogan shortDescription logo { id } colors { primary { background } } } shippingPolicy { body } refundPolicy { body } privacyPolicy { body } termsOfService { body } } }',
		);
		const description = 'The wall map that lights up with airport weather.';
		expect(data.shop).toEqual({
			description,
			brand: {
				slogan: 'Airport weather on your wall.',
				shortDescription: description,
				logo: null,
				colors: { primary: [] },
			},
			shippingPolicy: null,
			refundPolicy: null,
			privacyPolicy: null,
			termsOfService: null,
		});
	});

	test('onlineStoreUrl is null: the shop has no online store', async () => {
		const data = await shop.data(
			'{ product(handle: "map") { onlineStoreUrl } collection(handle: "all") { onlineStoreUrl } }',
		);
		expect(data).toEqual({
			product: { onlineStoreUrl: null },
			collection: { onlineStoreUrl: null },
		});
	});
});
