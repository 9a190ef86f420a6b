import { describeError } from '~/lib/describe-error';
import type { Log } from '~/lib/log';
import {
	isRefused,
	isSignedOut,
	isUnavailable,
	operationError,
	refusedError,
	type ShopifyError,
	signedOutError,
	type UserError,
} from './errors';

/** The part of the request context that an operation needs. */
interface Logging {
	log: Log;
}

/**
 * Runs an operation of the specification's error catalogue. A failure is logged under its name and thrown as
 * an unavailable `ShopifyError` of that operation. A refusal is a warning without its text, and rethrown as it is; so is
 * the error of a signed-out customer, which is logged where it is created.
 */
export async function operation<T>(
	{ log }: Logging,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		// A thrown response, such as a 404, is no failure.
		if (isSignedOut(error) || !(error instanceof Error)) throw error;
		if (isRefused(error)) {
			log.warn(failure, { code: error.code, field: error.field.at(-1) });
			throw error;
		}
		log.error(failure, describeError(error));
		throw isUnavailable(error) && error.operation ? error : operationError(failure, error);
	}
}

/** Throws the first of a response's `userErrors`. */
export function refuse(userErrors: readonly UserError[] | undefined): void {
	const [userError] = userErrors ?? [];
	if (userError) throw refusedError(userError);
}

/** Logs that the platform no longer knows the customer's token; returns the error to throw. */
export function signedOut({ log }: Logging): ShopifyError {
	const error = signedOutError();
	log.warn(error.message);
	return error;
}
