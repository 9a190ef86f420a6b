import type { AppContext } from '~/server/context.server';
import { bestToken, sessionToken } from '~/shopify/customer-token.server';
import { operation } from '~/shopify/operation.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import {
	CART_BUYER_IDENTITY_UPDATE,
	CART_CREATE,
	CART_DISCOUNT_CODES_UPDATE,
	CART_LINES_ADD,
	CART_LINES_REMOVE,
	CART_LINES_UPDATE,
} from './cart.queries';
import {
	type CartOutcome,
	type CartPayload,
	type CartWarning,
	isGone,
	outcomeOf,
	payloadOf,
	settledWhen,
} from './cart-outcome.server';
import { lineQuantity, MAX_LINE_QUANTITY, remainingQuantity } from './cart-rules';
import {
	fetchCart,
	fetchWholeCart,
	heldOfStock,
	heldQuantity,
	type LineKey,
	lineLike,
	lineOf,
	withAllLines,
} from './fetch-cart.server';

export interface WantedLine extends LineKey {
	quantity: number;
}

/** What may change of a cart's buyer; `null` forgets it. */
export interface BuyerIdentity {
	customerAccessToken?: string | null;
	email?: string | null;
	phone?: string | null;
}

/** The shop's own warning: a line is full. */
const LINE_LIMIT = 'LINE_LIMIT';

/**
 * The visitor's cart, or `undefined` where there is none yet. A cart that is gone (completed, expired)
 * is replaced by a new, empty one.
 */
export async function readCart(context: AppContext): Promise<CartFragment | undefined> {
	const cartId = context.session.get('cartId');
	if (!cartId) return undefined;
	const cart = await fetchCart(context, cartId);
	if (cart) return inMarket(context, cart);
	warnGone(context);
	return (await createCart(context, [])).cart;
}

/** The visitor's cart with its lines past the first 250, which the platform answers in a second part. */
export async function readWholeCart(context: AppContext): Promise<CartFragment | undefined> {
	const cart = await readCart(context);
	return cart && withAllLines(context, cart);
}

/** Adds lines; the first one makes the cart. A line never grows above the shop's limit. */
export async function addLines(context: AppContext, wanted: WantedLine[]): Promise<CartOutcome> {
	const cartId = context.session.get('cartId');
	if (!cartId) return createCart(context, wanted);
	const before = await fetchWholeCart(context, cartId);
	if (!before) {
		warnGone(context);
		return createCart(context, wanted);
	}
	const lines = wanted.map((line) => ({
		...line,
		quantity: remainingQuantity(heldQuantity(before, line), line.quantity),
	}));
	const limited = lines
		.filter((line, index) => line.quantity < (wanted[index]?.quantity ?? 0))
		.map((line) => limitWarning(lineLike(before, line)));
	const added = lines.filter(({ quantity }) => quantity > 0);
	if (added.length === 0) return { cart: before, warnings: limited };
	const outcome = await addToCart(context, before, added);
	return { ...outcome, warnings: [...limited, ...outcome.warnings] };
}

/** Sets a line's quantity: 0 or less removes it, above the limit is the limit. */
export async function updateLine(
	context: AppContext,
	lineId: string,
	wanted: number,
): Promise<CartOutcome> {
	const quantity = lineQuantity(wanted);
	if (quantity === 0) return removeLine(context, lineId);
	const outcome = await changeCart(context, 'Cannot update cart lines', async (cartId) => {
		const { cartLinesUpdate } = await context.shopify.mutate(CART_LINES_UPDATE, {
			variables: { cartId, lines: [{ id: lineId, quantity }] },
			idempotent: true,
			settled: async () =>
				settledWhen(
					await fetchWholeCart(context, cartId),
					(cart) => lineOf(cart, lineId)?.quantity === quantity,
					(payload) => ({ cartLinesUpdate: payload }),
				),
		});
		return cartLinesUpdate;
	});
	if (wanted <= quantity) return outcome;
	const limited = limitWarning(lineOf(outcome.cart, lineId));
	return { ...outcome, warnings: [limited, ...outcome.warnings] };
}

