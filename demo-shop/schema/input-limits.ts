import {
	type DocumentNode,
	type GraphQLFormattedError,
	type GraphQLInputType,
	type GraphQLSchema,
	getNamedType,
	Kind,
	TypeInfo,
	type ValueNode,
	visit,
	visitWithTypeInfo,
} from 'graphql';
import { parseGid } from '../shop/ids';
import { pathTo } from './validation-messages';

/** Maximum length of a list in an argument. */
const maximumInputSize = 250;

/** An argument with variables, checked with each request. */
interface ArgumentUse {
	path: string[];
	value: ValueNode;
}

export interface InputLimits {
	/** Errors in the document itself. */
	staticErrors: GraphQLFormattedError[];
	/** Arguments with lists in variables. */
	uses: ArgumentUse[];
}

/** Checks all arguments of a document for invalid ids and for lists. */
export function prepareInputLimits(schema: GraphQLSchema, document: DocumentNode): InputLimits {
	const staticErrors: GraphQLFormattedError[] = [];
	const uses: ArgumentUse[] = [];
	const typeInfo = new TypeInfo(schema);
	const checkId = (type: GraphQLInputType | null | undefined, node: ValueNode) => {
		if (
			node.kind === Kind.STRING &&
			type &&
			getNamedType(type).name === 'ID' &&
			!parseGid(node.value)
		) {
			staticErrors.push({
				message: `Invalid global id '${node.value}'`,
				...(node.loc
					? {
							locations: [{ line: node.loc.startToken.line, column: node.loc.startToken.column }],
						}
					: {}),
				path: pathTo(document, node),
				extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
			});
		}
	};
	visit(
		document,
		visitWithTypeInfo(typeInfo, {
			StringValue: (node) => checkId(typeInfo.getInputType(), node),
			Field(field) {
				for (const argument of field.arguments ?? []) {
					uses.push({
						path: [field.alias?.value ?? field.name.value, argument.name.value],
						value: argument.value,
					});
				}
			},
		}),
	);
	return { staticErrors, uses: uses.filter(({ value }) => holdsList(schema, value)) };
}

function holdsList(schema: GraphQLSchema, value: ValueNode): boolean {
	return (
		value.kind === Kind.VARIABLE ||
		value.kind === Kind.LIST ||
		(value.kind === Kind.OBJECT && value.fields.some((field) => holdsList(schema, field.value)))
	);
}

/** The platform's error for the first list above the limit, in the document or its variables. */
export function findOversizedInput(
	{ uses }: InputLimits,
	variables: Readonly<Record<string, unknown>>,
): GraphQLFormattedError | null {
	for (const use of uses) {
		const found = findInNode(use.value, use.path, variables);
		if (found) {
			return {
				message: `The input array size of ${found.size} is greater than the maximum allowed of ${maximumInputSize}.`,
				path: found.path,
				extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
			};
		}
	}
	return null;
}

interface Oversized {
	path: string[];
	size: number;
}

function findInNode(
	node: ValueNode,
	path: string[],
	variables: Readonly<Record<string, unknown>>,
): Oversized | null {
	switch (node.kind) {
		case Kind.VARIABLE:
			return findInValue(variables[node.name.value], path);
		case Kind.LIST:
			return node.values.length > maximumInputSize
				? { path, size: node.values.length }
				: firstFound(node.values, (item) => findInNode(item, path, variables));
		case Kind.OBJECT:
			return firstFound(node.fields, (field) =>
				findInNode(field.value, [...path, field.name.value], variables),
			);
		default:
			return null;
	}
}

function findInValue(value: unknown, path: string[]): Oversized | null {
	if (Array.isArray(value)) {
		return value.length > maximumInputSize
			? { path, size: value.length }
			: firstFound(value, (item) => findInValue(item, path));
	}
	if (typeof value === 'object' && value !== null) {
		return firstFound(Object.entries(value), ([key, item]) => findInValue(item, [...path, key]));
	}
	return null;
}

function firstFound<Item>(
	items: readonly Item[],
	find: (item: Item) => Oversized | null,
): Oversized | null {
	for (const item of items) {
		const found = find(item);
		if (found) {
			return found;
		}
	}
	return null;
}
