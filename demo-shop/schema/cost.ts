import {
	type FieldNode,
	type FragmentDefinitionNode,
	type GraphQLSchema,
	getNamedType,
	isInterfaceType,
	isObjectType,
	Kind,
	type OperationDefinitionNode,
	type SelectionSetNode,
	type ValueNode,
} from 'graphql';

/**
 * Cost of a query. Assumed, since the platform publishes no formula: an object costs 1, a scalar 0, a
 * connection 1 plus page size times the cost of one node, a mutation 10.
 */
export interface CostTree {
	own: number;
	/** Page size: a number, or the name of a variable. */
	size: number | string;
	children: CostTree[];
}

/** Largest query without a token. */
export const tokenlessLimit = 1000;

/** Compiles an operation's cost; each request adds only the page sizes in its variables. */
export function prepareCost(
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): CostTree {
	const root = schema.getRootType(operation.operation);
	return {
		own: operation.operation === 'mutation' ? 10 : 0,
		size: 1,
		children: root ? costsOf(schema, root.name, operation.selectionSet, fragments) : [],
	};
}

export function computeCost(tree: CostTree, variables: Readonly<Record<string, unknown>>): number {
	const size = typeof tree.size === 'number' ? tree.size : Number(variables[tree.size] ?? 1);
	let children = 0;
	for (const child of tree.children) {
		children += computeCost(child, variables);
	}
	return Math.round(tree.own + Math.max(0, size) * children);
}

/** Edges and page info belong to the connection around them. */
const wrappings = ['edges', 'pageInfo'];

function costsOf(
	schema: GraphQLSchema,
	typeName: string,
	selectionSet: SelectionSetNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): CostTree[] {
	return selectionSet.selections.flatMap((selection): CostTree[] => {
		switch (selection.kind) {
			case Kind.FRAGMENT_SPREAD: {
				const fragment = fragments.get(selection.name.value);
				const condition = fragment?.typeCondition.name.value ?? typeName;
				return fragment ? costsOf(schema, condition, fragment.selectionSet, fragments) : [];
			}
			case Kind.INLINE_FRAGMENT: {
				const condition = selection.typeCondition?.name.value ?? typeName;
				return costsOf(schema, condition, selection.selectionSet, fragments);
			}
			default:
				return costOfField(schema, typeName, selection, fragments);
		}
	});
}

function costOfField(
	schema: GraphQLSchema,
	typeName: string,
	field: FieldNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): CostTree[] {
	const parent = schema.getType(typeName);
	const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
	const definition = fields[field.name.value];
	if (!definition || !field.selectionSet) {
		return [];
	}
	const named = getNamedType(definition.type);
	const pageSize = field.arguments?.find(({ name }) => ['first', 'last'].includes(name.value));
	return [
		{
			own: wrappings.includes(field.name.value) ? 0 : 1,
			size: pageSize ? sizeOf(pageSize.value) : 1,
			children: costsOf(schema, named.name, field.selectionSet, fragments),
		},
	];
}

function sizeOf(value: ValueNode): number | string {
	if (value.kind === Kind.INT) {
		return Number(value.value);
	}
	return value.kind === Kind.VARIABLE ? value.name.value : 1;
}
