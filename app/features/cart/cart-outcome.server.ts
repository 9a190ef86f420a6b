import type { AppContext } from '~/context.server';
import { describeError } from '~/lib/describe-error';
import { OperationError } from '~/shopify/errors';
import type {
	CartFragment,
	CartNoticeFragment,
	CartProblemFragment,
} from '~/shopify/storefront.generated';
import { CartRefused } from './cart-refusal';

/** A cart with what the platform, or the shop's own limit, warned of. */
export interface CartOutcome {
	cart: CartFragment;
	warnings: CartWarning[];
}

export type CartWarning = Pick<CartNoticeFragment, 'message' | 'target'> & { code: string };

/** What every cart mutation answers. */
export interface CartPayload {
	cart?: CartFragment | null;
	userErrors: CartProblemFragment[];
	warnings: CartNoticeFragment[];
}

/** Errors of an operation are logged under its name and thrown on; a refusal keeps the platform's own words. */
export async function operation<T>(
	context: AppContext,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		context.log.error(failure, describeError(error));
		if (error instanceof CartRefused || error instanceof OperationError) throw error;
		throw new OperationError(failure, { cause: error });
	}
}

/** Read userErrors before the cart: a refusal may come with one. */
export function outcomeOf(payload: CartPayload | null | undefined): CartOutcome {
	const [problem] = payload?.userErrors ?? [];
	if (problem) throw new CartRefused(problem);
	if (!payload?.cart) throw new Error('The platform answered no cart');
	return { cart: payload.cart, warnings: payload.warnings };
}

/** The answer that a lost one would have been, once the state shows its effect. */
export function settledWhen<T>(
	cart: CartFragment | undefined,
	applied: (cart: CartFragment) => boolean,
	answer: (payload: CartPayload) => T,
): T | undefined {
	return cart && applied(cart) ? answer(payloadOf(cart)) : undefined;
}

/** A cart as a mutation would have answered it. */
export function payloadOf(cart: CartFragment): CartPayload {
	return { cart, userErrors: [], warnings: [] };
}
