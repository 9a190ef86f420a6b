import { throttled } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { LimitedOperation } from '../shop/attempt-limits';

const refusals: Record<
	Exclude<LimitedOperation, 'signInCode'>,
	{ message: string; code: 'THROTTLED' | null }
> = {
	customerCreate: {
		message: 'Creating Customer Limit exceeded. Please try again later.',
		code: 'THROTTLED',
	},
	// Assumed: no code here.
	customerAccessTokenCreate: {
		message: 'Login attempt limit exceeded. Please try again later.',
		code: null,
	},
	customerRecover: {
		message: 'Resetting password limit exceeded. Please try again later.',
		code: 'THROTTLED',
	},
};

/** Counts an attempt of the request's buyer; throws the platform's error above the limit. */
export function takeAttempt(
	{ shop, buyerIp }: RequestContext,
	operation: keyof typeof refusals,
): void {
	if (!shop.limits.take(operation, buyerIp, shop.clock())) {
		const { message, code } = refusals[operation];
		throw throttled(message, code);
	}
}
