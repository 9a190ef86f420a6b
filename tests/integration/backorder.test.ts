import { catalogue } from '@aerolume/demo-shop/catalogue';
import { expect, test } from 'vitest';
import { loader as mapLoader } from '../../app/routes/map';
import { variantIds } from '../setup/catalogue';
import { open } from './account-visitor';
import { add, change, quantities } from './cart-visitor';
import { useTestShop } from './shop';

const VARIANT = variantIds.soldOut;

/** The catalogue, with a variant that is sold on when it is out of stock. */
const shop = useTestShop({
	catalogue: {
		...catalogue,
		products: catalogue.products.map((product) => ({
			...product,
			variants: product.variants.map((variant) =>
				String(variant.id) === VARIANT ? { ...variant, sellWhenOutOfStock: true } : variant,
			),
		})),
	},
});

async function stockShown(): Promise<object> {
	const { data } = await open<{ product: { variant: { stock: object } } }>(
		shop.visitor(),
		mapLoader,
		`/en/aerolume?variant=${VARIANT}`,
	);
	return data.product.variant.stock;
}

test('a sold-out variant with the policy CONTINUE is shown as on backorder, and can be bought', async () => {
	expect(await stockShown()).toEqual({ kind: 'backorder' });
	const { status, body } = await change(shop.visitor(), add(VARIANT, '2'));
	expect({ status, added: body.added, notices: body.notices }).toEqual({
		status: 200,
		added: true,
		notices: [],
	});
	expect(quantities(body)).toEqual({ [VARIANT]: 2 });
});

test('more units than are left can be bought', async () => {
	await shop.setStock(VARIANT, 2);
	expect(await stockShown()).toEqual({ kind: 'low', count: 2 });
	const { body } = await change(shop.visitor(), add(VARIANT, '5'));
	expect(body.notices).toEqual([]);
	expect(quantities(body)).toEqual({ [VARIANT]: 5 });
});
