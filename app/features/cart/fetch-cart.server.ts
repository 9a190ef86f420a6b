import type { AppContext } from '~/server/context.server';
import { operation } from '~/shopify/operation.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_QUERY } from './cart.queries';

/** A cart with its first 250 lines, or those after a cursor; `undefined` if it no longer exists. */
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

/** A cart with all of its lines; those after the first 250 take a second request. */
export async function fetchWholeCart(
	context: AppContext,
	cartId: string,
): Promise<CartFragment | undefined> {
	const cart = await fetchCart(context, cartId);
	return cart && withAllLines(context, cart);
}

/** The cart with its lines after the first 250. */
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

/** Identifies a line: adding the same again raises the quantity of that line. */
export interface LineKey {
	merchandiseId: string;
	sellingPlanId?: string;
	attributes?: { key: string; value: string }[];
}

/** Quantity of a variant in a cart with the same selling plan and attributes, or without them. */
export function quantityInCart(cart: CartFragment, key: LineKey): number {
	return totalQuantity(cart.lines.nodes.filter((line) => matches(line, key)));
}

/** Quantity of a variant in a cart with any selling plan: they all share its stock. */
function variantQuantity(cart: CartFragment, { merchandiseId }: LineKey): number {
	return totalQuantity(
		cart.lines.nodes.filter(({ merchandise }) => merchandise.id === merchandiseId),
	);
}

/** The line with a variant and the same selling plan and attributes, or without them. */
export function findLine(cart: CartFragment, key: LineKey) {
	return cart.lines.nodes.find((line) => matches(line, key));
}

/** Whether a cart contains an addition, completely or as far as it was in stock. */
export function isAdded(
	line: LineKey & { quantity: number },
	before: CartFragment,
	after: CartFragment,
): boolean {
	const current = quantityInCart(after, line);
	const earlier = quantityInCart(before, line);
	if (current >= earlier + line.quantity) return true;
	const stock = findLine(after, line)?.merchandise.quantityAvailable;
	return current > earlier && typeof stock === 'number' && variantQuantity(after, line) >= stock;
}

/** Whether a cart has more of a line than before. One beyond the first 250 lines counts as added. */
export function hasMore(
	cart: CartFragment,
	line: LineKey,
	before: CartFragment | undefined,
): boolean {
	if (!findLine(cart, line)) return cart.lines.pageInfo.hasNextPage;
	return quantityInCart(cart, line) > (before ? quantityInCart(before, line) : 0);
}

function matches(
	line: CartFragment['lines']['nodes'][0],
	{ merchandiseId, sellingPlanId, attributes = [] }: LineKey,
) {
	return (
		line.merchandise.id === merchandiseId &&
		line.sellingPlanAllocation?.sellingPlan.id === sellingPlanId &&
		line.attributes.length === attributes.length &&
		attributes.every(({ key, value }) =>
			line.attributes.some((other) => other.key === key && (other.value ?? '') === value),
		)
	);
}

function totalQuantity(lines: readonly { quantity: number }[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
