import { describe, expect, test } from 'vitest';
import { cartApi, linesOf, variantGid } from '../testing/carts';
import { variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const { oakSmall, cable, unpublished } = variantIds;

const gone = [
	{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
];

describe('carts that do not exist', () => {
	test('for queries: unknown is null, a wrong key hides the buyer', async () => {
		expect(await carts.get('gid://shopify/Cart/unknown?key=1')).toBeNull();
		expect(await carts.get('gid://shopify/Product/1')).toBeNull();
		const { cart } = await carts.create([{ id: oakSmall }], {
			buyerIdentity: { email: 'a@b.example', phone: '+4930123456', countryCode: 'DE' },
		});
		const [plain = ''] = cart.id.split('?');
		for (const id of [plain, `${plain}?key=wrong`]) {
			const read = await carts.get(id);
			expect(read).toMatchObject({
				totalQuantity: 1,
				buyerIdentity: { email: null, phone: null, customer: null },
			});
			const secret = new URL(cart.checkoutUrl).searchParams.get('key') ?? '';
			expect(JSON.stringify(read)).not.toContain(secret);
			expect(JSON.stringify(read)).not.toContain(cart.id.split('key=')[1]);
		}
	});

	test('for mutations: unknown, without key, and with a wrong one', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const [plain = ''] = cart.id.split('?');
		for (const id of [plain, `${plain}?key=wrong`, 'gid://shopify/Cart/unknown?key=1']) {
			for (const result of [
				await carts.add(id, [{ id: cable }]),
				await carts.update(id, []),
				await carts.remove(id, []),
				await carts.note(id, 'x'),
				await carts.attributes(id, []),
				await carts.discounts(id, []),
				await carts.buyer(id, {}),
			]) {
				expect(result).toMatchObject({ userErrors: gone, warnings: [] });
				expect(result.cart.id).not.toContain(plain);
			}
		}
		expect(linesOf(await carts.get(cart.id))).toEqual([[oakSmall, 1]]);
	});

	test('a mutation returns the error and a new cart with the change', async () => {
		const unknown = 'gid://shopify/Cart/missing?key=missing';
		const noted = await carts.note(unknown, 'Hallo');
		expect(noted).toMatchObject({ cart: { note: 'Hallo', totalQuantity: 0 }, userErrors: gone });
		expect(await carts.get(noted.cart.id)).toMatchObject({ note: 'Hallo' });
		const added = await carts.add(unknown, [{ id: 0 }]);
		expect(added).toMatchObject({ cart: { lines: { nodes: [] } }, userErrors: gone });
	});

	test('thirty days after the last change', async () => {
		const day = 24 * 60 * 60 * 1000;
		const { cart } = await carts.create([{ id: oakSmall }]);
		shop.advance(20 * day);
		const { cart: touched } = await carts.note(cart.id, 'noch da');
		expect(touched).toMatchObject({
			createdAt: '2026-11-20T10:00:00Z',
			updatedAt: '2026-12-10T10:00:00Z',
		});
		shop.advance(30 * day - 1000);
		expect(await carts.get(cart.id)).not.toBeNull();
		shop.advance(1000);
		expect(await carts.get(cart.id)).toBeNull();
		expect((await carts.note(cart.id, 'x')).userErrors).toEqual(gone);
	});
});

describe('userErrors', () => {
	test.each([0, unpublished])('unknown variant %i', async (id) => {
		const { cart } = await carts.create();
		const expected = {
			cart: null,
			userErrors: [
				{
					code: 'INVALID',
					field: ['lines', '0', 'merchandiseId'],
					message: `The merchandise with id ${variantGid(id)} does not exist.`,
				},
			],
			warnings: [],
		};
		expect(await carts.create([{ id }])).toEqual(expected);
		expect(await carts.add(cart.id, [{ id }])).toEqual(expected);
	});

	test('an error in one line adds none of them', async () => {
		const { cart } = await carts.create();
		const result = await carts.add(cart.id, [{ id: oakSmall }, { id: 0 }]);
		expect(result.userErrors[0].field).toEqual(['lines', '1', 'merchandiseId']);
		expect(linesOf(await carts.get(cart.id))).toEqual([]);
	});

	test('selling plan, quantity, missing line', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const lineId = cart.lines.nodes[0].id;
		const errorOf = async (result: ReturnType<typeof carts.add>) => {
			const { cart: changed, userErrors } = await result;
			return { cart: changed && linesOf(changed), ...userErrors[0] };
		};
		expect(
			await errorOf(
				carts.add(cart.id, [{ id: cable, sellingPlanId: 'gid://shopify/SellingPlan/1' }]),
			),
		).toEqual({
			cart: null,
			code: 'SELLING_PLAN_NOT_APPLICABLE',
			field: ['lines', '0', 'sellingPlanId'],
			message: 'Cannot apply selling plan to variant',
		});
		expect(await errorOf(carts.add(cart.id, [{ id: cable, quantity: -1 }]))).toMatchObject({
			code: 'INVALID',
			field: ['lines', '0', 'quantity'],
		});
		expect(await errorOf(carts.add(cart.id, [{ id: cable, quantity: 1e9 }]))).toMatchObject({
			code: 'LESS_THAN',
			field: ['lines', '0', 'quantity'],
		});
		await carts.remove(cart.id, [lineId]);
		const missing = {
			cart: [],
			code: 'INVALID_MERCHANDISE_LINE',
			message: `The merchandise line with id ${lineId.split('/').at(-1)?.split('?')[0]} does not exist.`,
		};
		expect(await errorOf(carts.update(cart.id, [{ id: lineId, quantity: 1 }]))).toEqual({
			...missing,
			field: ['lines', '0', 'id'],
		});
		expect(await errorOf(carts.remove(cart.id, [lineId]))).toEqual({
			...missing,
			field: ['lineIds', '0'],
		});
	});

	test('a line of another cart is unknown', async () => {
		const { cart: mine } = await carts.create([{ id: oakSmall }]);
		const { cart: foreign } = await carts.create([{ id: oakSmall }]);
		const result = await carts.remove(mine.id, [foreign.lines.nodes[0].id]);
		expect(result.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
	});

	test('a note of up to 5,000 characters', async () => {
		const { cart } = await carts.create();
		expect((await carts.note(cart.id, 'x'.repeat(5000))).userErrors).toEqual([]);
		const error = {
			code: 'NOTE_TOO_LONG',
			field: ['note'],
			message: 'The note exceeds the maximum number of 5000 characters.',
		};
		const tooLong = 'y'.repeat(5001);
		expect(await carts.note(cart.id, tooLong)).toEqual({
			cart: null,
			userErrors: [error],
			warnings: [],
		});
		expect((await carts.create([], { note: tooLong })).userErrors).toEqual([error]);
		expect((await carts.get(cart.id)).note).toBe('x'.repeat(5000));
	});
});

describe('buyer identity', () => {
	test('moves the cart to another market', async () => {
		const { cart } = await carts.create([{ id: oakSmall, quantity: 2 }]);
		const { cart: american } = await carts.buyer(cart.id, { countryCode: 'US' });
		expect(american.cost.totalAmount).toEqual({ amount: '658.0', currencyCode: 'USD' });
		expect(american.lines.nodes[0].merchandise.price).toEqual({
			amount: '329.0',
			currencyCode: 'USD',
		});
		const { cart: elsewhere } = await carts.buyer(cart.id, { countryCode: 'IN' });
		expect(elsewhere.buyerIdentity.countryCode).toBe('IN');
		expect(elsewhere.cost.totalAmount).toEqual({ amount: '599.8', currencyCode: 'EUR' });
	});

	test('does not change omitted fields and clears null ones', async () => {
		const { cart } = await carts.create([], {
			buyerIdentity: { email: 'a@b.example', countryCode: 'DE' },
		});
		const { cart: next } = await carts.buyer(cart.id, { phone: '+4930123456', countryCode: null });
		expect(next.buyerIdentity).toMatchObject({
			email: 'a@b.example',
			phone: '+4930123456',
			countryCode: null,
		});
	});

	test('attaches and detaches a customer', async () => {
		const { customerAccessTokenCreate } = await shop.data(
			'mutation { customerAccessTokenCreate(input: {email: "demo@aerolume.example", password: "aerolume-demo"}) { customerAccessToken { accessToken } } }',
		);
		const { accessToken } = customerAccessTokenCreate.customerAccessToken;
		const { cart } = await carts.create();
		const attached = await carts.buyer(cart.id, { customerAccessToken: accessToken });
		expect(attached.cart.buyerIdentity).toMatchObject({
			email: 'demo@aerolume.example',
			customer: { email: 'demo@aerolume.example' },
		});
		const invalid = await carts.buyer(cart.id, {
			customerAccessToken: 'nope',
			email: 'x@y.example',
		});
		expect(invalid.userErrors).toEqual([
			{
				code: 'INVALID',
				field: ['buyerIdentity', 'customerAccessToken'],
				message: 'Customer is invalid',
			},
		]);
		expect(invalid.cart.buyerIdentity.email).toBe('demo@aerolume.example');
		const detached = await carts.buyer(cart.id, { customerAccessToken: null });
		expect(detached.cart.buyerIdentity).toMatchObject({ email: null, customer: null });
	});

	test('shows customer and metafields of a cart with a token alone', async () => {
		const { customerAccessTokenCreate } = await shop.data(
			'mutation { customerAccessTokenCreate(input: {email: "demo@aerolume.example", password: "aerolume-demo"}) { customerAccessToken { accessToken } } }',
		);
		const { accessToken } = customerAccessTokenCreate.customerAccessToken;
		const { cart } = await carts.create();
		await carts.buyer(cart.id, { customerAccessToken: accessToken });
		const { body } = await shop.post('/api/2026-04/graphql.json', {
			body: JSON.stringify({
				query: `{ cart(id: "${cart.id}") { totalQuantity metafield(namespace: "a", key: "b") { value } buyerIdentity { email customer { firstName tags } } } }`,
			}),
		});
		expect(body.data.cart).toEqual({
			totalQuantity: 0,
			metafield: null,
			buyerIdentity: {
				email: 'demo@aerolume.example',
				customer: null,
			},
		});
		const scopes = body.errors.map(({ extensions }: Json) => extensions.requiredAccess);
		expect(scopes).toEqual([
			'`unauthenticated_read_checkouts` access scope.',
			'`unauthenticated_read_customers` access scope.',
			'`unauthenticated_read_customer_tags` access scope.',
		]);
	});

	test.each(['a', 'a@b', 'a b@c.example', '<a@b.example>'])(
		'refuses the e-mail %j',
		async (email) => {
			const { cart } = await carts.create();
			expect(await carts.buyer(cart.id, { email })).toEqual({
				cart: null,
				userErrors: [
					{ code: 'INVALID', field: ['buyerIdentity', 'email'], message: 'Email is invalid' },
				],
				warnings: [],
			});
		},
	);
});
