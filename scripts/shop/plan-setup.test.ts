import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Env, readEnvironment } from '../../app/server/env.server';
import { contentPictures } from '../../app/site';
import { catalogueWithoutMap } from '../../tests/setup/catalogue-without-map';
import { demoShopEnvironment } from '../environment';
import { metafieldDefinitions, ownerNames } from './definitions';
import { planSetup } from './plan-setup';
import { createShopAccess, dataOf } from './shop-access';

let shop: DemoShop;

beforeAll(async () => {
	shop = await startDemoShop({ catalogue: catalogueWithoutMap });
});

afterAll(() => shop.close());

function access() {
	const read = readEnvironment(demoShopEnvironment(shop.origin, 'http://localhost:3000'));
	return createShopAccess((read as { env: Env }).env);
}

async function whatIsMissing(): Promise<string[]> {
	return (await planSetup(access())).steps.map(({ what }) => what);
}

test.each(Object.keys(ownerNames))(
	'the demo shop defines the metafields of a %s that setup-shop creates, and no more',
	async (owner) => {
		await fetch(`${shop.origin}/__demo/reset`, { method: 'POST' });
		const found = await access().admin(
			'query Kinds($owner: MetafieldOwnerType!) { metafieldDefinitions(ownerType: $owner, namespace: "custom", first: 250) { nodes { key type { name } } } }',
			{ owner },
		);
		const { metafieldDefinitions: kinds } = dataOf(found) as {
			metafieldDefinitions: { nodes: { key: string; type: { name: string } }[] };
		};
		const wanted = metafieldDefinitions.filter((definition) => definition.owner === owner);
		expect(new Map(kinds.nodes.map(({ key, type }) => [key, type.name]))).toEqual(
			new Map(wanted.map(({ key, type }) => [key, type])),
		);
	},
);

test('a new shop gets definitions, colours and a draft once', async () => {
	await fetch(`${shop.origin}/__demo/definitions`, { method: 'DELETE' });
	const { steps, notes } = await planSetup(access());
	expect(notes).toEqual([]);
	expect(steps.map(({ what }) => what)).toEqual([
		'metaobject color',
		'metaobject stock_request',
		...metafieldDefinitions.map(
			({ owner, key, type }) => `metafield custom.${key} of a ${ownerNames[owner]}, ${type}`,
		),
		'product aerolume, a sample as a draft',
	]);
	// The dry run changes nothing.
	expect(await whatIsMissing()).toHaveLength(steps.length);
	// It stopped half way, and begins again.
	for (const { write } of steps.slice(0, 5)) await write(access());
	const rest = await planSetup(access());
	expect(rest.steps).toHaveLength(steps.length - 5);
	for (const { write } of rest.steps) await write(access());
	expect(await whatIsMissing()).toEqual([]);
});

test('a hidden definition is made readable, and nothing else is changed', async () => {
	const definition = { ownerType: 'PRODUCT', namespace: 'custom', key: 'weee' };
	await access().admin(
		'mutation Hide($definition: MetafieldDefinitionUpdateInput!) { metafieldDefinitionUpdate(definition: $definition) { userErrors { message } } }',
		{ definition: { ...definition, access: { storefront: 'NONE' } } },
	);
	const { steps } = await planSetup(access());
	expect(steps.map(({ what }) => what)).toEqual([
		'metafield custom.weee of a product: access for storefronts',
	]);
	await steps[0]?.write(access());
	expect(await whatIsMissing()).toEqual([]);
});

test('an error of the platform is reported with its text', async () => {
	await fetch(`${shop.origin}/__demo/definitions`, { method: 'DELETE' });
	const [colors] = (await planSetup(access())).steps;
	await colors?.write(access());
	await expect(colors?.write(access())).rejects.toThrow('Type has already been taken');
});

test('every metafield that the storefront queries has a definition', () => {
	const queries = readdirSync('app', { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.queries.ts'))
		.map((file) => readFileSync(join('app', file), 'utf8'))
		// The others are of the Admin API.
		.filter((text) => text.includes('#graphql'))
		.join('\n');
	const matches = [...queries.matchAll(/metafield\(namespace: "custom", key: "(\w+)"\)/g)];
	const keys = new Set([...matches.map(([, key]) => key), ...Object.values(contentPictures)]);
	expect(keys.size).toBeGreaterThan(10);
	expect(new Set(metafieldDefinitions.map(({ key }) => key))).toEqual(keys);
});
