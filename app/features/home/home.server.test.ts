import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { loadHome } from './home.server';

function homeWith(availableForSale: boolean) {
	const price = { amount: '349.0', currencyCode: 'EUR' };
	const map = {
		id: 'gid://shopify/Product/1',
		handle: 'aerolume',
		title: 'Aerolume',
		availableForSale,
		priceRange: { minVariantPrice: price, maxVariantPrice: price },
		compareAtPriceRange: { minVariantPrice: price },
		deliveryDays: { value: '{"DE":[3,5]}' },
		variants: { nodes: [] },
		firstVariant: { nodes: [] },
	};
	const query = async () => ({ map, products: { nodes: [] } });
	return loadHome({ market: 'DE', locale: 'de', shopify: { query } } as unknown as AppContext);
}

test('a delivery is promised only while the map can be bought', async () => {
	expect((await homeWith(true)).deliveryDays).toBe('{"DE":[3,5]}');
	expect((await homeWith(false)).deliveryDays).toBeUndefined();
});
