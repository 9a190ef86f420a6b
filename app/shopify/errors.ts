/** One error of a GraphQL answer. */
export interface GraphqlError {
	message: string;
	path?: (string | number)[];
	extensions?: { code?: string; [key: string]: unknown };
}

/**
 * The one kind of error that the door throws.
 * `message` is the specified text, `data.error` the underlying one; `code` is the platform's own where it gave one.
 */
export class ShopifyError extends Error {
	override name = 'ShopifyError';
	readonly status = 500;
	readonly data: { error: string };
	readonly code: string | undefined;

	constructor(attempts: number, underlying: string, code?: string) {
		super(
			`Shopify API error: GraphQL request failed after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}.`,
		);
		this.data = { error: underlying };
		this.code = code;
	}
}

/** An operation of the specification's error catalogue that failed, e.g. 'Cannot add lines'. */
export class OperationError extends Error {
	override name = 'OperationError';

	constructor(message: string, options: { cause: unknown }) {
		super(message, options);
	}
}

/** One entry of an answer's `userErrors` or `customerUserErrors`. */
export interface UserProblem<Code extends string = string> {
	code?: Code | null;
	field?: string[] | null;
	message: string;
}

/** The platform refused an operation; `message` is the first entry's own. It may name an e-mail: not for logs. */
export class Refused extends Error {
	override name = 'Refused';
	readonly code: string | undefined;
	/** Where in the input, from the outside in; empty where the platform names no place. */
	readonly field: readonly string[];

	constructor({ code, field, message }: UserProblem) {
		super(message);
		this.code = code ?? undefined;
		this.field = field ?? [];
	}
}

/** The platform no longer knows the customer's token. */
export class SignedOut extends Error {
	override name = 'SignedOut';

	constructor() {
		super('No customer data found.');
	}
}
