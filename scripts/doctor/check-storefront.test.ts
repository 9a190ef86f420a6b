import { startDemoShop } from '@aerolume/demo-shop/server';
import { expect, test } from 'vitest';
import { demoShopEnvironment } from '../environment';
import { examine } from './examine';

test('each permission that the storefront lacks is named, and no other one', async () => {
	const siteUrl = 'http://localhost:3000';
	const missingScopes = [
		'unauthenticated_read_product_tags',
		'unauthenticated_read_selling_plans',
		'unauthenticated_read_customers',
	];
	const shop = await startDemoShop({ siteUrl, missingScopes });
	const settings = {
		...demoShopEnvironment(shop.origin, siteUrl),
		CUSTOMER_ACCOUNTS: 'customer-account-api',
	};
	const findings = await examine({ settings, source: '.env' });
	await shop.close();
	const named = findings.filter(({ check }) => check === 'storefront permissions');
	expect(named.map(({ what }) => what)).toEqual(
		missingScopes.map((scope) => `The storefront lacks the permission ${scope}`),
	);
});
