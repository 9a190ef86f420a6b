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
		nightPicture: { reference: { image: { url: `https://cdn/${id}-night` } } },
		region: { value: region },
	};
}

test('each sheet has its lowest price and leads to its first variant that can be bought', () => {
	const editions = mapEditions([
		variant(1, 'alps', '349.0', false),
		variant(2, 'alps', '549.0'),
		variant(3, 'europe', '1089.0'),
		variant(4, 'europe', '389.0'),
	]);
	expect(editions).toEqual([
		{
			region: 'alps',
			variantId: '2',
			price: { amount: '349.0', currencyCode: 'EUR' },
			picture: { url: 'https://cdn/2' },
			night: { url: 'https://cdn/2-night' },
		},
		{
			region: 'europe',
			variantId: '3',
			price: { amount: '389.0', currencyCode: 'EUR' },
			picture: { url: 'https://cdn/3' },
			night: { url: 'https://cdn/3-night' },
		},
	]);
});

test('a sheet that is sold out leads to its first variant', () => {
	const [edition] = mapEditions([
		variant(1, 'usa', '409.0', false),
		variant(2, 'usa', '409.0', false),
	]);
	expect(edition?.variantId).toBe('1');
});

test('a product without regions has no sheets', () => {
	expect(mapEditions([{ ...variant(1, 'alps', '349.0'), region: null }])).toEqual([]);
});
