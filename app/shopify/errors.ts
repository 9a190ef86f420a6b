import type { GraphQLFormattedError } from 'graphql';

/** One error of a GraphQL response; the platform adds a code. */
export interface GraphqlError extends GraphQLFormattedError {
	extensions?: { code?: string; [key: string]: unknown };
}

/** One entry of a response's `userErrors` or `customerUserErrors`. */
export interface UserError<Code extends string = string> {
	code?: Code | null;
	field?: readonly string[] | null;
	message: string;
}

/**
 * `unavailable`: there is no usable response, and a change may or may not have been made;
 * `refused`: the platform refused the input; `signedOut`: it no longer knows the customer's token.
 */
type Kind = 'unavailable' | 'refused' | 'signedOut';

interface Details {
	operation?: string;
	code?: string | null | undefined;
	field?: readonly string[] | null | undefined;
	/** The underlying text, where it is not the message. */
	reason?: string | undefined;
	invalidInput?: boolean | undefined;
	cause?: unknown;
}

/** The one error that the Shopify client and all operations on it throw. */
export class ShopifyError extends Error {
	override name = 'ShopifyError';
	readonly kind: Kind;
	readonly status = 500;
	/** The underlying text. */
	readonly data: { error: string };
	/** Text of the operation that failed, as in the specification's error catalogue. */
	readonly operation: string | undefined;
	/** The platform's own code, if it sent one. */
	readonly code: string | undefined;
	/** The platform does not accept the request's variables, such as an invalid cursor. */
	readonly invalidInput: boolean;
	/** Path of the refused input, from the outside in; empty if the platform names none. */
	readonly field: readonly string[];

	constructor(
		kind: Kind,
		message: string,
		{ operation, code, field, reason, invalidInput = false, cause }: Details = {},
	) {
		super(message, cause === undefined ? undefined : { cause });
		this.kind = kind;
		this.operation = operation;
		this.code = code ?? undefined;
		this.invalidInput = invalidInput;
		this.field = field ?? [];
		this.data = { error: reason ?? message };
	}
}

/** A request without a usable response; `code` is the platform's own. The message is the specified text for any number of attempts. */
export function requestError(
	attempts: number,
	reason: string,
	details: Pick<Details, 'code' | 'invalidInput'> = {},
): ShopifyError {
	const message = `Shopify API error: GraphQL request failed after ${attempts} attempts.`;
	return new ShopifyError('unavailable', message, { reason, ...details });
}

/** An operation of the specification's error catalogue that failed, e.g. 'Cannot add lines'. */
export function operationError(operation: string, cause: unknown): ShopifyError {
	const details =
		cause instanceof ShopifyError
			? { code: cause.code, reason: cause.data.error, invalidInput: cause.invalidInput }
			: {};
	return new ShopifyError('unavailable', operation, { operation, cause, ...details });
}

/** The platform refused an operation; the message is the platform's own. It may name an e-mail: not for logs. */
export function refusedError({ code, field, message }: UserError): ShopifyError {
	return new ShopifyError('refused', message, { code, field });
}

export function signedOutError(): ShopifyError {
	return new ShopifyError('signedOut', 'No customer data found.');
}

export function isUnavailable(error: unknown): error is ShopifyError {
	return error instanceof ShopifyError && error.kind === 'unavailable';
}

/** Whether the platform does not accept the request's variables; it may accept others. */
export function isInvalidInput(error: unknown): error is ShopifyError {
	return isUnavailable(error) && error.invalidInput;
}

/** Whether the Customer Account API no longer knows the customer's token. */
export function isUnauthorized(error: unknown): error is ShopifyError {
	return isUnavailable(error) && error.code === 'UNAUTHORIZED';
}

export function isRefused(error: unknown): error is ShopifyError {
	return error instanceof ShopifyError && error.kind === 'refused';
}

export function isSignedOut(error: unknown): error is ShopifyError {
	return error instanceof ShopifyError && error.kind === 'signedOut';
}
