import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { ResolverMap } from './request-context';

/** Attaches resolvers to the fields of a schema. Throws where the schema has no such field. */
export function attachResolvers(schema: GraphQLSchema, map: ResolverMap<never>): void {
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
			field.resolve = resolver as unknown as GraphQLFieldResolver<unknown, unknown>;
		}
	}
}
