import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { add, change, lineId, loadSession, quantities } from './cart-visitor';
import { useTestShop } from './shop';

const shop = useTestShop();

const PLENTY = variantIds.plenty;
/** 3 in stock. */
const SCARCE = variantIds.threeLeft;

test('a line that sells out in the cart is counted by the platform: there is no sum with shipping, and no day', async () => {
	const visitor = shop.visitor();
	await change(visitor, add(PLENTY));
	await change(visitor, add(SCARCE));
	await shop.setStock(SCARCE, 0);
	const sold = await loadSession(visitor);
	expect(quantities(sold)).toEqual({ [PLENTY]: 1, [SCARCE]: 1 });
	expect(sold.cart?.shipping).toEqual({
		country: 'Deutschland',
		price: { amount: '4.90', currencyCode: 'EUR' },
	});
	const fields = { intent: 'update', lineId: lineId(sold, SCARCE), quantity: '2' };
	const { body } = await change(visitor, fields);
	expect(quantities(body)).toEqual({ [PLENTY]: 1, [SCARCE]: 0 });
	expect(body.cart?.shipping).toMatchObject({
		total: { amount: '353.9', currencyCode: 'EUR' },
		arrival: expect.stringContaining('Lieferung bis'),
	});
});