/** Removes a line; one that is gone already counts as removed. */
export async function removeLine(context: AppContext, lineId: string): Promise<CartOutcome> {
	return changeCart(context, 'Cannot remove lines', async (cartId) => {
		const { cartLinesRemove } = await context.shopify.mutate(CART_LINES_REMOVE, {
			variables: { cartId, lineIds: [lineId] },
			idempotent: true,
			settled: async () =>
				settledWhen(
					await fetchWholeCart(context, cartId),
					(cart) => !lineOf(cart, lineId),
					(payload) => ({ cartLinesRemove: payload }),
				),
		});
		const [problem] = cartLinesRemove?.userErrors ?? [];
		if (problem?.code !== 'INVALID_MERCHANDISE_LINE') return cartLinesRemove;
		const cart = await fetchWholeCart(context, cartId);
		return cart && !lineOf(cart, lineId) ? payloadOf(cart) : cartLinesRemove;
	});
}

/** Replaces the cart's discount codes. What the platform does not honour stays with `applicable: false`. */
export async function setDiscountCodes(
	context: AppContext,
	discountCodes: string[],
): Promise<CartOutcome> {
	if (!context.session.get('cartId')) await createCart(context, []);
	return changeCart(context, 'Cannot update cart discount codes', async (cartId) => {
		const { cartDiscountCodesUpdate } = await context.shopify.mutate(CART_DISCOUNT_CODES_UPDATE, {
			variables: { cartId, discountCodes },
			idempotent: true,
			settled: async () =>
				settledWhen(
					await fetchCart(context, cartId),
					(cart) => sameCodes(cart, discountCodes),
					(payload) => ({ cartDiscountCodesUpdate: payload }),
				),
		});
		return cartDiscountCodesUpdate;
	});
}

/** Makes a cart with lines that is not the visitor's own, as `/cart/{variant}:{quantity}` links do. */
export async function createDetachedCart(
	context: AppContext,
	lines: WantedLine[],
	asGuest = false,
): Promise<CartOutcome> {
	const buyer = asGuest ? {} : await buyerOf(context);
	const outcome = await operation(context, 'Cannot create cart', async () => {
		const { cartCreate } = await context.shopify.mutate(CART_CREATE, {
			variables: { input: { lines, buyerIdentity: { ...buyer, countryCode: countryOf(context) } } },
			// A cart whose answer was lost is known to nobody: making another one doubles nothing.
			idempotent: true,
			settled: async () => undefined,
		});
		const [problem] = cartCreate?.userErrors ?? [];
		if (problem?.field?.at(-1) === 'customerAccessToken') return undefined;
		return outcomeOf(cartCreate);
	});
	// A customer whose token has ended is a guest.
	return outcome ?? createDetachedCart(context, lines, true);
}

async function createCart(context: AppContext, wanted: WantedLine[]): Promise<CartOutcome> {
	const lines = wanted.map((line) => ({ ...line, quantity: remainingQuantity(0, line.quantity) }));
	const outcome = await createDetachedCart(context, lines);
	context.session.set('cartId', outcome.cart.id);
	const limited = wanted
		.filter(({ quantity }, index) => quantity > (lines[index]?.quantity ?? 0))
		.map((line) => limitWarning(lineLike(outcome.cart, line)));
	return { ...outcome, warnings: [...limited, ...outcome.warnings] };
}

