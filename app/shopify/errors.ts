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
