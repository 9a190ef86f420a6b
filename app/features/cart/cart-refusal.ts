/** One entry of a cart answer's `userErrors`. */
export interface CartProblem {
	code?: string | null;
	field?: string[] | null;
	message: string;
}

/** The platform refused a cart operation; `message` is the first userError's own. */
export class CartRefused extends Error {
	override name = 'CartRefused';
	readonly code: string | undefined;
	readonly field: readonly string[];

	constructor(problem: CartProblem) {
		super(problem.message);
		this.code = problem.code ?? undefined;
		this.field = problem.field ?? [];
	}
}

/** The cart is unknown, completed at the checkout, or not ours: one code serves several cases, the field tells them apart. */
export function isGone(problem: CartProblem): boolean {
	return problem.code === 'INVALID' && problem.field?.length === 1 && problem.field[0] === 'cartId';
}
