import {
	type FragmentDefinitionNode,
	type GraphQLFormattedError,
	type GraphQLNamedType,
	type GraphQLOutputType,
	type GraphQLSchema,
	getNamedType,
	getNullableType,
	isInterfaceType,
	isListType,
	isNonNullType,
	isObjectType,
	Kind,
	type OperationDefinitionNode,
	parse,
	type SelectionSetNode,
} from 'graphql';
import { internalError, type OperationResult } from '../schema/execute';
import type { FaultRule } from './fault-rules';

type PathKey = string | number;

/** An executed operation; `query` is the whole document, with its fragments. */
export interface Executed {
	query: string;
	operation: OperationDefinitionNode;
	result: OperationResult;
}

/**
 * The same response with one failed field: the rule's path, or without one the first nullable field.
 * Null where the response has no such field.
 */
export function makePartial(
	schema: GraphQLSchema,
	{ query, operation, result }: Executed,
	{ path, code }: Pick<FaultRule, 'path' | 'code'>,
): OperationResult | null {
	const root = schema.getRootType(operation.operation);
	if (!result.data || !root) {
		return null;
	}
	const response = { ...result, data: structuredClone(result.data) };
	if (path === null) {
		const keys = nullFirst(schema, root.name, response.data);
		return keys && withError(response, keys, keys.at(-1) ?? '', code);
	}
	const scope: Scope = { schema, fragments: fragmentsOf(query) };
	const steps = findSteps(scope, root, operation.selectionSet, response.data, path.split('.'));
	const failed = steps?.at(-1);
	if (!steps || !failed) {
		return null;
	}
	const nullable = steps.findLast(({ type }) => !isNonNullType(type));
	nullable?.setNull();
	const keys = steps.map(({ key }) => key);
	return withError(nullable ? response : { ...response, data: null }, keys, failed.field, code);
}

function withError(
	response: OperationResult,
	path: PathKey[],
	field: string,
	code: string | null,
): OperationResult {
	const error: GraphQLFormattedError = {
		...internalError(),
		...(code === 'ACCESS_DENIED' ? { message: `Access denied for ${field} field.` } : {}),
		...(code === null ? {} : { extensions: { code } }),
		path,
	};
	return { ...response, errors: [...(response.errors ?? []), error] };
}

/** Breadth first; fields with an alias are not chosen. */
function nullFirst(
	schema: GraphQLSchema,
	typeName: string,
	data: Record<string, unknown>,
): string[] | null {
	const type = schema.getType(typeName);
	if (!isObjectType(type)) {
		return null;
	}
	const fields = type.getFields();
	for (const [name, value] of Object.entries(data)) {
		const field = fields[name];
		if (field && !isNonNullType(field.type) && value !== null) {
			data[name] = null;
			return [name];
		}
	}
	for (const [name, value] of Object.entries(data)) {
		const field = fields[name];
		if (field && isRecord(value)) {
			const path = nullFirst(schema, getNamedType(field.type).name, value);
			if (path) {
				return [name, ...path];
			}
		}
	}
	return null;
}

interface Scope {
	schema: GraphQLSchema;
	fragments: Map<string, FragmentDefinitionNode>;
}

/** A selection and the type that its fields belong to. */
interface Selected {
	parent: GraphQLNamedType;
	set: SelectionSetNode;
}

/** One key of a path: its location in the response and its type in the schema. */
interface Step {
	key: PathKey;
	/** Name of the field without alias; an item has the name of its list. */
	field: string;
	type: GraphQLOutputType;
	setNull: () => void;
}

/** Follows response keys and list indexes; null where the response has no such path. */
function findSteps(
	scope: Scope,
	root: GraphQLNamedType,
	set: SelectionSetNode,
	data: Record<string, unknown>,
	keys: string[],
): Step[] | null {
	const steps: Step[] = [];
	let selected: Selected[] = [{ parent: root, set }];
	let value: unknown = data;
	for (const key of keys) {
		if (Array.isArray(value)) {
			const items: unknown[] = value;
			const index = Number(key);
			const list = steps.at(-1);
			const type = list && getNullableType(list.type);
			if (!list || !isListType(type) || !(index in items)) {
				return null;
			}
			const setNull = () => {
				items[index] = null;
			};
			steps.push({ key: index, field: list.field, type: type.ofType, setNull });
			value = items[index];
		} else if (isRecord(value) && Object.hasOwn(value, key)) {
			const holder = value;
			const fields = selected.flatMap((selection) => fieldsWithKey(scope, selection, key));
			// Fields that share a key have the same nullability, or the query would not be valid.
			const [first] = fields;
			if (!first) {
				return null;
			}
			const setNull = () => {
				holder[key] = null;
			};
			steps.push({ key, field: first.name, type: first.type, setNull });
			selected = fields.flatMap(({ type, set }) =>
				set ? [{ parent: getNamedType(type), set }] : [],
			);
			value = holder[key];
		} else {
			return null;
		}
	}
	return steps;
}

interface SelectedField {
	name: string;
	type: GraphQLOutputType;
	set: SelectionSetNode | undefined;
}

/** The fields with a response key, including those in fragments. */
function fieldsWithKey(scope: Scope, { parent, set }: Selected, key: string): SelectedField[] {
	return set.selections.flatMap((selection) => {
		if (selection.kind === Kind.FIELD) {
			const name = selection.name.value;
			const hasFields = isObjectType(parent) || isInterfaceType(parent);
			const field = hasFields ? parent.getFields()[name] : undefined;
			return field && (selection.alias?.value ?? name) === key
				? [{ name, type: field.type, set: selection.selectionSet }]
				: [];
		}
		const fragment =
			selection.kind === Kind.INLINE_FRAGMENT
				? selection
				: scope.fragments.get(selection.name.value);
		const condition = fragment?.typeCondition?.name.value;
		const type = condition === undefined ? parent : scope.schema.getType(condition);
		return fragment && type
			? fieldsWithKey(scope, { parent: type, set: fragment.selectionSet }, key)
			: [];
	});
}

function fragmentsOf(query: string): Map<string, FragmentDefinitionNode> {
	return new Map(
		parse(query).definitions.flatMap((definition) =>
			definition.kind === Kind.FRAGMENT_DEFINITION
				? [[definition.name.value, definition] as const]
				: [],
		),
	);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
