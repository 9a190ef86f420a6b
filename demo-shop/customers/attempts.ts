import type { GraphQLError } from 'graphql';
import { OperationError, throttled } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { LimitedOperation } from '../shop/attempt-limits';

const refusals: Record<Exclude<LimitedOperation, 'signInCode'>, () => GraphQLError> = {
	customerCreate: () => throttled('Creating Customer Limit exceeded. Please try again later.'),
	// Assumed: no code here.
	customerAccessTokenCreate: () =>
		new OperationError('Login attempt limit exceeded. Please try again later.'),
	customerRecover: () => throttled('Resetting password limit exceeded. Please try again later.'),
};

/** Counts an attempt of the request's buyer; throws the platform's error above the limit. */
export function takeAttempt(
	{ shop, buyerIp }: RequestContext,
	operation: keyof typeof refusals,
): void {
	if (!shop.limits.take(operation, buyerIp, shop.clock())) {
		throw refusals[operation]();
	}
}
