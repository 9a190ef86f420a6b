import {
	type ASTNode,
	type DocumentNode,
	type GraphQLError,
	type GraphQLFormattedError,
	Kind,
	print,
	visit,
} from 'graphql';

type Extensions = Record<string, unknown>;
type Reworded = { message: string; extensions: Extensions };
type Rewording = [pattern: RegExp, reword: (parts: string[], error: GraphQLError) => Reworded];

/**
 * Maps messages of graphql-js (left) to the platform's messages and codes (graphql-ruby, right). Only the
 * messages change: graphql-js alone decides what is valid.
 */
const rewordings: Rewording[] = [
	[
		/^Cannot query field "(\w+)" on type "(\w+)"/,
		([fieldName = '', typeName = '']) => ({
			message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
			extensions: { code: 'undefinedField', typeName, fieldName },
		}),
	],
	[
		/^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/,
		([field = '', type = '']) => ({
			message: `Field must have selections (field '${field}' returns ${bare(type)} but has no selections. Did you mean '${field} { ... }'?)`,
			extensions: {
				code: 'selectionMismatch',
				nodeName: `field '${field}'`,
				typeName: bare(type),
			},
		}),
	],
	[
		/^Field "(\w+)" must not have a selection since type "([^"]+)" has no subfields/,
		([field = '', type = ''], error) => ({
			message: `Selections can't be made on scalars (field '${field}' returns ${bare(type)} but has selections [${selectedNames(error)}])`,
			extensions: {
				code: 'selectionMismatch',
				nodeName: `field '${field}'`,
				typeName: bare(type),
			},
		}),
	],
	[
		/^Unknown argument "(\w+)" on field "\w+\.(\w+)"/,
		([argumentName = '', name = '']) => ({
			message: `Field '${name}' doesn't accept argument '${argumentName}'`,
			extensions: { code: 'argumentNotAccepted', name, typeName: 'Field', argumentName },
		}),
	],
	[
		/^Unknown argument "(\w+)" on directive "@(\w+)"/,
		([argumentName = '', name = '']) => ({
			message: `Directive '${name}' doesn't accept argument '${argumentName}'`,
			extensions: { code: 'argumentNotAccepted', name, typeName: 'Directive', argumentName },
		}),
	],
	[
		/^Field "(\w+)" is not defined by type "(\w+)"/,
		([argumentName = '', name = '']) => ({
			message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
			extensions: { code: 'argumentNotAccepted', name, typeName: 'InputObject', argumentName },
		}),
	],
	[
		/^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
		([name = '', argument = '']) => ({
			message: `Field '${name}' is missing required arguments: ${argument}`,
			extensions: {
				code: 'missingRequiredArguments',
				className: 'Field',
				name,
				arguments: argument,
			},
		}),
	],
	[
		/^Field "(\w+)\.(\w+)" of required type "([^"]+)" was not provided/,
		([inputObjectType = '', argumentName = '', argumentType = '']) => ({
			message: `Argument '${argumentName}' on InputObject '${inputObjectType}' is required. Expected type ${argumentType}`,
			extensions: {
				code: 'missingRequiredInputObjectAttribute',
				argumentName,
				argumentType,
				inputObjectType,
			},
		}),
	],
	[
		/^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
		([variableName = '', given = '', expected = '']) => ({
			message: `Type mismatch on variable $${variableName} (${given} / ${expected})`,
			extensions: {
				code: 'variableMismatch',
				variableName,
				typeName: given,
				errorMessage: 'Type mismatch',
			},
		}),
	],
	[
		/^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?/,
		([variableName = '', operation]) => ({
			message: `Variable $${variableName} is used by ${operation ?? 'anonymous query'} but not declared`,
			extensions: { code: 'variableNotDefined', variableName },
		}),
	],
	[
		/^Variable "\$(\w+)" is never used(?: in operation "(\w+)")?/,
		([variableName = '', operation]) => ({
			message: `Variable $${variableName} is declared by ${operation ?? 'anonymous query'} but not used`,
			extensions: { code: 'variableNotUsed', variableName },
		}),
	],
	[
		/^Unknown fragment "(\w+)"/,
		([fragmentName = '']) => ({
			message: `Fragment ${fragmentName} was used, but not defined`,
			extensions: { code: 'useAndDefineFragment', fragmentName },
		}),
	],
	[
		/^Fragment "(\w+)" is never used/,
		([fragmentName = '']) => ({
			message: `Fragment ${fragmentName} was defined, but not used`,
			extensions: { code: 'useAndDefineFragment', fragmentName },
		}),
	],
	[
		/^Unknown type "(\w+)"/,
		([typeName = '']) => ({
			message: `No such type ${typeName}`,
			extensions: { code: 'undefinedType', typeName },
		}),
	],
	[
		/^Unknown directive "@(\w+)"/,
		([directiveName = '']) => ({
			message: `Directive @${directiveName} is not defined`,
			extensions: { code: 'undefinedDirective', directiveName },
		}),
	],
	[
		/^Fields "(\w+)" conflict because/,
		([fieldName = '']) => ({
			message: `Field '${fieldName}' has a field conflict`,
			extensions: { code: 'fieldConflict', fieldName },
		}),
	],
	[/cannot be spread here/, () => ({ message: '', extensions: { code: 'cannotSpreadFragment' } })],
];

