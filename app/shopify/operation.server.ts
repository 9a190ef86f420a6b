import { describeError } from '~/lib/describe-error';
import type { Log } from '~/lib/log';
import { OperationError, Refused, SignedOut, type UserProblem } from './errors';

/** What an operation needs of a request's context. */
interface Logging {
	log: Log;
}

/**
 * Carries out an operation of the specification's error catalogue. What fails is logged under its name and thrown
 * as `OperationError`; a refusal, logged without its words, and a signed-out customer stay what they are.
 */
export async function operation<T>(
	{ log }: Logging,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof SignedOut) throw error;
		if (error instanceof Refused) {
			log.error(failure, { code: error.code, field: error.field.at(-1) });
			throw error;
		}
		log.error(failure, describeError(error));
		throw error instanceof OperationError ? error : new OperationError(failure, { cause: error });
	}
}

/** Raises the first of an answer's problems. */
export function refuse(problems: readonly UserProblem[] | undefined): void {
	const [problem] = problems ?? [];
	if (problem) throw new Refused(problem);
}

/** The platform no longer knows a customer's token: says so in the log, and answers the error to throw. */
export function signedOut({ log }: Logging): SignedOut {
	const error = new SignedOut();
	log.warn(error.message);
	return error;
}
