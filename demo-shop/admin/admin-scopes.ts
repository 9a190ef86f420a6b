import { accessDenied } from '../schema/errors';

/** Scopes of the app, as the platform lists them. */
export const defaultScopes: readonly string[] = [
	'read_customers',
	'write_customers',
	'read_products',
	'write_products',
	'read_metaobject_definitions',
	'write_metaobject_definitions',
	'read_inventory',
	'write_inventory',
	'read_metaobjects',
	'write_metaobjects',
	'read_locations',
];

/** Throws the platform's error where the token lacks a scope; a scope to write includes the one to read. */
export function requireScope(scopes: readonly string[], field: string, scope: string): void {
	const writing = scope.replace(/^read_/, 'write_');
	if (!scopes.includes(scope) && !scopes.includes(writing)) {
		throw accessDenied(field, scope);
	}
}
