import type { AppContext } from '~/server/context.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_LINES_ADD, CART_LINES_REMOVE, CART_LINES_UPDATE } from './cart.queries';
import { changeCart, createCart, keyOf, logMissingCart, type WantedLine } from './cart.server';
import { type CartOutcome, limitWarning, payloadOf } from './cart-outcome.server';
import { lineQuantity, MAX_LINE_QUANTITY, remainingQuantity } from './cart-rules';
import {
	fetchWholeCart,
	findLine,
	hasMore,
	isAdded,
	lineOf,
	quantityInCart,
} from './fetch-cart.server';

/** A cart after an addition. */
export interface Addition extends CartOutcome {
	/** Lines of which nothing was added: they are sold out, or have reached the limit. */
	notAdded: WantedLine[];
}

/**
 * Adds lines, to a new cart if there is none. Equal ones become one line, as at the platform, whose quantity never
 * exceeds the shop's limit.
 */
export async function addLines(context: AppContext, wanted: WantedLine[]): Promise<Addition> {
	const cartId = context.session.get('cartId');
	const before = cartId ? await fetchWholeCart(context, cartId) : undefined;
	if (cartId && !before) logMissingCart(context);
	const lines = mergeLines(wanted);
	const outcome = before
		? await addWithinLimit(context, before, lines)
		: await createCart(context, lines);
	const notAdded = wanted.filter((line) => !hasMore(outcome.cart, line, before));
	return { ...outcome, notAdded };
}

function mergeLines(wanted: readonly WantedLine[]): WantedLine[] {
	const lines = new Map<string, WantedLine>();
	for (const line of wanted) {
		const earlier = lines.get(keyOf(line))?.quantity ?? 0;
		lines.set(keyOf(line), { ...line, quantity: earlier + line.quantity });
	}
	return [...lines.values()];
}

async function addWithinLimit(
	context: AppContext,
	before: CartFragment,
	wanted: WantedLine[],
): Promise<CartOutcome> {
	const lines = wanted.map((line) => ({
		...line,
		quantity: remainingQuantity(quantityInCart(before, line), line.quantity),
	}));
	const limited = lines
		.filter((line, index) => line.quantity < (wanted[index]?.quantity ?? 0))
		.map((line) => limitWarning(findLine(before, line)));
	const added = lines.filter(({ quantity }) => quantity > 0);
	if (added.length === 0) return { cart: before, warnings: limited, codeWarnings: [] };
	const outcome = await addToCart(context, before, added);
	return { ...outcome, warnings: [...limited, ...outcome.warnings] };
}

/** Sets a line's quantity, see `lineQuantity`; 0 removes the line. */
export async function updateLine(
	context: AppContext,
	lineId: string,
	wanted: number,
): Promise<CartOutcome> {
	const quantity = lineQuantity(wanted);
	if (quantity === 0) return removeLine(context, lineId);
	const outcome = await changeCart(
		context,
		'Cannot update cart lines',
		async (cartId, ifApplied) => {
			const { cartLinesUpdate } = await context.shopify.mutate(CART_LINES_UPDATE, {
				variables: { cartId, lines: [{ id: lineId, quantity }] },
				idempotent: true,
				confirm: ifApplied(
					'cartLinesUpdate',
					(cart) => lineOf(cart, lineId)?.quantity === quantity,
				),
			});
			return cartLinesUpdate;
		},
	);
	if (wanted <= quantity) return outcome;
	const limited = limitWarning(lineOf(outcome.cart, lineId));
	return { ...outcome, warnings: [limited, ...outcome.warnings] };
}

/** Removes a line; a missing line counts as removed. */
export async function removeLine(context: AppContext, lineId: string): Promise<CartOutcome> {
	return changeCart(context, 'Cannot remove lines', async (cartId, ifApplied) => {
		const { cartLinesRemove } = await context.shopify.mutate(CART_LINES_REMOVE, {
			variables: { cartId, lineIds: [lineId] },
			idempotent: true,
			confirm: ifApplied('cartLinesRemove', (cart) => !lineOf(cart, lineId)),
		});
		const [problem] = cartLinesRemove?.userErrors ?? [];
		if (problem?.code !== 'INVALID_MERCHANDISE_LINE') return cartLinesRemove;
		const cart = await fetchWholeCart(context, cartId);
		return cart && !lineOf(cart, lineId) ? payloadOf(cart) : cartLinesRemove;
	});
}

async function addToCart(
	context: AppContext,
	before: CartFragment,
	lines: WantedLine[],
): Promise<CartOutcome> {
	const outcome = await changeCart(
		context,
		'Cannot add lines',
		async (cartId, ifApplied) => {
			const { cartLinesAdd } = await context.shopify.mutate(CART_LINES_ADD, {
				variables: { cartId, lines },
				idempotent: false,
				confirm: ifApplied('cartLinesAdd', (cart) =>
					lines.every((line) => isAdded(line, before, cart)),
				),
			});
			return cartLinesAdd;
		},
		lines,
	);
	// A parallel addition may have raised the quantity above the limit.
	const full = outcome.cart.lines.nodes.find(({ quantity }) => quantity > MAX_LINE_QUANTITY);
	if (!full) return outcome;
	const limited = await updateLine(context, full.id, MAX_LINE_QUANTITY);
	return { ...limited, warnings: [limitWarning(full), ...limited.warnings] };
}
