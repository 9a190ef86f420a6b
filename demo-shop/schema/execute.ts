import { randomUUID } from 'node:crypto';
import {
	type DocumentNode,
	execute,
	type FragmentDefinitionNode,
	GraphQLError,
	type GraphQLFormattedError,
	type GraphQLSchema,
	Kind,
	type OperationDefinitionNode,
	parse,
	validate,
} from 'graphql';
import { type CostTree, computeCost, prepareCost } from './cost';
import { OperationError } from './errors';
import { findOversizedInput, type InputLimits, prepareInputLimits } from './input-limits';
import { resolveField } from './resolve-field';
import { formatValidationError } from './validation-messages';
import { checkVariables } from './variables';

export interface OperationRequest {
	query: string;
	operationName: string | null;
	variables: Readonly<Record<string, unknown>>;
}

/** A response body; always sent with HTTP 200. */
export interface OperationResult {
	data?: Record<string, unknown> | null;
	errors?: GraphQLFormattedError[];
	extensions?: Record<string, unknown>;
}

/** A parsed and validated document. */
interface PreparedDocument {
	document: DocumentNode;
	operations: PreparedOperation[];
	errors: GraphQLFormattedError[];
	limits: InputLimits;
}

export interface PreparedOperation {
	node: OperationDefinitionNode;
	cost: CostTree;
	/** Names of the root fields, for logs and fault rules. */
	rootFields: string[];
}

/** One of the platform's APIs: its schema with resolvers, and rules for whole operations. */
export interface Api<Caller> {
	schema: GraphQLSchema;
	/** Context and extensions of an operation, or why it must not run. A thrown `GraphQLError` is one without extensions. */
	begin(
		caller: Caller,
		operation: OperationDefinitionNode,
		variables: Readonly<Record<string, unknown>>,
		cost: number,
	): Beginning | Refusal;
}

export interface Beginning {
	/** `contextValue` of the resolvers. */
	context: object;
	/** `extensions` of the response. */
	extensions: Record<string, unknown>;
}

export interface Refusal {
	error: GraphQLError;
	/** `extensions` of the response. */
	extensions: Record<string, unknown>;
}

const cacheSize = 500;

/** Executes operations of one API; caches the latest parsed documents. */
export class Executor<Caller> {
	readonly schema: GraphQLSchema;
	#api: Api<Caller>;
	#prepared = new Map<string, PreparedDocument>();

	constructor(api: Api<Caller>) {
		this.schema = api.schema;
		this.#api = api;
	}

	/** The requested operation, where the document is valid; for logs and fault rules. */
	operationOf(request: OperationRequest): PreparedOperation | null {
		return selectOperation(this.#prepare(request.query).operations, request.operationName);
	}

	run(request: OperationRequest, caller: Caller): OperationResult {
		const prepared = this.#prepare(request.query);
		if (prepared.errors.length > 0) {
			return { errors: prepared.errors };
		}
		const operation = selectOperation(prepared.operations, request.operationName);
		if (!operation) {
			return { errors: [unknownOperation(request.operationName)] };
		}
		const variables = checkVariables(this.schema, operation.node, request.variables);
		if (variables.errors.length > 0) {
			return { errors: variables.errors };
		}
		const oversized = findOversizedInput(prepared.limits, variables.values);
		if (oversized) {
			return { errors: [oversized] };
		}
		const cost = computeCost(operation.cost, variables.values);
		let beginning: Beginning | Refusal;
		try {
			beginning = this.#api.begin(caller, operation.node, variables.values, cost);
		} catch (error) {
			if (error instanceof GraphQLError) {
				return { errors: [error.toJSON()] };
			}
			throw error;
		}
		if ('error' in beginning) {
			return { errors: [beginning.error.toJSON()], extensions: beginning.extensions };
		}
		return this.#execute(prepared.document, operation, request, beginning);
	}

	#execute(
		document: DocumentNode,
		operation: PreparedOperation,
		{ variables }: OperationRequest,
		{ context, extensions }: Beginning,
	): OperationResult {
		const result = execute({
			schema: this.schema,
			document,
			contextValue: context,
			variableValues: variables,
			operationName: operation.node.name?.value,
			fieldResolver: resolveField,
		});
		if (result instanceof Promise) {
			throw new Error('A resolver is asynchronous; the demo shop allows only synchronous ones.');
		}
		const isOver = result.errors?.some(
			({ originalError }) => originalError instanceof OperationError,
		);
		return {
			data: isOver ? null : (result.data ?? null),
			...(result.errors ? { errors: result.errors.map(formatExecutionError) } : {}),
			extensions,
		};
	}

