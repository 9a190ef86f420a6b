import {
	type FieldNode,
	type FragmentDefinitionNode,
	type GraphQLSchema,
	getNamedType,
	isAbstractType,
	isInterfaceType,
	isObjectType,
	Kind,
	type OperationDefinitionNode,
	type SelectionNode,
	type SelectionSetNode,
	type ValueNode,
} from 'graphql';

/**
 * Cost of a query, as recorded of a live shop: a scalar costs 0, an object 1, a mutation 10. A connection costs 1, and
 * its edges, nodes and page info are counted 2 ln(page size) times. Of an interface or a union, the fields common to
 * all types are one object, and of its fragments the most expensive one is another.
 */
export interface CostTree {
	own: number;
	/** Page size of a connection: a number, or the name of a variable. */
	size: number | string | null;
	children: CostTree[];
	/** Fragments on the types of an interface or a union: only the most expensive one counts. */
	choices: CostTree[];
}

/** Largest query without a token. */
export const tokenlessLimit = 1000;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Compiles an operation's cost; each request adds only the page sizes in its variables. */
export function prepareCost(
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	fragments: Fragments,
): CostTree {
	const root = schema.getRootType(operation.operation);
	const objectCost = operation.operation === 'mutation' ? 10 : 1;
	return {
		own: 0,
		size: null,
		children: root
			? fieldsOf(root.name, operation.selectionSet, fragments).flatMap((field) =>
					costOfField(schema, root.name, field, fragments, objectCost),
				)
			: [],
		choices: [],
	};
}

export function computeCost(tree: CostTree, variables: Readonly<Record<string, unknown>>): number {
	let content = 0;
	for (const child of tree.children) {
		content += computeCost(child, variables);
	}
	content += Math.max(0, ...tree.choices.map((choice) => computeCost(choice, variables)));
	return tree.own + timesCounted(tree.size, variables) * content;
}

function timesCounted(
	size: CostTree['size'],
	variables: Readonly<Record<string, unknown>>,
): number {
	const items = typeof size === 'string' ? Number(variables[size] ?? 1) : (size ?? 1);
	return Math.max(1, Math.floor(2 * Math.log(items)));
}

function costOfField(
	schema: GraphQLSchema,
	typeName: string,
	field: FieldNode,
	fragments: Fragments,
	objectCost = 1,
): CostTree[] {
	const parent = schema.getType(typeName);
	const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
	const definition = fields[field.name.value];
	if (!definition || !field.selectionSet) {
		return [];
	}
	const type = getNamedType(definition.type);
	const pageSize = field.arguments?.find(({ name }) => ['first', 'last'].includes(name.value));
	return [
		{
			...costOfSelection(schema, type.name, field.selectionSet, fragments, objectCost),
			size: pageSize ? sizeOf(pageSize.value) : null,
		},
	];
}

function costOfSelection(
	schema: GraphQLSchema,
	typeName: string,
	selectionSet: SelectionSetNode,
	fragments: Fragments,
	objectCost: number,
): CostTree {
	const common = fieldsOf(typeName, selectionSet, fragments);
	const choices = isAbstractType(schema.getType(typeName))
		? otherTypes(typeName, selectionSet, fragments)
		: [];
	return {
		own: common.length > 0 || choices.length === 0 ? objectCost : 0,
		size: null,
		children: common.flatMap((field) => costOfField(schema, typeName, field, fragments)),
		choices: choices.map((choice) =>
			costOfSelection(schema, choice.typeName, choice.selectionSet, fragments, 1),
		),
	};
}

interface Fragment {
	typeName: string;
	selectionSet: SelectionSetNode;
}

function fragmentOf(
	typeName: string,
	selection: SelectionNode,
	fragments: Fragments,
): Fragment | null {
	if (selection.kind === Kind.FIELD) {
		return null;
	}
	const fragment =
		selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
	return fragment
		? {
				typeName: fragment.typeCondition?.name.value ?? typeName,
				selectionSet: fragment.selectionSet,
			}
		: null;
}

/** The fields selected on the type itself, directly or by fragments on it. */
function fieldsOf(
	typeName: string,
	selectionSet: SelectionSetNode,
	fragments: Fragments,
): FieldNode[] {
	return selectionSet.selections.flatMap((selection): FieldNode[] => {
		if (selection.kind === Kind.FIELD) {
			return [selection];
		}
		const fragment = fragmentOf(typeName, selection, fragments);
		return fragment?.typeName === typeName
			? fieldsOf(typeName, fragment.selectionSet, fragments)
			: [];
	});
}

/** Fragments on other types than the given one. */
function otherTypes(
	typeName: string,
	selectionSet: SelectionSetNode,
	fragments: Fragments,
): Fragment[] {
	return selectionSet.selections.flatMap((selection): Fragment[] => {
		const fragment = fragmentOf(typeName, selection, fragments);
		if (!fragment) {
			return [];
		}
		return fragment.typeName === typeName
			? otherTypes(typeName, fragment.selectionSet, fragments)
			: [fragment];
	});
}

function sizeOf(value: ValueNode): number | string {
	if (value.kind === Kind.INT) {
		return Number(value.value);
	}
	return value.kind === Kind.VARIABLE ? value.name.value : 1;
}
