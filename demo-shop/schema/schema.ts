import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
	buildClientSchema,
	type GraphQLFieldResolver,
	type GraphQLSchema,
	type IntrospectionQuery,
	isObjectType,
} from 'graphql';
import { resolvers } from '../resolvers/resolvers';
import { tokenScopes } from './access-scopes';
import { accessDenied, notServed } from './errors';
import type { RequestContext, ResolverMap } from './request-context';

/** The platform's own schema (2026-04), as its React package ships it. */
export function loadStorefrontSchema(): GraphQLSchema {
	const file = createRequire(import.meta.url).resolve('shopify-schemas/storefront.schema.json');
	const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
	const schema = buildClientSchema(introspection);
	attachResolvers(schema, resolvers);
	return schema;
}

function attachResolvers(schema: GraphQLSchema, map: ResolverMap): void {
	for (const [typeName, fields] of Object.entries(map)) {
		const type = schema.getType(typeName);
		if (!isObjectType(type)) {
			throw new Error(`The schema has no object type ${typeName}.`);
		}
		for (const [fieldName, resolver] of Object.entries(fields)) {
			const field = type.getFields()[fieldName];
			if (!field) {
				throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
			}
			field.resolve = resolver as unknown as GraphQLFieldResolver<unknown, RequestContext>;
		}
	}
	for (const [path, scope] of Object.entries(tokenScopes)) {
		const [typeName = '', fieldName = ''] = path.split('.');
		const type = schema.getType(typeName);
		const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
		if (!field) {
			throw new Error(`The schema has no field ${path}.`);
		}
		const resolve = field.resolve ?? resolveField;
		field.resolve = (source, args, context, info) => {
			if (context.access === 'tokenless') {
				throw accessDenied(fieldName, scope);
			}
			return resolve(source, args, context, info);
		};
	}
}

/**
 * Fields without a resolver of their own: the property of that name (called, if it is a function), or a
 * clear error where the source has none. So nothing is ever answered that the demo shop does not know.
 */
export const resolveField: GraphQLFieldResolver<unknown, RequestContext> = (
	source,
	_args,
	_context,
	info,
) => {
	if (typeof source === 'object' && source !== null && info.fieldName in source) {
		const value = (source as Record<string, unknown>)[info.fieldName];
		return typeof value === 'function' ? value() : value;
	}
	throw notServed(`${info.parentType.name}.${info.fieldName}`);
};
