import { describe, expect, test } from 'vitest';
import { updateLowestPrices } from '../../app/features/price-history/lowest-prices.server';
import { askAdmin, setPrice } from '../setup/admin-api';
import { variantGid, variantIds } from '../setup/catalogue';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 9, 1);
/** The handbook, without a reduction. */
const VARIANT = variantIds.longTitle;

const run = (day = 0, isDryRun = false) =>
	shop
		.visitor()
		.visit('/', ({ context }) => updateLowestPrices(context, isDryRun, START + day * DAY));

interface ProductData {
	node: { product: { id: string; lowest: Value }; lowest: Value };
}
type Value = { value: string } | null;

/** What the storefront reads of the variant and of its product. */
async function lowestPrices(): Promise<(string | undefined)[]> {
	const response = await fetch(`${shop.origin}/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Storefront-Access-Token': '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
		},
		body: JSON.stringify({
			query: `{ node(id: "${variantGid(VARIANT)}") { ... on ProductVariant { lowest: metafield(namespace: "custom", key: "lowest_price_30d") { value } product { id lowest: metafield(namespace: "custom", key: "lowest_price_30d") { value } } } } }`,
		}),
	});
	const { data } = (await response.json()) as { data: ProductData };
	return [data.node.lowest?.value, data.node.product.lowest?.value];
}

async function productId(): Promise<string> {
	const { inventoryItem } = await askAdmin<{
		inventoryItem: { variant: { product: { id: string } } };
	}>(shop.origin, 'query ($id: ID!) { inventoryItem(id: $id) { variant { product { id } } } }', {
		id: `gid://shopify/InventoryItem/${Number(VARIANT) + 2_000_000_000_000}`,
	});
	return inventoryItem.variant.product.id.split('/').at(-1) ?? '';
}

const price = async (value: string, compareAtPrice: string | null) =>
	setPrice(shop.origin, await productId(), { id: VARIANT, price: value, compareAtPrice });

describe('the lowest price of 30 days', () => {
	test('is written with a reduction, to the variant and its product, and removed after it', async () => {
		await price('29.00', null);
		await run(0);
		await price('27.00', null);
		await run(20);
		await price('31.00', null);
		await run(25);
		await price('24.00', '31.00');
		const { written } = await run(40);
		expect(written.map(({ key }) => key).sort()).toEqual([
			'lowest_price_30d',
			'lowest_price_30d',
			'price_history',
		]);
		const value = '{"amount":"27.00","currency_code":"EUR"}';
		expect(await lowestPrices()).toEqual([value, value]);
		await price('31.00', null);
		expect((await run(50)).deleted).toHaveLength(2);
		expect(await lowestPrices()).toEqual([undefined, undefined]);
	});

	test('is left as it is where the history does not reach back', async () => {
		const before = await lowestPrices();
		await run(0);
		await price('9.00', '31.00');
		await run(3);
		expect(await lowestPrices()).toEqual(before);
	});
});

describe('a run', () => {
	test('that is repeated writes nothing', async () => {
		const first = await run(0);
		expect(first.variants).toBeGreaterThan(40);
		expect(first.written.length).toBe(first.variants);
		expect(await run(1)).toEqual({ variants: first.variants, written: [], deleted: [] });
	});

	test('a dry run writes nothing, and returns what it would write', async () => {
		const dry = await run(0, true);
		expect(dry.written.length).toBeGreaterThan(40);
		expect((await shop.requests()).map(({ operation }) => operation)).not.toContain(
			'MetafieldsSet',
		);
		expect(await run(0)).toEqual(dry);
	});

	test('waits while the platform limits the app', async () => {
		await shop.faults([{ operation: 'MetafieldsSet', kind: 'throttled', times: 2 }]);
		await run(0);
		expect((await run(1)).written).toEqual([]);
	});
});