/** A validation error in the platform's format: its message, a code, and the path in the document. */
export function formatValidationError(
	error: GraphQLError,
	document: DocumentNode,
): GraphQLFormattedError {
	const path = pathTo(document, error.nodes?.[0]);
	const formatted = {
		...(error.locations ? { locations: error.locations } : {}),
		...(path.length > 0 ? { path } : {}),
	};
	const invalidValue = literalError(error, document);
	if (invalidValue) {
		return { ...invalidValue, ...formatted };
	}
	for (const [pattern, reword] of rewordings) {
		const match = pattern.exec(error.message);
		if (match) {
			const { message, extensions } = reword(match.slice(1), error);
			return { message: message || error.message, ...formatted, extensions };
		}
	}
	return {
		message: error.message,
		...formatted,
		extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...error.extensions },
	};
}

/** Literals of the wrong type: the platform names the argument, not only the value. */
function literalError(error: GraphQLError, document: DocumentNode): Reworded | null {
	const expected =
		/^Expected value of type "([^"]+)", found/.exec(error.message)?.[1] ??
		/^(?:Enum|Value "\w+" does not exist in) "?(\w+)"?/.exec(error.message)?.[1] ??
		/^(Int|Float|String|Boolean|ID) cannot represent/.exec(error.message)?.[1];
	const node = error.nodes?.[0];
	if (!expected || !node) {
		return null;
	}
	const owner = ownerOf(document, node);
	return {
		message: `Argument '${owner.argument}' on ${owner.kind} '${owner.name}' has an invalid value (${print(node)}). Expected type '${expected}'.`,
		extensions: {
			code: 'argumentLiteralsIncompatible',
			typeName: owner.kind,
			argumentName: owner.argument,
		},
	};
}

function ownerOf(document: DocumentNode, wanted: ASTNode) {
	let owner = { kind: 'Field', name: '', argument: '' };
	visit(document, {
		enter(node, _key, parent, _path, ancestors) {
			if (node !== wanted) {
				return;
			}
			const nodes = nodesAbove(parent, ancestors);
			const argument = nodes.findLast((ancestor) => ancestor.kind === Kind.ARGUMENT);
			const field = nodes.findLast((ancestor) => ancestor.kind === Kind.FIELD);
			const directive = nodes.findLast((ancestor) => ancestor.kind === Kind.DIRECTIVE);
			const holder = directive ?? field;
			owner = {
				kind: directive ? 'Directive' : 'Field',
				name: holder?.name.value ?? '',
				argument: argument?.name.value ?? '',
			};
		},
	});
	return owner;
}

/** The platform's path of a validation error: operation, fields by response name, then argument. */
export function pathTo(document: DocumentNode, wanted: ASTNode | undefined): string[] {
	let path: string[] = [];
	visit(document, {
		enter(node, _key, parent, _path, ancestors) {
			if (node === wanted) {
				path = [...nodesAbove(parent, ancestors), node].flatMap(pathSegment);
			}
		},
	});
	return path;
}

function pathSegment(node: ASTNode): string[] {
	switch (node.kind) {
		case Kind.OPERATION_DEFINITION:
			return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
		case Kind.FRAGMENT_DEFINITION:
			return [`fragment ${node.name.value}`];
		case Kind.INLINE_FRAGMENT:
			return [`... on ${node.typeCondition?.name.value ?? ''}`];
		case Kind.FRAGMENT_SPREAD:
			return [`... ${node.name.value}`];
		case Kind.FIELD:
			return [node.alias?.value ?? node.name.value];
		case Kind.ARGUMENT:
		case Kind.OBJECT_FIELD:
			return [node.name.value];
		default:
			return [];
	}
}

function bare(type: string): string {
	return type.replace(/[[\]!]/g, '');
}

function selectedNames(error: GraphQLError): string {
	const node = error.nodes?.[0];
	const selections =
		node?.kind === Kind.SELECTION_SET
			? node.selections
			: node?.kind === Kind.FIELD
				? (node.selectionSet?.selections ?? [])
				: [];
	return selections
		.flatMap((selection) => (selection.kind === Kind.FIELD ? [`"${selection.name.value}"`] : []))
		.join(', ');
}

/** A visited node's ancestors from the root down, without the lists between them. */
function nodesAbove(
	parent: ASTNode | readonly ASTNode[] | undefined,
	ancestors: ReadonlyArray<ASTNode | readonly ASTNode[]>,
): ASTNode[] {
	return [...ancestors, parent].flatMap((above) =>
		above === undefined || isList(above) ? [] : [above],
	);
}

function isList(above: ASTNode | readonly ASTNode[]): above is readonly ASTNode[] {
	return Array.isArray(above);
}
