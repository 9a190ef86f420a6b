import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { requestError } from '~/shopify/errors';
import type { CartFragment } from '~/shopify/storefront.generated';
import { withRenewedToken } from './cart.server';

/** A session whose token was renewed, at a platform that is down. */
function visitor(former: Record<string, unknown> = {}) {
	let updates = 0;
	const session = new Map<string, unknown>([
		['cartId', 'cart'],
		['tokenRenewed', true],
		['customerAccessToken', 'secret'],
		...Object.entries(former),
	]);
	const mutate = async () => {
		updates += 1;
		throw requestError(3, 'down');
	};
	const context = {
		env: { CUSTOMER_ACCOUNTS: 'classic' },
		session: {
			get: (key: string) => session.get(key),
			set: (key: string, value: unknown) => session.set(key, value),
			unset: (key: string) => session.delete(key),
		},
		shopify: { mutate },
		log: { error() {}, warn() {} },
		market: 'DE',
	};
	return { context: context as unknown as AppContext, session, updates: () => updates };
}

function cartOf(customer: object | null): CartFragment {
	return { id: 'cart', buyerIdentity: { customer } } as CartFragment;
}

test('a renewed token is not given to a cart from before the sign-in, nor to one without a customer', async () => {
	const moving = visitor({ formerCartId: 'cart' });
	await withRenewedToken(moving.context, cartOf({ id: 'other' }));
	const { context, updates } = visitor();
	await withRenewedToken(context, cartOf(null));
	expect([moving.updates(), updates()]).toEqual([0, 0]);
});

test('where the platform fails, the cart stays as it is, and gets the token later', async () => {
	const { context, session, updates } = visitor();
	const cart = cartOf({ id: 'own' });
	expect(await withRenewedToken(context, cart)).toBe(cart);
	expect(updates()).toBe(1);
	expect(session.get('tokenRenewed')).toBe(true);
});
