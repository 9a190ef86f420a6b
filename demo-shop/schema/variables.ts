import {
	type GraphQLFormattedError,
	type GraphQLInputObjectType,
	type GraphQLInputType,
	type GraphQLSchema,
	getVariableValues,
	isInputObjectType,
	isInputType,
	isListType,
	isNonNullType,
	type OperationDefinitionNode,
	typeFromAST,
	type VariableDefinitionNode,
} from 'graphql';
import { parseGid } from '../shop/ids';

interface Problem {
	path: Array<string | number>;
	explanation: string;
	message?: string;
}

export interface CheckedVariables {
	/** With the platform's messages; empty when all values are valid. */
	errors: GraphQLFormattedError[];
	/** With default values. */
	values: Readonly<Record<string, unknown>>;
}

/** Coerces and validates the values of an operation's variables. */
export function checkVariables(
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	inputs: Readonly<Record<string, unknown>>,
): CheckedVariables {
	const definitions = operation.variableDefinitions ?? [];
	const coerced = getVariableValues(schema, definitions, inputs);
	const errors = definitions.flatMap((definition) => checkVariable(schema, definition, inputs));
	if (errors.length === 0 && coerced.errors) {
		// graphql-js refuses a value that the check above accepts: use its message.
		for (const { message } of coerced.errors) {
			errors.push({ message, extensions: { code: 'INVALID_VARIABLE', problems: [] } });
		}
	}
	return { errors, values: coerced.coerced ?? {} };
}

function checkVariable(
	schema: GraphQLSchema,
	definition: VariableDefinitionNode,
	inputs: Readonly<Record<string, unknown>>,
): GraphQLFormattedError[] {
	const name = definition.variable.name.value;
	const value = inputs[name];
	const type = typeFromAST(schema, definition.type);
	const usesDefault = value === undefined && definition.defaultValue !== undefined;
	if (!isInputType(type) || usesDefault) {
		return [];
	}
	const problems = findProblems(value, type, []);
	const [first] = problems;
	if (!first) {
		return [];
	}
	const { line, column } = definition.loc?.startToken ?? { line: 1, column: 1 };
	const where = first.path.length > 0 ? ` for ${first.path.join('.')} (${first.explanation})` : '';
	return [
		{
			message: `Variable $${name} of type ${type} was provided invalid value${where}`,
			locations: [{ line, column }],
			extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems },
		},
	];
}

function findProblems(value: unknown, type: GraphQLInputType, path: Problem['path']): Problem[] {
	if (isNonNullType(type)) {
		return value == null
			? [{ path, explanation: 'Expected value to not be null' }]
			: findProblems(value, type.ofType, path);
	}
	if (value == null) {
		return [];
	}
	if (isListType(type)) {
		return Array.isArray(value)
			? value.flatMap((item, index) => findProblems(item, type.ofType, [...path, index]))
			: findProblems(value, type.ofType, path);
	}
	if (isInputObjectType(type)) {
		return findProblemsInObject(value, type, path);
	}
	if (type.name === 'ID' && typeof value === 'string' && !parseGid(value)) {
		const message = `Invalid global id '${value}'`;
		return [{ path, explanation: message, message }];
	}
	try {
		type.parseValue(value);
		return [];
	} catch {
		return [{ path, explanation: refusal(value, type) }];
	}
}

function findProblemsInObject(
	value: unknown,
	type: GraphQLInputObjectType,
	path: Problem['path'],
): Problem[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return [{ path, explanation: `Expected ${JSON.stringify(value)} to be a key-value object.` }];
	}
	const given = value as Record<string, unknown>;
	const fields = type.getFields();
	const unknown = Object.keys(given)
		.filter((key) => !fields[key])
		.map((key) => ({ path: [...path, key], explanation: `Field is not defined on ${type.name}` }));
	const known = Object.values(fields).flatMap((field) =>
		given[field.name] === undefined && field.defaultValue !== undefined
			? []
			: findProblems(given[field.name], field.type, [...path, field.name]),
	);
	return [...unknown, ...known];
}

function refusal(value: unknown, type: GraphQLInputType): string {
	const text = JSON.stringify(value);
	return 'getValues' in type
		? `Expected ${text} to be one of: ${type
				.getValues()
				.map(({ name }) => name)
				.join(', ')}`
		: `Could not coerce value ${text} to ${type}`;
}
