import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Authorization } from '../http/graphql-endpoint';
import { attachResolvers } from '../schema/attach-resolvers';
import type { Api } from '../schema/execute';
import { hasInContext, resolveContext } from '../schema/in-context';
import { shippedSchema } from '../schema/shipped-schema';
import type { Shop } from '../shop/shop';
import type { AccountCaller, AccountContext } from './account-context';
import { accountResolvers } from './account-resolvers';
import { accessPrefix, customerByAccountToken } from './account-tokens';

/** With resolvers, which find their shop in the context: one for all shops of the process. */
let sharedSchema: GraphQLSchema | undefined;

/** The Customer Account API, with the platform's own schema. */
export function customerAccountGraphql(shop: Shop): Api<AccountCaller> {
	sharedSchema ??= customerAccountSchema();
	const schema = sharedSchema;
	return {
		schema,
		begin({ customerId, buyerIp }, operation, variables, cost) {
			const caller = { access: 'private', buyerIp } as const;
			const context = resolveContext(shop, caller, schema, operation, variables);
			const { country, language } = context;
			return {
				context: { ...context, customerId } satisfies AccountContext,
				extensions: {
					...(hasInContext(operation) ? { context: { country, language } } : {}),
					cost: { requestedQueryCost: cost },
				},
			};
		},
	};
}

function customerAccountSchema(): GraphQLSchema {
	const schema = shippedSchema('customer-account');
	attachResolvers(schema, accountResolvers);
	return schema;
}

/**
 * Authenticates the request: the `Authorization` header is the access token and nothing else.
 * Assumed: the shape of the body; the status and the first message are the platform's.
 */
export function accountCaller(shop: Shop, request: IncomingMessage): Authorization<AccountCaller> {
	const token = request.headers.authorization ?? '';
	const customer = customerByAccountToken(shop, token);
	if (!customer) {
		const message = token.startsWith(accessPrefix)
			? 'invalid token'
			: `invalid token, missing prefix ${accessPrefix}`;
		return { status: 401, body: { errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] } };
	}
	const buyerIp = request.socket.remoteAddress ?? 'unknown';
	return { caller: { customerId: customer.id, buyerIp } };
}
