import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { runCartCommand } from './cart-command.server';

const EUR = { amount: '0.0', currencyCode: 'EUR' };
const CART = {
	id: 'gid://shopify/Cart/1',
	checkoutUrl: 'https://shop.example/cart/c/1',
	totalQuantity: 0,
	cost: { totalAmount: EUR },
	buyerIdentity: { countryCode: 'DE' },
	attributes: [],
	discountCodes: [],
	discountAllocations: [],
	appliedGiftCards: [],
	lines: { nodes: [], pageInfo: { hasNextPage: false } },
};

test('a sold-out product that the platform gives no line is named, and not called added', async () => {
	const target = 'gid://shopify/CartLine/1';
	const warnings = [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out.', target }];
	const context = {
		session: new Map([['cartId', CART.id]]),
		shopify: {
			query: async () => ({ cart: CART }),
			mutate: async () => ({ cartLinesAdd: { cart: CART, userErrors: [], warnings } }),
		},
		env: { PUBLIC_CHECKOUT_DOMAIN: '' },
		locale: 'en',
		market: 'DE',
	} as unknown as AppContext;
	const form = new FormData();
	form.set('intent', 'add');
	form.set('variantId', '44');
	const { status, response } = await runCartCommand(context, form);
	expect(status).toBe(200);
	expect(response.notices).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
	expect(response.added).toBe(false);
});
