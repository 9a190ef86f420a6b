import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);

const partial = (rule: object) =>
	shop.control('faults', 'PUT', { operation: '*', kind: 'partial', ...rule });

const cartQuery = `
	query Cart($id: ID!) {
		basket: cart(id: $id) {
			...Lines
		}
	}
	fragment Lines on Cart {
		lines(first: 9) { nodes { id merchandise { ... on ProductVariant { left: quantityAvailable title } } } }
	}
`;

async function readCart() {
	const { cart } = await carts.create([{ id: 101 }]);
	const read = async () => (await shop.query(cartQuery, { id: cart.id })).body;
	return { read, whole: await read() };
}

describe('path', () => {
	test('its field is null, through aliases, lists, fragments and unions', async () => {
		const { read, whole } = await readCart();
		await partial({ path: 'basket.lines.nodes.0.merchandise.left', code: 'ACCESS_DENIED' });
		const { data, errors } = await read();
		const [line] = whole.data.basket.lines.nodes;
		expect(line.merchandise.left).toBe(5);
		expect(data.basket.lines.nodes).toEqual([
			{ ...line, merchandise: { ...line.merchandise, left: null } },
		]);
		expect(errors).toEqual([
			{
				message: 'Access denied for quantityAvailable field.',
				path: ['basket', 'lines', 'nodes', 0, 'merchandise', 'left'],
				extensions: { code: 'ACCESS_DENIED' },
			},
		]);
	});

	test.each(['basket.lines.nodes.0.merchandise.title', 'basket.lines.nodes.0', 'basket.lines'])(
		'%s may not be null: its nearest parent is',
		async (path) => {
			const { read } = await readCart();
			await partial({ path });
			const { data, errors } = await read();
			expect(data).toEqual({ basket: null });
			expect(errors[0].path.join('.')).toBe(path);
			expect(errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
		},
	);

	test('without such a parent all data is null', async () => {
		await partial({ path: 'shop.name' });
		const { body } = await shop.query('{ shop { name } product(handle: "map") { id } }');
		expect(body.data).toBeNull();
		expect(body.errors[0].path).toEqual(['shop', 'name']);
	});

	test('a whole object can be null, other fields stay', async () => {
		await partial({ path: 'product.selectedOrFirstAvailableVariant' });
		const { body } = await shop.query(
			'{ product(handle: "map") { title selectedOrFirstAvailableVariant { id } } }',
		);
		expect(body.data).toEqual({
			product: { title: 'Wandkarte', selectedOrFirstAvailableVariant: null },
		});
		expect(body.errors).toHaveLength(1);
	});

	test.each([
		'cart',
		'basket.lines.nodes.1',
		'basket.lines.nodes.id',
		'basket.lines.0',
		'basket.lines.nodes.0.merchandise.quantityAvailable',
		'basket.lines.nodes.0.id.length',
		'basket.constructor',
	])('%s is not in the response: it stays complete, and no fault is logged', async (path) => {
		const { read, whole } = await readCart();
		await partial({ path });
		expect(await read()).toEqual(whole);
		const { requests } = (await shop.control('requests')).body;
		expect(requests.at(-1)).toMatchObject({ operation: 'Cart', status: 200, fault: null });
	});
});

test('code: the first nullable field fails with it', async () => {
	await partial({ code: 'ACCESS_DENIED' });
	const { body } = await shop.query('query Name { shop { name description } }');
	expect(body.data).toEqual({ shop: { name: 'Aerolume', description: null } });
	expect(body.errors).toEqual([
		{
			message: 'Access denied for description field.',
			path: ['shop', 'description'],
			extensions: { code: 'ACCESS_DENIED' },
		},
	]);
	expect((await shop.control('requests')).body.requests.at(-1).fault).toBe('partial');
});
