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
		title: `${region} / Eiche / 60 × 40 cm`,
		availableForSale,
		currentlyNotInStock: false,
		price: { amount, currencyCode: 'EUR' },
		image: { url: `https://cdn/${id}` },
		nightPicture: { reference: { image: { url: `https://cdn/${id}-night` } } },
		rooms: {
			references: {
				nodes: [{ image: { url: `https://cdn/${id}-sofa` } }, { image: null }],
			},
		},
		region: { value: region },
	};
}

test('an edition is the cheapest variant for sale of its region, with its pictures, and knows the first one', () => {
	const editions = mapEditions(
		[
			variant(1, 'alps', '299.0', false),
			variant(2, 'alps', '549.0'),
			variant(3, 'europe', '1089.0'),
			variant(4, 'europe', '389.0'),
			variant(5, 'europe', '389.0'),
		],
		true,
	);
	expect(editions).toEqual([
		{
			region: 'alps',
			variantId: '2',
			price: { amount: '549.0', currencyCode: 'EUR' },
			vatIncluded: true,
			inStock: true,
			from: false,
			first: {
				name: 'alps, Eiche, 60\u00a0×\u00a040\u00a0cm',
				variantId: '2',
				price: { amount: '549.0', currencyCode: 'EUR' },
				vatIncluded: true,
				inStock: true,
				picture: { url: 'https://cdn/2' },
				night: { url: 'https://cdn/2-night' },
				rooms: [{ url: 'https://cdn/2-sofa' }],
			},
			picture: { url: 'https://cdn/2' },
			night: { url: 'https://cdn/2-night' },
		},
		{
			region: 'europe',
			variantId: '4',
			price: { amount: '389.0', currencyCode: 'EUR' },
			vatIncluded: true,
			inStock: true,
			from: true,
			first: {
				name: 'europe, Eiche, 60\u00a0×\u00a040\u00a0cm',
				variantId: '3',
				price: { amount: '1089.0', currencyCode: 'EUR' },
				vatIncluded: true,
				inStock: true,
				picture: { url: 'https://cdn/3' },
				night: { url: 'https://cdn/3-night' },
				rooms: [{ url: 'https://cdn/3-sofa' }],
			},
			picture: { url: 'https://cdn/4' },
			night: { url: 'https://cdn/4-night' },
		},
	]);
});

test('crosses out the former price of this variant, as on its own page', () => {
	const reduced = {
		...variant(1, 'alps', '299.0'),
		compareAtPrice: { amount: '379.0', currencyCode: 'EUR' as const },
		lowestPrice: { value: '{"amount":"349.0","currency_code":"EUR"}' },
	};
	const variants = [reduced, variant(2, 'alps', '549.0')];
	const formerPrice = (vatIncluded: boolean) =>
		mapEditions(variants, vatIncluded)[0]?.formerPrice?.amount;
	expect(formerPrice(true)).toBe('349.0');
	expect(formerPrice(false)).toBe('379.0');
});

test('an edition that is sold out is its cheapest variant', () => {
	const [edition] = mapEditions(
		[variant(1, 'usa', '409.0', false), variant(2, 'usa', '399.0', false)],
		true,
	);
	expect(edition).toMatchObject({ variantId: '2', first: { variantId: '2' } });
});

test('a product without regions has no editions', () => {
	expect(mapEditions([{ ...variant(1, 'alps', '349.0'), region: null }], true)).toEqual([]);
});
