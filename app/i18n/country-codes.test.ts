import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCountryCode } from './country-codes';

interface Schema {
	data?: Schema;
	__schema: { types: { name: string; enumValues?: { name: string }[] }[] };
}

test('the countries are those of the platform’s schema', () => {
	const file = JSON.parse(
		readFileSync('node_modules/shopify-schemas/storefront.schema.json', 'utf8'),
	) as Schema;
	const { types } = (file.data ?? file).__schema;
	const codes = types.find(({ name }) => name === 'CountryCode')?.enumValues ?? [];
	expect(codes.length).toBeGreaterThan(200);
	for (const { name } of codes) expect(isCountryCode(name), name).toBe(name !== 'ZZ');
});

test.each(['QQ', 'XX', 'de', '', 'DEU'])('%j is no country', (value) => {
	expect(isCountryCode(value)).toBe(false);
});
