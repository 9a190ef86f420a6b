import { expect, test } from 'vitest';
import { CUSTOMER_UPDATE } from '../../app/shopify/customer-metafields.queries';
import { visitorOf } from './account-visitor';
import { useEdge } from './edge';

const edge = useEdge({
	PRIVATE_ADMIN_API_TOKEN: '',
	ADMIN_API_CLIENT_ID: 'demo-aerolume-admin',
	ADMIN_API_CLIENT_SECRET: 'shpss_demo_aerolume_admin',
});

const wishlist = {
	namespace: 'custom',
	key: 'wishlist',
	type: 'list.product_reference',
	value: '[]',
};
const body = JSON.stringify({
	query: CUSTOMER_UPDATE,
	variables: { input: { metafields: [wishlist] } },
});

test('customers who write at the same time share one token, and another one after it has ended', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	const Cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
	const headers = { Origin: edge.origin, Cookie, 'Content-Type': 'application/json' };
	const write = async () =>
		(await edge.fetch('/api/shopify-admin', { method: 'POST', headers, body })).status;
	const issued = async () =>
		(await edge.operations()).filter((name) => name === 'adminToken').length;
	const before = await Promise.all(Array.from({ length: 10 }, write));
	expect([before, await issued()]).toEqual([Array(10).fill(200), 1]);
	await fetch(`${edge.shopOrigin}/__demo/admin-tokens`, { method: 'DELETE' });
	const after = await Promise.all(Array.from({ length: 10 }, write));
	expect([after, await issued()]).toEqual([Array(10).fill(200), 2]);
	expect(edge.log().join('\n')).toContain('Admin API token issued');
	expect(edge.log().join('\n')).not.toMatch(/shpat_|shpss_/);
});
