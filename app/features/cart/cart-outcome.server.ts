import type { UserError } from '~/shopify/errors';
import { refuse } from '~/shopify/operation.server';
import type {
	CartFragment,
	CartNoticeFragment,
	CartProblemFragment,
} from '~/shopify/storefront.generated';

/** A cart with the warnings of the platform and of the shop's own limit. */
export interface CartOutcome {
	cart: CartFragment;
	/** About the change. */
	warnings: CartWarning[];
	/** About codes on the cart, in their order: the platform repeats them in each response as long as they do not apply. */
	codeWarnings: CartWarning[];
}

export type CartWarning = Pick<CartNoticeFragment, 'message' | 'target'> & { code: string };

/** Result of every cart mutation. */
export interface CartPayload {
	cart?: CartFragment | null;
	userErrors: CartProblemFragment[];
	warnings: CartNoticeFragment[];
}

/** Checks `userErrors` first, because a refusal may contain a cart too. */
export function outcomeOf(payload: CartPayload | null | undefined): CartOutcome {
	refuse(payload?.userErrors);
	if (!payload?.cart) throw new Error('The response has no cart');
	const { cart, warnings } = payload;
	const isOfCode = ({ code }: CartWarning) => code.startsWith('DISCOUNT_');
	return {
		cart,
		warnings: warnings.filter((warning) => !isOfCode(warning)),
		codeWarnings: warnings.filter(isOfCode),
	};
}

/** A cart as the result of a mutation. */
export function payloadOf(cart: CartFragment): CartPayload {
	return { cart, userErrors: [], warnings: [] };
}

/** The cart is unknown, completed, or of another shop. The code has several meanings; only the field distinguishes them. */
export function isCartMissing({ code, field }: UserError): boolean {
	return code === 'INVALID' && field?.length === 1 && field[0] === 'cartId';
}

/** The shop's own warning that a line has reached the limit. */
export function limitWarning(line: { id: string } | undefined): CartWarning {
	return { code: 'LINE_LIMIT', message: '', target: line?.id ?? '' };
}
