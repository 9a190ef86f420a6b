import type { GraphQLFieldResolver } from 'graphql';
import { notServed } from './errors';

/**
 * Default field resolver: the property of that name (called, if it is a function), or a `NOT_SERVED`
 * error where the source has none, so that no response contains a made-up value.
 */
export const resolveField: GraphQLFieldResolver<unknown, unknown> = (
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
