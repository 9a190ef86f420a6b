import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { CART_CONTENTS_QUERY } from './cart.queries';
import { moveCart } from './cart-buyer.server';

const GONE = 'gid://shopify/ProductVariant/1';
const AVAILABLE = 'gid://shopify/ProductVariant/2';

/** A platform whose former cart has one line that a new cart refuses, or all of them. */
function platform(isRefused: (merchandiseId: string) => boolean) {
	const created: string[][] = [];
	const line = (id: string) => ({
		quantity: 1,
		attributes: [],
		merchandise: { id },
		sellingPlanAllocation: null,
	});
	const query = async (document: string) => {
		if (document !== CART_CONTENTS_QUERY) throw new Error('unexpected');
		const lines = { nodes: [line(AVAILABLE), line(GONE)], pageInfo: { hasNextPage: false } };
		return { cart: { note: null, attributes: [], discountCodes: [], appliedGiftCards: [], lines } };
	};
	const mutate = async (
		_: string,
		{ variables }: { variables: { input: { lines: { merchandiseId: string }[] } } },
	) => {
		const ids = variables.input.lines.map(({ merchandiseId }) => merchandiseId);
		created.push(ids);
		const index = ids.findIndex(isRefused);
		const field = ['input', 'lines', String(index), 'merchandiseId'];
		const userErrors = index < 0 ? [] : [{ code: 'INVALID', field, message: 'It does not exist.' }];
		return {
			cartCreate: { cart: index < 0 ? { id: 'new' } : null, userErrors, warnings: [] },
		};
	};
	const session = new Map([['cartId', 'former']]);
	const context = {
		session: {
			get: (key: string) => session.get(key),
			set: (key: string, value: string) => session.set(key, value),
		},
		shopify: { query, mutate },
		log: { error() {}, warn() {} },
		market: 'DE',
	};
	return { created, session, context: context as unknown as AppContext };
}

const BUYER = { accessToken: 'secret', email: null };

test('a line that a new cart refuses does not keep the others from being moved', async () => {
	const { created, session, context } = platform((id) => id === GONE);
	await moveCart(context, BUYER);
	expect(created).toEqual([[GONE, AVAILABLE], [AVAILABLE]]);
	expect(session.get('cartId')).toBe('new');
});

test('a cart that is refused for another reason stays the visitor’s', async () => {
	const { session, context } = platform(() => false);
	const refusing = {
		...context,
		shopify: {
			...context.shopify,
			mutate: async () => ({
				cartCreate: {
					cart: null,
					userErrors: [{ code: 'INVALID', field: ['input', 'note'], message: 'Too long' }],
					warnings: [],
				},
			}),
		},
	} as unknown as AppContext;
	await moveCart(refusing, BUYER);
	expect(session.get('cartId')).toBe('former');
	expect(session.get('formerCartId')).toBe('former');
});
