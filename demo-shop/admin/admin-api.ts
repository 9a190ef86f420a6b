import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import { attachResolvers } from '../schema/attach-resolvers';
import type { Api } from '../schema/execute';
import type { Shop } from '../shop/shop';
import type { AdminCaller, AdminContext } from './admin-context';
import { adminResolvers } from './admin-resolvers';
import { type CostBucket, singleQueryLimit } from './cost-bucket';
import { setupResolvers } from './setup-resolvers';

/** Cost of a mutation, regardless of what it returns. */
const mutationCost = 10;

/** With resolvers, which find their shop in the context: one for all shops of the process. */
let sharedSchema: GraphQLSchema | undefined;

/** The parts of the Admin API that the demo shop serves; `bucket` belongs to the app. */
export function adminApi(shop: Shop, bucket: CostBucket): Api<AdminCaller> {
	sharedSchema ??= adminSchema();
	return {
		schema: sharedSchema,
		begin({ scopes }, operation, _variables, queryCost) {
			const cost = operation.operation === 'mutation' ? mutationCost : queryCost;
			if (cost > singleQueryLimit) {
				throw new GraphQLError(
					`Query cost is ${cost}, which exceeds the single query max cost limit (${singleQueryLimit}).`,
					{ extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: singleQueryLimit } },
				);
			}
			if (!bucket.take(cost, shop.clock())) {
				throw new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } });
			}
			return {
				context: { shop, scopes } satisfies AdminContext,
				extensions: {
					cost: {
						requestedQueryCost: cost,
						actualQueryCost: cost,
						throttleStatus: bucket.status,
					},
				},
			};
		},
	};
}

function adminSchema(): GraphQLSchema {
	const files = ['admin.graphql', 'products.graphql', 'setup.graphql'].map((name) =>
		readFileSync(join(import.meta.dirname, name), 'utf8'),
	);
	const schema = buildSchema(files.join('\n'));
	attachResolvers(schema, adminResolvers);
	attachResolvers(schema, setupResolvers);
	return schema;
}
