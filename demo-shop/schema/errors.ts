import { GraphQLError } from 'graphql';

/** A field, argument or value of the schema that this demo shop does not serve. */
export function notServed(what: string): GraphQLError {
	return new GraphQLError(`${what} is not served by the demo shop.`, {
		extensions: { code: 'NOT_SERVED' },
	});
}

/** The platform's error for arguments that exclude each other. */
export function badRequest(message: string): GraphQLError {
	return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** The platform's error for a field outside the token's scopes, or for an invalid customer token. */
export function accessDenied(field: string, scope: string, also = ''): GraphQLError {
	const requiredAccess = `\`${scope}\` access scope.${also}`;
	return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
		extensions: {
			code: 'ACCESS_DENIED',
			documentation: 'https://shopify.dev/api/usage/access-scopes',
			requiredAccess,
		},
	});
}

/** The platform's error for too many attempts. Assumed: the code, since only newer reports have it. */
export function throttled(message: string): GraphQLError {
	return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}

/** An error of a field that ends its whole operation: `data` is null. */
export class OperationError extends GraphQLError {}
