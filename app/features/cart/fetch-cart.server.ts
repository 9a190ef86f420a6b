import type { AppContext } from '~/server/context.server';
import { operation } from '~/shopify/operation.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_QUERY } from './cart.queries';

/** A cart with its first 250 lines, or those after a cursor; `undefined` where it is gone. */
export async function fetchCart(
	context: AppContext,
	cartId: string,
	after?: string | null,
): Promise<CartFragment | undefined> {
	return operation(context, 'Cannot get cart data', async () => {
		const { cart } = await context.shopify.query(CART_QUERY, {
			variables: { cartId, after },
			cacheable: false,
		});
		return cart ?? undefined;
	});
}

/** A cart with all of its lines: the platform answers those past 250 in a second part. */
export async function fetchWholeCart(
	context: AppContext,
	cartId: string,
): Promise<CartFragment | undefined> {
	const cart = await fetchCart(context, cartId);
	return cart && withAllLines(context, cart);
}

export async function withAllLines(context: AppContext, cart: CartFragment): Promise<CartFragment> {
	const { hasNextPage, endCursor } = cart.lines.pageInfo;
	const rest = hasNextPage ? await fetchCart(context, cart.id, endCursor) : undefined;
	if (!rest) return cart;
	const nodes = [...cart.lines.nodes, ...rest.lines.nodes];
	return { ...cart, lines: { nodes, pageInfo: rest.lines.pageInfo } };
}

export function lineOf(cart: CartFragment, lineId: string) {
	return cart.lines.nodes.find(({ id }) => id === lineId);
}

/** What a line is made of: the same again goes into the line that is there. */
export interface LineKey {
	merchandiseId: string;
	sellingPlanId?: string;
}

/** Pieces of a variant in a cart, bought by the same plan, or by none. */
export function heldQuantity(cart: CartFragment, key: LineKey): number {
	return pieces(cart.lines.nodes.filter((line) => isOf(line, key)));
}

/** Pieces of a variant in a cart, however they are bought: they share one stock. */
export function heldOfStock(cart: CartFragment, { merchandiseId }: LineKey): number {
	return pieces(cart.lines.nodes.filter(({ merchandise }) => merchandise.id === merchandiseId));
}

/** The line that holds a variant, bought by the same plan, or by none. */
export function lineLike(cart: CartFragment, key: LineKey) {
	return cart.lines.nodes.find((line) => isOf(line, key));
}

function isOf(line: CartFragment['lines']['nodes'][0], { merchandiseId, sellingPlanId }: LineKey) {
	return (
		line.merchandise.id === merchandiseId &&
		line.sellingPlanAllocation?.sellingPlan.id === sellingPlanId
	);
}

function pieces(lines: readonly { quantity: number }[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
