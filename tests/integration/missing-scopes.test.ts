import { describe, expect, test } from 'vitest';
import { loader as overviewLoader } from '../../app/routes/account/overview';
import { loader as collectionLoader } from '../../app/routes/collection';
import { loader as mapLoader } from '../../app/routes/map';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, open } from './account-visitor';
import { add, change, quantities, session } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

useLog();

const PRODUCT = `/en/aerolume?variant=${variantIds.threeLeft}`;

const list = (visitor: TestVisitor) =>
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
		expect((await list(visitor)).status).toBe(200);
		const { body } = await change(visitor, add(variantIds.threeLeft, '5'));
		// The platform knows the number all the same.
		expect(quantities(body)).toEqual({ [variantIds.threeLeft]: 3 });
		expect(quantities(await session(visitor))).toEqual({ [variantIds.threeLeft]: 3 });
	});

	test('has its pages in the cache', () =>
		shop.visitor().visit(PRODUCT, async ({ request, context }) => {
			await mapLoader({ request, context, params: {} });
			expect(context.isCacheable).toBe(true);
		}));
});

describe('a storefront that may not read tags, which are never null', () => {
	const shop = useTestShop({
		missingScopes: ['unauthenticated_read_product_tags', 'unauthenticated_read_customer_tags'],
	});

	test('has no list, rather than an empty one, and sells by its product pages', async () => {
		const visitor = shop.visitor();
		expect((await list(visitor)).status).toBe(503);
		expect((await open(visitor, mapLoader, PRODUCT)).status).toBe(200);
		expect((await change(visitor, add(variantIds.plenty))).status).toBe(200);
	});

	test('signs customers in, and shows no account rather than an empty one', async () => {
		const visitor = await demoCustomer(shop);
		expect((await session(visitor)).customer).toMatchObject({ displayName: 'Mara Lindner' });
		expect((await open(visitor, overviewLoader, '/en/account')).status).toBe(503);
	});
});
