import { expect, test } from 'vitest';
import { type EditionVariant, mapEditions } from './map-editions';

function variant(
	id: number,
	region: string,
	amount: string,
	availableForSale = true,
): EditionVariant {
	return {
		id: `gid://shopify/ProductVariant/${id}`,
		availableForSale,
		price: { amount, currencyCode: 'EUR' },
		image: { url: `https://cdn/${id}` },
		selectedOptions: [
			{ name: 'Region', value: region },
			{ name: 'Rahmen', value: 'Eiche' },
		],
	};
}

test('each sheet has its lowest price and leads to its first variant that can be bought', () => {
	const editions = mapEditions('Region', [
		variant(1, 'Alpen', '349.0', false),
		variant(2, 'Alpen', '549.0'),
		variant(3, 'Europa', '1089.0'),
		variant(4, 'Europa', '389.0'),
	]);
	expect(editions).toEqual([
		{
			name: 'Alpen',
			variantId: '2',
			price: { amount: '349.0', currencyCode: 'EUR' },
			picture: { url: 'https://cdn/2' },
		},
		{
			name: 'Europa',
			variantId: '3',
			price: { amount: '389.0', currencyCode: 'EUR' },
			picture: { url: 'https://cdn/3' },
		},
	]);
});

test('a sheet that is sold out leads to its first variant', () => {
	const [edition] = mapEditions('Region', [
		variant(1, 'USA', '409.0', false),
		variant(2, 'USA', '409.0', false),
	]);
	expect(edition?.variantId).toBe('1');
});

test('a product without options has no sheets', () => {
	expect(mapEditions(undefined, [variant(1, 'Alpen', '349.0')])).toEqual([]);
});
