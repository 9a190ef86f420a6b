import { GraphQLError, type GraphQLSchema, isObjectType } from 'graphql';
import { resolvers } from '../resolvers/resolvers';
import type { Shop } from '../shop/shop';
import { openFields, tokenScopes } from './access-scopes';
import { attachResolvers } from './attach-resolvers';
import { tokenlessLimit } from './cost';
import { accessDenied } from './errors';
import type { Api } from './execute';
import { hasInContext, hasValidBuyer, resolveContext } from './in-context';
import type { Caller, RequestContext } from './request-context';
import { resolveField } from './resolve-field';
import { shippedSchema } from './shipped-schema';

/** With resolvers, which find their shop in the context: one for all shops of the process. */
let sharedSchema: GraphQLSchema | undefined;

/** The Storefront API. */
export function storefrontApi(shop: Shop): Api<Caller> {
	sharedSchema ??= storefrontSchema();
	const schema = sharedSchema;
	return {
		schema,
		begin(caller, operation, variables, cost) {
			if (caller.access === 'tokenless' && cost > tokenlessLimit) {
				throw new GraphQLError('Complexity exceeded', {
					extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost: tokenlessLimit },
				});
			}
			if (!hasValidBuyer(shop, schema, operation, variables)) {
				const error = new GraphQLError('The token provided is not valid');
				return { error, extensions: { cost: { requestedQueryCost: cost } } };
			}
			const context = resolveContext(shop, caller, schema, operation, variables);
			return { context, extensions: extensionsOf(context, hasInContext(operation), cost) };
		},
	};
}

function storefrontSchema(): GraphQLSchema {
	const schema = shippedSchema('storefront');
	attachResolvers(schema, resolvers);
	guardByToken(schema);
	return schema;
}

function extensionsOf(
	{ country, language }: RequestContext,
	namesContext: boolean,
	requestedQueryCost: number,
) {
	return {
		...(namesContext ? { context: { country, language } } : {}),
		cost: { requestedQueryCost },
	};
}

/** Makes fields that need a token throw without one, and for one without their access scope. */
function guardByToken(schema: GraphQLSchema): void {
	for (const [path, scope] of Object.entries({ ...openFields, ...tokenScopes })) {
		const [typeName = '', fieldName] = path.split('.');
		const type = schema.getType(typeName);
		const fields = Object.values(isObjectType(type) ? type.getFields() : {}).filter(({ name }) =>
			fieldName ? name === fieldName : !(`${typeName}.${name}` in tokenScopes),
		);
		if (fields.length === 0) {
			throw new Error(`The schema has no ${path}.`);
		}
		for (const field of fields) {
			const resolve = field.resolve ?? resolveField;
			field.resolve = (source, args, context: RequestContext, info) => {
				const isOpen =
					context.access === 'tokenless'
						? path in openFields
						: !context.shop.missingScopes.includes(scope);
				if (!isOpen) {
					throw accessDenied(field.name, scope);
				}
				return resolve(source, args, context, info);
			};
		}
	}
}
