import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { loadHome } from './home.server';

function homeWith(availableForSale: boolean, currentlyNotInStock = false) {
	const price = { amount: '349.0', currencyCode: 'EUR' };
	const variant = {
		id: 'gid://shopify/ProductVariant/1',
		availableForSale,
		currentlyNotInStock,
		price,
		region: { value: 'germany' },
		title: 'Deutschland / Eiche',
	};
	const map = {
		id: 'gid://shopify/Product/1',
		handle: 'aerolume',
		title: 'Aerolume',
		availableForSale,
		priceRange: { minVariantPrice: price, maxVariantPrice: price },
		compareAtPriceRange: { minVariantPrice: price },
		deliveryDays: { value: '{"DE":[3,5]}' },
		variants: { nodes: [variant] },
		pricedVariants: { nodes: [] },
	};
	const query = async () => ({ map, products: { nodes: [] } });
	return loadHome({ market: 'DE', locale: 'de', shopify: { query } } as unknown as AppContext);
}

test('a delivery is promised only while the map is in stock', async () => {
	const inStock = await homeWith(true);
	expect(inStock.deliveryDays).toBe('{"DE":[3,5]}');
	expect(inStock.editions).toMatchObject([{ inStock: true }]);
	for (const home of [await homeWith(false), await homeWith(true, true)]) {
		expect(home.deliveryDays).toBeUndefined();
		expect(home.editions).toMatchObject([{ inStock: false }]);
	}
});
