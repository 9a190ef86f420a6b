import type { UserProblem } from '~/shopify/errors';
import { refuse } from '~/shopify/operation.server';
import type {
	CartFragment,
	CartNoticeFragment,
	CartProblemFragment,
} from '~/shopify/storefront.generated';

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

/** Read userErrors before the cart: a refusal may come with one. */
export function outcomeOf(payload: CartPayload | null | undefined): CartOutcome {
	refuse(payload?.userErrors);
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

/** The cart is unknown, completed at the checkout, or not ours: one code serves several cases, the field tells them apart. */
export function isGone(problem: UserProblem): boolean {
	return problem.code === 'INVALID' && problem.field?.length === 1 && problem.field[0] === 'cartId';
}
