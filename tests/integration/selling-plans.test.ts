import { expect, test } from 'vitest';
import type { CartResponse } from '../../app/features/cart/cart-view';
import { action as cartApi } from '../../app/routes/api/cart';
import { variantIds } from '../setup/catalogue';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Care kit: 22 € once, 10 % less every year, 5 % less every two years; 36 in stock. */
const CARE_KIT = variantIds.careKit;
const YEARLY = '690000000001';
const BIENNIAL = '690000000002';

async function add(visitor: TestVisitor, fields: Record<string, string>, prefix = '') {
	const sent = { intent: 'add', variantId: CARE_KIT, ...fields };
	const response = await visitor.post(`${prefix}/api/cart`, sent, ({ request, context }) =>
		cartApi({ request, context, params: {} }),
	);
	return { status: response.status, body: (await response.json()) as CartResponse };
}

const lines = ({ cart }: CartResponse) =>
	cart?.lines.map(({ sellingPlan, quantity, total }) => [sellingPlan, quantity, total.amount]);

test('each plan has its own line, with its name and price', async () => {
	const visitor = shop.visitor();
	await add(visitor, { sellingPlanId: '' });
	await add(visitor, { sellingPlanId: YEARLY });
	const { body } = await add(visitor, { sellingPlanId: YEARLY });
	expect(lines(body)).toEqual([
		['Jedes Jahr, 10 % günstiger', 2, '39.6'],
		[undefined, 1, '22.0'],
	]);
	expect(body.cart?.lines[0]?.price.amount).toBe('19.8');
});

test('the limit of 10 applies to each plan separately', async () => {
	const visitor = shop.visitor();
	await add(visitor, { quantity: '10' });
	const { body } = await add(visitor, { quantity: '10', sellingPlanId: BIENNIAL });
	expect(lines(body)?.map(([, quantity]) => quantity)).toEqual([10, 10]);
	expect(body.notices).toEqual([]);
	const { body: full } = await add(visitor, { sellingPlanId: BIENNIAL });
	expect(lines(full)?.map(([, quantity]) => quantity)).toEqual([10, 10]);
	expect(full.notices).toMatchObject([{ code: 'LINE_LIMIT', lineId: full.cart?.lines[0]?.id }]);
});

test('an addition with a plan is found after a lost response, beside a line without a plan', async () => {
	const visitor = shop.visitor();
	await add(visitor, { quantity: '3' });
	await shop.faults([{ operation: 'cartLinesAdd', kind: 'drop', phase: 'after', times: 1 }]);
	const { status, body } = await add(visitor, { quantity: '2', sellingPlanId: YEARLY });
	expect(status).toBe(200);
	expect(lines(body)?.map(([, quantity]) => quantity)).toEqual([2, 3]);
	const additions = (await shop.requests()).filter(({ operation }) => operation === 'CartLinesAdd');
	expect(additions).toHaveLength(1);
});

test.each(['abc', '-1', '1e3', '690000000009'])(
	'a plan of another product (%s) is refused in the page’s language',
	async (sellingPlanId) => {
		const german = await add(shop.visitor(), { sellingPlanId });
		expect(german.status).toBe(422);
		expect(german.body.notices[0]).toMatchObject({
			code: 'SELLING_PLAN_NOT_APPLICABLE',
			message: 'Dieses Abo gibt es für diesen Artikel nicht.',
		});
		const english = await add(shop.visitor(), { sellingPlanId }, '/en');
		expect(english.body.notices[0]?.message).toBe('This plan isn’t available for this product.');
	},
);
