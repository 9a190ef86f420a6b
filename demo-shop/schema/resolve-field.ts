import type { GraphQLFieldResolver } from 'graphql';
import { notServed } from './errors';

/**
 * Fields without a resolver of their own: the property of that name (called, if it is a function), or a
 * clear error where the source has none. So nothing is ever answered that the demo shop does not know.
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
