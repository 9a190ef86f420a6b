import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueSellingPlanGroup } from '../catalogue/types';
import { cartApi, linesOf, variantGid } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { testCatalogue, variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const plan = (id: number) => `gid://shopify/SellingPlan/${id}`;

const sellingPlanGroup: CatalogueSellingPlanGroup = {
	name: { de: 'Abo', en: 'Subscription' },
	option: { de: 'Lieferung', en: 'Delivery' },
	plans: [
		{
			id: 1,
			name: { de: 'Jährlich', en: 'Yearly' },
			description: { de: 'Jedes Jahr eines', en: 'One a year' },
			optionValue: { de: 'jedes Jahr', en: 'every year' },
			interval: 'YEAR',
			intervalCount: 1,
			percentage: 10,
		},
		{
			id: 2,
			name: { de: 'Monatlich', en: 'Monthly' },
			description: { de: 'Alle drei Monate eines', en: 'One in three months' },
			optionValue: { de: 'alle drei Monate', en: 'every three months' },
			interval: 'MONTH',
			intervalCount: 3,
			amount: { EUR: '2.00', USD: '2.20' },
		},
	],
};

/** The cable may be bought with a plan, the gift card must be. */
const catalogue: Catalogue = {
	...testCatalogue,
	products: testCatalogue.products.map((product) => ({
		...product,
		...(product.handle === 'cable' ? { sellingPlanGroup } : {}),
		...(product.handle === 'gift-card'
			? {
					sellingPlanGroup: {
						...sellingPlanGroup,
						plans: sellingPlanGroup.plans.map((each) => ({ ...each, id: each.id + 10 })),
					},
					requiresSellingPlan: true,
				}
			: {}),
	})),
};

const shop = useDemoShop({ catalogue });
const carts = cartApi(shop);
const { cable, oakSmall, giftCard } = variantIds;

/** Plan and price of each line. */
async function plansOf(cart: Json) {
	const data = await shop.data(
		'query ($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { quantity cost { amountPerQuantity { amount } } sellingPlanAllocation { sellingPlan { id } priceAdjustments { price { amount } } } } } } }',
		{ id: cart.id },
	);
	return data.cart.lines.nodes.map((line: Json) => [
		line.sellingPlanAllocation?.sellingPlan.id ?? null,
		line.quantity,
		line.cost.amountPerQuantity.amount,
	]);
}

describe('selling plans of a product', () => {
	test('are in groups, with their price adjustments', async () => {
		const data = await shop.data(
			'query @inContext(country: US, language: EN) { product(handle: "cable") { requiresSellingPlan sellingPlanGroups(first: 9) { nodes { name options { name values } sellingPlans(first: 9) { nodes { id name description recurringDeliveries options { name value } billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } } checkoutCharge { type value { ... on SellingPlanCheckoutChargePercentageValue { percentage } } } priceAdjustments { orderCount adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } ... on SellingPlanFixedAmountPriceAdjustment { adjustmentAmount { amount currencyCode } } } } } } } } } }',
		);
		const [group] = data.product.sellingPlanGroups.nodes;
		expect(data.product.requiresSellingPlan).toBe(false);
		expect(group).toMatchObject({
			name: 'Subscription',
			options: [{ name: 'Delivery', values: ['every year', 'every three months'] }],
		});
		expect(group.sellingPlans.nodes[0]).toEqual({
			id: plan(1),
			name: 'Yearly',
			description: 'One a year',
			recurringDeliveries: true,
			options: [{ name: 'Delivery', value: 'every year' }],
			billingPolicy: { interval: 'YEAR', intervalCount: 1 },
			checkoutCharge: { type: 'PERCENTAGE', value: { percentage: 100 } },
			priceAdjustments: [{ orderCount: null, adjustmentValue: { adjustmentPercentage: 10 } }],
		});
		expect(group.sellingPlans.nodes[1].priceAdjustments[0].adjustmentValue).toEqual({
			adjustmentAmount: { amount: '2.2', currencyCode: 'USD' },
		});
	});

	test('have a price for each variant, and a unit price', async () => {
		const data = await shop.data(
			'{ product(handle: "cable") { variants(first: 1) { nodes { sellingPlanAllocations(first: 9) { nodes { sellingPlan { id } checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount } priceAdjustments { price { amount } perDeliveryPrice { amount } compareAtPrice { amount } unitPrice { amount } } } } } } } }',
		);
		const [yearly, monthly] = data.product.variants.nodes[0].sellingPlanAllocations.nodes;
		expect(yearly).toEqual({
			sellingPlan: { id: plan(1) },
			checkoutChargeAmount: { amount: '11.25' },
			remainingBalanceChargeAmount: { amount: '0.0' },
			priceAdjustments: [
				{
					price: { amount: '11.25' },
					perDeliveryPrice: { amount: '11.25' },
					compareAtPrice: { amount: '12.5' },
					unitPrice: { amount: '4.5' },
				},
			],
		});
		expect(monthly.checkoutChargeAmount).toEqual({ amount: '10.5' });
	});

	test('are empty for products without plans', async () => {
		const data = await shop.data(
			'{ product(handle: "map") { requiresSellingPlan sellingPlanGroups(first: 1) { nodes { name } } variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } } } }',
		);
		expect(data.product).toEqual({
			requiresSellingPlan: false,
			sellingPlanGroups: { nodes: [] },
			variants: { nodes: [{ sellingPlanAllocations: { nodes: [] } }] },
		});
	});
});

describe('selling plans of a cart line', () => {
	test('change its price, and are not merged with the same merchandise without or with another plan', async () => {
		const { cart } = await carts.create([
			{ id: cable },
			{ id: cable, sellingPlanId: plan(1) },
			{ id: cable, sellingPlanId: plan(2) },
			{ id: cable, quantity: 2, sellingPlanId: plan(1) },
		]);
		expect(await plansOf(cart)).toEqual([
			[plan(2), 1, '10.5'],
			[plan(1), 3, '11.25'],
			[null, 1, '12.5'],
		]);
		expect(cart.cost.totalAmount.amount).toBe('56.75');
	});

	test('stay when something else changes, and can be changed and removed', async () => {
		const { cart } = await carts.create([{ id: cable, sellingPlanId: plan(1) }]);
		const [{ id }] = cart.lines.nodes;
		await carts.update(cart.id, [{ id, quantity: 2 }]);
		expect(await plansOf(cart)).toEqual([[plan(1), 2, '11.25']]);
		await carts.update(cart.id, [{ id, sellingPlanId: plan(2) }]);
		expect(await plansOf(cart)).toEqual([[plan(2), 2, '10.5']]);
		await carts.update(cart.id, [{ id, sellingPlanId: null }]);
		expect(await plansOf(cart)).toEqual([[null, 2, '12.5']]);
	});

	test.each([
		['of another product', { id: oakSmall, sellingPlanId: plan(1) }],
		['that is not there', { id: cable, sellingPlanId: plan(99) }],
		['that is none', { id: cable, sellingPlanId: variantGid(1) }],
	])('%s cannot be applied', async (_name, line) => {
		const { cart } = await carts.create();
		const result = await carts.add(cart.id, [line]);
		expect(result).toEqual({
			cart: null,
			userErrors: [
				{
					code: 'SELLING_PLAN_NOT_APPLICABLE',
					field: ['lines', '0', 'sellingPlanId'],
					message: 'Cannot apply selling plan to variant',
				},
			],
			warnings: [],
		});
		expect(linesOf(await carts.get(cart.id))).toEqual([]);
	});

	test('are not applicable to a product without them', async () => {
		const { cart } = await carts.create([{ id: cable, sellingPlanId: plan(1) }]);
		const [{ id }] = cart.lines.nodes;
		const refused = await carts.update(cart.id, [{ id, merchandiseId: variantGid(oakSmall) }]);
		expect(refused.userErrors[0].code).toBe('SELLING_PLAN_NOT_APPLICABLE');
		const accepted = await carts.update(cart.id, [
			{ id, merchandiseId: variantGid(oakSmall), sellingPlanId: null },
		]);
		expect(linesOf(accepted.cart)).toEqual([[oakSmall, 1]]);
	});

	test('are required by a subscription-only product', async () => {
		const { cart } = await carts.create([{ id: giftCard, sellingPlanId: plan(11) }]);
		expect(await plansOf(cart)).toEqual([[plan(11), 1, '22.5']]);
		const { userErrors } = await carts.add(cart.id, [{ id: giftCard }]);
		expect(userErrors[0].code).toBe('VARIANT_REQUIRES_SELLING_PLAN');
		const [{ id }] = cart.lines.nodes;
		const taken = await carts.update(cart.id, [{ id, sellingPlanId: null }]);
		expect(taken.userErrors[0].code).toBe('VARIANT_REQUIRES_SELLING_PLAN');
	});

	test('are named in the checkout, the order and its email', async () => {
		const { cart } = await carts.create([{ id: cable, sellingPlanId: plan(1) }]);
		const checkout = await open(cart.checkoutUrl);
		expect(checkout.html).toContain('Jährlich');
		expect(checkout.html).toContain('11,25');
		const { location } = await submit(cart.checkoutUrl);
		expect((await open(location ?? '')).html).toContain('Jährlich');
		const { mails } = (await shop.control('mailbox')).body;
		expect(mails[0].text).toContain('1 × DE cable (Jährlich): 11,25');
	});
});