	#prepare(query: string): PreparedDocument {
		const known = this.#prepared.get(query);
		if (known) {
			return known;
		}
		const prepared = prepare(this.schema, query);
		this.#prepared.set(query, prepared);
		if (this.#prepared.size > cacheSize) {
			const [oldest] = this.#prepared.keys();
			this.#prepared.delete(oldest ?? query);
		}
		return prepared;
	}
}

function prepare(schema: GraphQLSchema, query: string): PreparedDocument {
	const none: InputLimits = { staticErrors: [], uses: [] };
	let document: DocumentNode;
	try {
		document = parse(query);
	} catch (error) {
		const errors = [syntaxError(error)];
		return {
			document: { kind: Kind.DOCUMENT, definitions: [] },
			operations: [],
			errors,
			limits: none,
		};
	}
	const errors = validate(schema, document).map((error) => formatValidationError(error, document));
	if (errors.length > 0) {
		return { document, operations: [], errors, limits: none };
	}
	const fragments = new Map<string, FragmentDefinitionNode>();
	for (const definition of document.definitions) {
		if (definition.kind === Kind.FRAGMENT_DEFINITION) {
			fragments.set(definition.name.value, definition);
		}
	}
	const operations = document.definitions.flatMap((node) =>
		node.kind === Kind.OPERATION_DEFINITION
			? [
					{
						node,
						cost: prepareCost(schema, node, fragments),
						rootFields: node.selectionSet.selections.flatMap((selection) =>
							selection.kind === Kind.FIELD ? [selection.name.value] : [],
						),
					},
				]
			: [],
	);
	const limits = prepareInputLimits(schema, document);
	return { document, operations, errors: limits.staticErrors, limits };
}

function selectOperation(
	operations: PreparedOperation[],
	name: string | null,
): PreparedOperation | null {
	if (name !== null) {
		return operations.find(({ node }) => node.name?.value === name) ?? null;
	}
	return operations.length === 1 ? (operations[0] ?? null) : null;
}

function unknownOperation(name: string | null): GraphQLFormattedError {
	return {
		message: name === null ? 'An operation name is required' : `No operation named "${name}"`,
	};
}

function syntaxError(error: unknown): GraphQLFormattedError {
	if (!(error instanceof GraphQLError)) {
		throw error;
	}
	const location = error.locations?.[0] ?? { line: 1, column: 1 };
	const what = /<EOF>/.test(error.message)
		? 'unexpected end of file'
		: error.message.replace(/^Syntax Error: (.)/, (_match, first: string) => first.toLowerCase());
	return {
		message: `syntax error, ${what.replace(/\.$/, '')} at [${location.line}, ${location.column}]`,
		locations: [location],
		extensions: { code: 'PARSE_ERROR' },
	};
}

/** Passes errors that resolvers throw on purpose; any other becomes the platform's internal error. */
function formatExecutionError(error: GraphQLError): GraphQLFormattedError {
	const { originalError } = error;
	if (!originalError || originalError instanceof GraphQLError) {
		return error.toJSON();
	}
	console.error(originalError);
	return { ...internalError(), ...(error.path ? { path: error.path } : {}) };
}

/** The platform's response to an internal error. */
export function internalError(): GraphQLFormattedError {
	return {
		message: `Internal error. Looks like something went wrong on our end. Request ID: ${randomUUID()} (include this in support requests).`,
		extensions: { code: 'INTERNAL_SERVER_ERROR' },
	};
}
