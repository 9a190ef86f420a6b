import { describe, expect, test } from 'vitest';
import { testCatalogue, variantIds } from '../testing/test-catalogue';
import { testContent } from '../testing/test-content';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue: { ...testCatalogue, content: testContent } });

const english = (query: string) => shop.data(`query @inContext(language: EN) { ${query} }`);

describe('locations', () => {
	const names = async (args: string) =>
		(await shop.data(`{ locations(first: 9, ${args}) { nodes { name } } }`)).locations.nodes.map(
			({ name }: Json) => name,
		);

	test('have an address', async () => {
		const { locations } = await english(
			'locations(first: 1) { nodes { id name address { address1 address2 zip city country countryCode province provinceCode phone latitude longitude formatted } metafield(key: "x") { id } } }',
		);
		expect(locations.nodes[0]).toEqual({
			id: 'gid://shopify/Location/91',
			name: 'Werkstatt',
			address: {
				address1: 'Musterstraße 12',
				address2: null,
				zip: '12345',
				city: 'Musterstadt',
				country: 'Germany',
				countryCode: 'DE',
				province: null,
				provinceCode: null,
				phone: '+493023125014',
				latitude: 52.52,
				longitude: 13.4,
				formatted: ['Musterstraße 12', '12345 Musterstadt', 'Germany'],
			},
			metafield: null,
		});
	});

	test.each([
		['sortKey: ID', ['Werkstatt', 'Laden']],
		['sortKey: NAME', ['Laden', 'Werkstatt']],
		['sortKey: CITY', ['Laden', 'Werkstatt']],
		['sortKey: DISTANCE, near: {latitude: 53.5, longitude: 10}', ['Werkstatt', 'Laden']],
		['sortKey: DISTANCE, near: {latitude: 47.3, longitude: 11}', ['Laden', 'Werkstatt']],
	])('%s lists %j', async (args, expected) => {
		expect(await names(args)).toEqual(expected);
	});

	test('are not sorted by distance from nowhere', async () => {
		const { body } = await shop.query(
			'{ locations(first: 1, sortKey: DISTANCE) { nodes { id } } }',
		);
		expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
	});

	test('say where a variant can be picked up', async () => {
		const stores = (id: number) => `node(id: "gid://shopify/ProductVariant/${id}") {
			... on ProductVariant { storeAvailability(first: 1) { nodes { available quantityAvailable pickUpTime location { name } } } } }`;
		const data = await english(
			`there: ${stores(variantIds.oakSmall)} soldOut: ${stores(variantIds.oakLarge)} digital: ${stores(variantIds.giftCard)}`,
		);
		const location = { name: 'Werkstatt' };
		expect(data.there.storeAvailability.nodes).toEqual([
			{ available: true, quantityAvailable: 5, pickUpTime: 'In 24 hours', location },
		]);
		expect(data.soldOut.storeAvailability.nodes[0]).toMatchObject({
			available: false,
			quantityAvailable: 0,
		});
		expect(data.digital.storeAvailability.nodes).toEqual([]);
	});
});
