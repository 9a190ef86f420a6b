import { GraphQLError } from 'graphql';

/** A field, argument or value of the schema that this demo shop does not serve. */
export function notServed(what: string): GraphQLError {
	return new GraphQLError(`${what} is not served by the demo shop.`, {
		extensions: { code: 'NOT_SERVED' },
	});
}

/** The platform's answer to arguments that cannot go together. */
export function badRequest(message: string): GraphQLError {
	return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** The platform's answer to a field outside the token's scopes, or to a dead customer token. */
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

/** The platform's refusal of too many attempts; ? only newer reports have the code. */
export function throttled(message: string, code: 'THROTTLED' | null): GraphQLError {
	return new GraphQLError(message, code ? { extensions: { code } } : {});
}
