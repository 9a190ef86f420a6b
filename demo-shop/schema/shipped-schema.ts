import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** One of the platform's own schemas (2026-04), as its React package contains them; without resolvers. */
export function shippedSchema(name: 'storefront' | 'customer-account'): GraphQLSchema {
	const file = createRequire(import.meta.url).resolve(`shopify-schemas/${name}.schema.json`);
	return buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
}