async function addToCart(
	context: AppContext,
	before: CartFragment,
	lines: WantedLine[],
): Promise<CartOutcome> {
	const outcome = await changeCart(
		context,
		'Cannot add lines',
		async (cartId) => {
			const { cartLinesAdd } = await context.shopify.mutate(CART_LINES_ADD, {
				variables: { cartId, lines },
				idempotent: false,
				settled: async () =>
					settledWhen(
						await fetchWholeCart(context, cartId),
						(cart) => lines.every((line) => isAdded(line, before, cart)),
						(payload) => ({ cartLinesAdd: payload }),
					),
			});
			return cartLinesAdd;
		},
		lines,
	);
	// Another addition at the same moment may have used the room that was there.
	const full = outcome.cart.lines.nodes.find(({ quantity }) => quantity > MAX_LINE_QUANTITY);
	return full ? updateLine(context, full.id, MAX_LINE_QUANTITY + 1) : outcome;
}

/** Whether a cart shows an addition: all of it, or as much as there was in stock. */
function isAdded(line: WantedLine, before: CartFragment, after: CartFragment): boolean {
	const held = heldQuantity(after, line);
	const earlier = heldQuantity(before, line);
	if (held >= earlier + line.quantity) return true;
	const stock = lineLike(after, line)?.merchandise.quantityAvailable;
	return held > earlier && typeof stock === 'number' && heldOfStock(after, line) >= stock;
}

/** The cart's buyer follows the visitor's market, so that cart and pages show one currency. */
export async function inMarket(context: AppContext, cart: CartFragment): Promise<CartFragment> {
	if (cart.buyerIdentity.countryCode === context.market) return cart;
	const { cart: moved } = await updateBuyerIdentity(
		context,
		{},
		({ buyerIdentity }) => buyerIdentity.countryCode === context.market,
	);
	return moved;
}

/** Changes who the cart's buyer is, always in the visitor's market. `applied` tells whether a cart shows it. */
export async function updateBuyerIdentity(
	context: AppContext,
	identity: BuyerIdentity,
	applied: (cart: CartFragment) => boolean,
): Promise<CartOutcome> {
	return changeCart(context, 'Cannot update cart buyer identity', async (cartId) => {
		const { cartBuyerIdentityUpdate } = await context.shopify.mutate(CART_BUYER_IDENTITY_UPDATE, {
			variables: { cartId, buyerIdentity: { ...identity, countryCode: countryOf(context) } },
			idempotent: true,
			settled: async () =>
				settledWhen(await fetchCart(context, cartId), applied, (payload) => ({
					cartBuyerIdentityUpdate: payload,
				})),
		});
		return cartBuyerIdentityUpdate;
	});
}

/** Runs a mutation on the visitor's cart. One that is gone is replaced by a new cart with `lines`. */
async function changeCart(
	context: AppContext,
	failure: string,
	mutate: (cartId: string) => Promise<CartPayload | null | undefined>,
	lines: WantedLine[] = [],
): Promise<CartOutcome> {
	const cartId = context.session.get('cartId');
	if (!cartId) return createCart(context, lines);
	return operation(context, failure, async () => {
		const payload = await mutate(cartId);
		if (payload?.userErrors[0] && isGone(payload.userErrors[0])) {
			warnGone(context);
			return createCart(context, lines);
		}
		return outcomeOf(payload);
	});
}

function limitWarning(line: { id: string } | undefined): CartWarning {
	return { code: LINE_LIMIT, message: '', target: line?.id ?? '' };
}

function sameCodes(cart: CartFragment, codes: string[]): boolean {
	const written = (list: string[]) =>
		list
			.map((code) => code.toLowerCase())
			.sort()
			.join();
	return written(cart.discountCodes.map(({ code }) => code)) === written(codes);
}

/** The customer who is signed in, by whichever kind of account; trouble with their token keeps nobody from the cart. */
async function buyerOf(context: AppContext): Promise<BuyerIdentity> {
	const key = await bestToken(context).catch(() => sessionToken(context));
	return key ? { customerAccessToken: key.accessToken } : {};
}

function countryOf(context: AppContext) {
	return context.market as NonNullable<CartFragment['buyerIdentity']['countryCode']>;
}

function warnGone(context: AppContext): void {
	context.log.warn('Cart not found, creating a new one');
}
