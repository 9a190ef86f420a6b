import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import type { CartResponse } from '../../app/features/cart/cart-view';
import { loader as accountLoader } from '../../app/routes/account/overview';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as sessionLoader } from '../../app/routes/api/session';
import { action as stockApi, loader as stockLoader } from '../../app/routes/api/stock';
import { action as wishlistApi } from '../../app/routes/api/wishlist';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, open } from './account-visitor';
import { quantities } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Germany, oak, 60 × 40 cm and 90 × 60 cm; aluminium, 90 × 60 cm is sold out. */
const PLENTY = variantIds.plenty;
const OTHER = variantIds.large;
const SOLD_OUT = variantIds.soldOut;
const STOCK = `/api/stock?variant=${SOLD_OUT}`;

/** Replaces one part of the platform's response with an error. */
const withhold = (operation: string, path: string, code?: string) =>
	shop.faults([{ operation, kind: 'partial', path, ...(code && { code }) }]);

type Api = (input: LoaderFunctionArgs) => Promise<Response>;

async function load(visitor: TestVisitor, loader: Api, path: string) {
	const response = await visitor.visit(path, (input) => loader({ ...input, params: {} }));
	return { status: response.status, body: (await response.json()) as CartResponse };
}

async function post(visitor: TestVisitor, api: Api, path: string, fields: Record<string, string>) {
	const response = await visitor.post(path, fields, (input) => api({ ...input, params: {} }));
	return { status: response.status, body: (await response.json()) as CartResponse };
}

const session = (visitor: TestVisitor) => load(visitor, sessionLoader, '/api/session');

const add = (visitor: TestVisitor, variantId: string, quantity = '1') =>
	post(visitor, cartApi, '/api/cart', { intent: 'add', variantId, quantity });

describe('a cart that is null because of an error', () => {
	test.each([
		['cart', 'INTERNAL_SERVER_ERROR'],
		['cart', 'ACCESS_DENIED'],
		['cart.lines.nodes.0.quantity', 'UNKNOWN'],
	])('at %s by %s is not replaced by a new one', async (path, code) => {
		const visitor = shop.visitor();
		await add(visitor, PLENTY, '2');
		const { cookie } = visitor;
		await withhold('Cart', path, code);
		expect((await session(visitor)).status).toBe(503);
		expect((await add(visitor, OTHER)).status).toBe(503);
		await shop.faults([]);
		expect(visitor.cookie).toBe(cookie);
		expect(quantities((await session(visitor)).body)).toEqual({ [PLENTY]: 2 });
		const operations = (await shop.requests()).map(({ operation }) => operation);
		expect(operations.filter((name) => name === 'CartCreate')).toHaveLength(1);
	});

	test.each(['cart', 'cart.lines.nodes.0.quantity', 'userErrors'])(
		'after an addition (%s) is read again: the line exists once',
		async (path) => {
			const visitor = shop.visitor();
			await add(visitor, OTHER);
			await withhold('CartLinesAdd', `cartLinesAdd.${path}`);
			const { status, body } = await add(visitor, PLENTY, '2');
			expect(status).toBe(200);
			expect(quantities(body)).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
			const operations = (await shop.requests()).map(({ operation }) => operation);
			expect(operations.filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
		},
	);
});

describe('a customer that is null because of an error', () => {
	test.each([
		['customer', 'INTERNAL_SERVER_ERROR'],
		['customer', 'ACCESS_DENIED'],
		['customer.displayName', 'UNKNOWN'],
	])('at %s by %s counts as unknown, and stays signed in', async (path, code) => {
		const visitor = await demoCustomer(shop);
		const token = (await visitor.session()).get('customerAccessToken');
		await withhold('*', path, code);
		expect(await session(visitor)).toEqual({ status: 200, body: { cart: null, notices: [] } });
		expect((await open(visitor, accountLoader, '/account')).status).toBe(503);
		expect((await visitor.session()).get('customerAccessToken')).toBe(token);
		await shop.faults([]);
		const { body } = await session(visitor);
		expect(body.customer).toMatchObject({ displayName: expect.any(String) });
	});
});

describe('if a metafield of a customer is null because of an error', () => {
	const press = (visitor: TestVisitor, product: string) =>
		visitor.post('/api/wishlist', { product }, (input) => wishlistApi({ ...input, params: {} }));

	/** The browser's copy of the wishlist after a session request. */
	const copied = async (visitor: TestVisitor) => {
		const response = await visitor.visit('/api/session', (input) =>
			sessionLoader({ ...input, params: {} }),
		);
		return response.headers.getSetCookie()[0];
	};

	test('the wishlist is not overwritten, and the browser’s copy stays', async () => {
		const visitor = await demoCustomer(shop);
		const { cookie } = visitor;
		const [copy = ''] = (await press(visitor, '8000000000001')).headers.getSetCookie();
		visitor.cookie = `${cookie}; ${copy.split(';')[0]}`;
		await withhold('*', 'customer.wishlist', 'UNKNOWN');
		expect((await press(visitor, '8000000000002')).status).toBe(503);
		expect(await copied(visitor)).toBeUndefined();
		await shop.faults([]);
		expect((await press(visitor, '8000000000003')).status).toBe(200);
		visitor.cookie = cookie;
		expect(await copied(visitor)).toMatch(/^wishlist=\D*8000000000003\.8000000000001\b/);
	});

	test('the notifications are not overwritten', async () => {
		const visitor = await demoCustomer(shop);
		const submit = () => post(visitor, stockApi, STOCK, {});
		await withhold('*', 'customer.notifications', 'UNKNOWN');
		expect(await submit()).toEqual({ status: 503, body: { state: 'notSaved' } });
		await shop.faults([]);
		expect(await submit()).toEqual({ status: 200, body: { state: 'saved' } });
	});
});

test('a variant that is null because of an error does not count as missing', async () => {
	await withhold('RequestedProductVariants', 'nodes.0', 'UNKNOWN');
	expect((await load(shop.visitor(), stockLoader, STOCK)).status).toBe(503);
	await shop.faults([]);
	expect((await load(shop.visitor(), stockLoader, STOCK)).status).toBe(200);
	expect((await load(shop.visitor(), stockLoader, '/api/stock?variant=1')).status).toBe(404);
});
