import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PortTakenError } from './http/listen';
import { type DemoShop, startDemoShop } from './server';
import { testCatalogue } from './testing/test-catalogue';

test('a port in use is named with its remedy', async () => {
	const first = await startDemoShop({ catalogue: testCatalogue });
	const port = Number(new URL(first.origin).port);
	await expect(startDemoShop({ port })).rejects.toThrow(
		new PortTakenError(
			`Port ${port} is taken; stop what uses it or choose another with DEMO_SHOP_PORT.`,
		),
	);
	await first.close();
});

test('it listens on 127.0.0.1 and localhost', async () => {
	const shop = await startDemoShop({ catalogue: testCatalogue });
	const port = new URL(shop.origin).port;
	const responses = await Promise.all(
		['localhost', '127.0.0.1'].map((host) => fetch(`http://${host}:${port}/__demo/health`)),
	);
	expect(responses.map(({ status }) => status)).toEqual([200, 200]);
	await shop.close();
});

test('the state survives a restart, and so do a reset and deleted definitions', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
	const start = () => startDemoShop({ catalogue: testCatalogue, stateFolder: folder });
	const stock = async (shop: DemoShop) => {
		const response = await fetch(`${shop.origin}/api/2026-04/graphql.json`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-Shopify-Storefront-Access-Token': shop.publicToken,
			},
			body: JSON.stringify({
				query:
					'{ node(id: "gid://shopify/ProductVariant/101") { ... on ProductVariant { quantityAvailable } } }',
			}),
		});
		return JSON.parse(await response.text()).data.node.quantityAvailable;
	};
	const first = await start();
	await fetch(`${first.origin}/__demo/stock`, {
		method: 'POST',
		body: JSON.stringify({ variantId: 101, stock: 77 }),
	});
	await first.close();
	const second = await start();
	expect(await stock(second)).toBe(77);
	await fetch(`${second.origin}/__demo/reset`, { method: 'POST' });
	await fetch(`${second.origin}/__demo/definitions`, { method: 'DELETE' });
	await second.close();
	const third = await start();
	expect(await stock(third)).toBe(5);
	const response = await fetch(`${third.origin}/admin/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': third.adminToken },
		body: JSON.stringify({
			query: '{ metafieldDefinitions(first: 1, ownerType: PRODUCT) { nodes { key } } }',
		}),
	});
	expect(JSON.parse(await response.text()).data.metafieldDefinitions.nodes).toEqual([]);
	await third.close();
	rmSync(folder, { recursive: true });
});

test('a state folder in use is named with its user; a stale lock is ignored', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
	const start = () => startDemoShop({ catalogue: testCatalogue, stateFolder: folder });
	writeFileSync(join(folder, 'used-by'), 'http://localhost:1\n');
	const first = await start();
	await expect(start()).rejects.toThrow(
		`The state folder ${folder} is in use by the demo shop at ${first.origin}; stop that one`,
	);
	await first.close();
	const second = await start();
	await second.close();
	rmSync(folder, { recursive: true });
});

test('an inconsistent catalogue ends the start and releases the port', async () => {
	const [first] = testCatalogue.products;
	const catalogue = { ...testCatalogue, products: [first, first].flatMap((entry) => entry ?? []) };
	const free = await startDemoShop({ catalogue: testCatalogue });
	const port = Number(new URL(free.origin).port);
	await free.close();
	await expect(startDemoShop({ catalogue, port })).rejects.toThrow('uses a variant id twice');
	const next = await startDemoShop({ catalogue: testCatalogue, port });
	expect(next.origin).toBe(free.origin);
	await next.close();
});

test('customers, their tokens, metafields and sign-ins survive a restart', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
	const start = () => startDemoShop({ catalogue: testCatalogue, stateFolder: folder });
	const ask = async (shop: DemoShop, path: string, query: string) => {
		const response = await fetch(`${shop.origin}${path}/2026-04/graphql.json`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-Shopify-Storefront-Access-Token': shop.publicToken,
				'X-Shopify-Access-Token': shop.adminToken,
			},
			body: JSON.stringify({ query }),
		});
		return JSON.parse(await response.text()).data;
	};
	const keys = async (shop: DemoShop) =>
		(await fetch(`${shop.origin}/authentication/68817607/.well-known/jwks.json`)).text();
	const first = await start();
	const input = '{email: "ada@b.example", password: "geheim", firstName: "Ada"}';
	const { customerCreate } = await ask(
		first,
		'/api',
		`mutation { customerCreate(input: ${input}) { customer { id } } }`,
	);
	const { customerAccessTokenCreate } = await ask(
		first,
		'/api',
		'mutation { customerAccessTokenCreate(input: {email: "ada@b.example", password: "geheim"}) { customerAccessToken { accessToken } } }',
	);
	const { id } = customerCreate.customer;
	await ask(
		first,
		'/admin/api',
		`mutation { customerUpdate(input: {id: "${id}", metafields: [{namespace: "custom", key: "notifications", value: "{}"}]}) { userErrors { message } } }`,
	);
	const known = await keys(first);
	await first.close();
	const second = await start();
	const { accessToken } = customerAccessTokenCreate.customerAccessToken;
	const { customer } = await ask(
		second,
		'/api',
		`{ customer(customerAccessToken: "${accessToken}") { id firstName metafield(namespace: "custom", key: "notifications") { value } } }`,
	);
	expect(customer).toEqual({ id, firstName: 'Ada', metafield: { value: '{}' } });
	expect(await keys(second)).toBe(known);
	await second.close();
	rmSync(folder, { recursive: true });
});
