import { beforeAll, describe, expect, test } from 'vitest';
import { loader as orderPage } from '../../app/routes/account/order';
import { loader as withdrawalPage } from '../../app/routes/legal/declare';
import { CUSTOMER_ACCOUNT_API, demoCustomer, endTokens, ORDERS, open } from './account-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const [NEWER = '', OLDER = ''] = ORDERS;

/** What the withdrawal form shows, when it is opened with the number and the id of an order. */
async function known(visitor: TestVisitor, id: string): Promise<Record<string, string>> {
	const path = `/en/legal/revocation/declare?${new URLSearchParams({ order: '#1002', id })}`;
	const { status, data } = await open<{ known: Record<string, string> }>(
		visitor,
		withdrawalPage,
		path,
	);
	expect(status).toBe(200);
	return data.known;
}

describe.each([
	{ CUSTOMER_ACCOUNTS: 'classic', orderQuery: 'AccountOrder' },
	{ ...CUSTOMER_ACCOUNT_API, orderQuery: 'CustomerApiOrder' },
])('with $CUSTOMER_ACCOUNTS accounts, the withdrawal form', ({ orderQuery, ...settings }) => {
	// A new object, since the environment is parsed once.
	beforeAll(() => {
		shop.env = { ...shop.env, ...settings };
	});

	test('lists the items of the customer’s order', async () => {
		const visitor = await demoCustomer(shop);
		type Line = { title: string; variantTitle?: string; quantity: number };
		const path = `/en/account/orders/${NEWER}`;
		const { data } = await open<{ order: { lines: Line[] } }>(visitor, orderPage, path, {
			id: NEWER,
		});
		const { order, items } = await known(visitor, NEWER);
		expect(order).toBe('#1002');
		const listed = items?.split('\n') ?? [];
		expect(listed).toHaveLength(2);
		for (const [index, { title, variantTitle, quantity }] of data.order.lines.entries()) {
			expect(listed[index]).toContain(`${quantity} × ${title}`);
			expect(listed[index]).toContain(variantTitle ?? title);
		}
	});

	test('has the number of the order whose items it lists', async () => {
		const { order, items } = await known(await demoCustomer(shop), OLDER);
		expect(order).toBe('#1001');
		expect(items).toMatch(/^1 × Aerolume, /);
	});

	test('lists nothing for a guest, another id, or a token that has ended', async () => {
		const nothing = { order: '#1002', items: '' };
		expect(await known(shop.visitor(), NEWER)).toMatchObject(nothing);
		const visitor = await demoCustomer(shop);
		for (const id of ['', '5900000000099', '../1', 'x'.repeat(2_000)]) {
			expect(await known(visitor, id)).toMatchObject(nothing);
		}
		await endTokens(shop);
		expect(await known(visitor, NEWER)).toMatchObject(nothing);
	});

	test.each(['http500', 'http403'])('lists nothing while orders answer with %s', async (kind) => {
		const visitor = await demoCustomer(shop);
		await shop.faults([{ operation: orderQuery, kind }]);
		const shown = await known(visitor, NEWER);
		expect(shown).toMatchObject({ name: 'Mara Lindner', order: '#1002', items: '' });
	});
});
