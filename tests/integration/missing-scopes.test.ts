import { describe, expect, test } from 'vitest';
import { loader as overviewLoader } from '../../app/routes/account/overview';
import { loader as collectionLoader } from '../../app/routes/collection';
import { loader as mapLoader } from '../../app/routes/map';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, open } from './account-visitor';
import { add, change, loadSession, quantities } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

useLog();

const PRODUCT = `/en/aerolume?variant=${variantIds.threeLeft}`;

const openMaps = (visitor: TestVisitor) =>
	open(visitor, collectionLoader, '/en/collections/maps', { handle: 'maps' });

describe('a storefront that may not read the inventory', () => {
	const shop = useTestShop({ missingScopes: ['unauthenticated_read_product_inventory'] });

	test('sells what is for sale, without the number left', async () => {
		const visitor = shop.visitor();
		const page = await open<{ product: { variant: { stock: object } } }>(
			visitor,
			mapLoader,
			PRODUCT,
		);
		expect(page.data.product.variant.stock).toEqual({ kind: 'available' });
		expect((await openMaps(visitor)).status).toBe(200);
		const { body } = await change(visitor, add(variantIds.threeLeft, '5'));
		// The platform still limits the quantity to its stock.
		expect(quantities(body)).toEqual({ [variantIds.threeLeft]: 3 });
		expect(quantities(await loadSession(visitor))).toEqual({ [variantIds.threeLeft]: 3 });
	});

	test('marks a product page as cacheable', () =>
		shop.visitor().visit(PRODUCT, async ({ request, context }) => {
			await mapLoader({ request, context, params: {} });
			expect(context.isCacheable).toBe(true);
		}));
});

describe('a storefront that may not read tags: the schema has no null there, so that queries fail', () => {
	const shop = useTestShop({
		missingScopes: ['unauthenticated_read_product_tags', 'unauthenticated_read_customer_tags'],
	});

	test('responds with 503 instead of an empty list, and sells on its product pages', async () => {
		const visitor = shop.visitor();
		expect((await openMaps(visitor)).status).toBe(503);
		expect((await open(visitor, mapLoader, PRODUCT)).status).toBe(200);
		expect((await change(visitor, add(variantIds.plenty))).status).toBe(200);
	});

	test('signs customers in, and responds with 503 instead of an empty account', async () => {
		const visitor = await demoCustomer(shop);
		expect((await loadSession(visitor)).customer).toMatchObject({ displayName: 'Mara Lindner' });
		expect((await open(visitor, overviewLoader, '/en/account')).status).toBe(503);
	});
});

describe('a storefront that may not read selling plans', () => {
	const shop = useTestShop({ missingScopes: ['unauthenticated_read_selling_plans'] });

	test('responds with 503 on product pages, as if the platform failed: the product is not gone', async () => {
		expect((await open(shop.visitor(), mapLoader, PRODUCT)).status).toBe(503);
	});
});
