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
	isCartMissing,
	outcomeOf,
	payloadOf,
	settledWhen,
} from './cart-outcome.server';
import { lineQuantity, MAX_LINE_QUANTITY, remainingQuantity } from './cart-rules';
import {
	fetchCart,
	fetchWholeCart,
	findLine,
	hasMore,
	isAdded,
	type LineKey,
	lineOf,
	quantityInCart,
	withAllLines,
} from './fetch-cart.server';

export interface Attribute {
	key: string;
	value: string;
}

export interface WantedLine extends LineKey {
	quantity: number;
	attributes?: Attribute[];
}

/** What a cart begins with. */
export interface CartContents {
	lines: WantedLine[];
	discountCodes?: string[];
	attributes?: Attribute[];
	note?: string;
}

/** A cart after an addition. */
export interface Addition extends CartOutcome {
	/** Lines of which nothing was added: they are sold out, or have reached the limit. */
	notAdded: WantedLine[];
}

/** Changes of a cart's buyer; `null` removes a value. */
export interface BuyerIdentity {
	customerAccessToken?: string | null;
	email?: string | null;
	phone?: string | null;
}

/** Links can add codes to an empty cart, where none is judged yet. */
const MAX_CODES = 10;

/** For a code that the platform does not warn of, as after a lost response. */
const NOT_APPLICABLE: CartWarning = { code: 'DISCOUNT_CODE_NOT_HONOURED', message: '', target: '' };

/** Code of the shop's own warning that a line has reached the limit. */
const LINE_LIMIT = 'LINE_LIMIT';

/**
 * The visitor's cart, or `undefined` if there is none yet. A cart that no longer exists (completed, expired) is
 * replaced by a new, empty one.
 */
export async function readCart(context: AppContext): Promise<CartFragment | undefined> {
	const cartId = context.session.get('cartId');
	if (!cartId) return undefined;
	const cart = await fetchCart(context, cartId);
	if (cart) return inMarket(context, cart);
	logMissingCart(context);
	return (await createCart(context, [])).cart;
}

/** The visitor's cart with all lines; those after the first 250 take a second request. */
export async function readWholeCart(context: AppContext): Promise<CartFragment | undefined> {
	const cart = await readCart(context);
	return cart && withAllLines(context, cart);
}

/** Adds lines, to a new cart if there is none. The quantity of a line never exceeds the shop's limit. */
export async function addLines(context: AppContext, wanted: WantedLine[]): Promise<Addition> {
	const cartId = context.session.get('cartId');
	const before = cartId ? await fetchWholeCart(context, cartId) : undefined;
	if (cartId && !before) logMissingCart(context);
	const outcome = before
		? await addWithinLimit(context, before, wanted)
		: await createCart(context, wanted);
	const notAdded = wanted.filter((line) => !hasMore(outcome.cart, line, before));
	return { ...outcome, notAdded };
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
	const outcome = await changeCart(context, 'Cannot update cart lines', async (cartId) => {
		const { cartLinesUpdate } = await context.shopify.mutate(CART_LINES_UPDATE, {
			variables: { cartId, lines: [{ id: lineId, quantity }] },
			idempotent: true,
			confirm: async () =>
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

/** Removes a line; a missing line counts as removed. */
export async function removeLine(context: AppContext, lineId: string): Promise<CartOutcome> {
	return changeCart(context, 'Cannot remove lines', async (cartId) => {
		const { cartLinesRemove } = await context.shopify.mutate(CART_LINES_REMOVE, {
			variables: { cartId, lineIds: [lineId] },
			idempotent: true,
			confirm: async () =>
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

/**
 * Adds a code behind those that the cart has, so that one that does not apply displaces none. Warns if it does not
 * apply; about other codes nothing is said.
 */
export async function addDiscountCode(context: AppContext, code: string): Promise<CartOutcome> {
	const codes = codesToKeep(await readCart(context));
	const isEntered = (other: string) => other.toLowerCase() === code.toLowerCase();
	const wanted = codes.some(isEntered) ? codes : [...codes.slice(1 - MAX_CODES), code];
	const outcome = await setDiscountCodes(context, wanted);
	const entered = outcome.cart.discountCodes.find((found) => isEntered(found.code));
	if (entered?.applicable) return outcome;
	const warning = outcome.codeWarnings.at(-1) ?? NOT_APPLICABLE;
	return { ...outcome, warnings: [...outcome.warnings, warning] };
}

export async function removeDiscountCode(context: AppContext, code: string): Promise<CartOutcome> {
	const codes = codesToKeep(await readCart(context));
	return setDiscountCodes(
		context,
		codes.filter((other) => other !== code),
	);
}

/**
 * The codes that apply; others are left out, because a notice has already named them. In an empty cart no code applies
 * yet, so all are kept.
 */
function codesToKeep(cart: CartFragment | undefined): string[] {
	const isEmpty = cart?.lines.nodes.length === 0;
	return (cart?.discountCodes ?? [])
		.filter(({ applicable }) => applicable || isEmpty)
		.map(({ code }) => code);
}

/** Replaces the cart's discount codes. The platform keeps invalid ones with `applicable: false`. */
async function setDiscountCodes(
	context: AppContext,
	discountCodes: string[],
): Promise<CartOutcome> {
	if (!context.session.get('cartId')) await createCart(context, []);
	return changeCart(context, 'Cannot update cart discount codes', async (cartId) => {
		const { cartDiscountCodesUpdate } = await context.shopify.mutate(CART_DISCOUNT_CODES_UPDATE, {
			variables: { cartId, discountCodes },
			idempotent: true,
			confirm: async () =>
				settledWhen(
					await fetchCart(context, cartId),
					(cart) => sameCodes(cart, discountCodes),
					(payload) => ({ cartDiscountCodesUpdate: payload }),
				),
		});
		return cartDiscountCodesUpdate;
	});
}

/**
 * Creates a cart without making it the visitor's own, for links such as `/cart/{variant}:{quantity}`.
 * @param buyer default: the signed-in customer
 */
export async function createDetachedCart(
	context: AppContext,
	contents: CartContents,
	buyer?: BuyerIdentity,
): Promise<CartOutcome> {
	const identity = { ...(buyer ?? (await buyerOf(context))), countryCode: countryOf(context) };
	const outcome = await operation(context, 'Cannot create cart', async () => {
		const { cartCreate } = await context.shopify.mutate(CART_CREATE, {
			variables: { input: { ...contents, buyerIdentity: identity } },
			// Safe to repeat: a cart whose response was lost is never used.
			idempotent: true,
		});
		const [problem] = cartCreate?.userErrors ?? [];
		if (problem?.field?.at(-1) === 'customerAccessToken') return undefined;
		return outcomeOf(cartCreate);
	});
	// Without the customer: the token has ended.
	return outcome ?? createDetachedCart(context, contents, {});
}

async function createCart(context: AppContext, wanted: WantedLine[]): Promise<CartOutcome> {
	const lines = wanted.map((line) => ({ ...line, quantity: remainingQuantity(0, line.quantity) }));
	const outcome = await createDetachedCart(context, { lines });
	context.session.set('cartId', outcome.cart.id);
	const limited = wanted
		.filter(({ quantity }, index) => quantity > (lines[index]?.quantity ?? 0))
		.map((line) => limitWarning(findLine(outcome.cart, line)));
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
				confirm: async () =>
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
	// A parallel addition may have raised the quantity above the limit.
	const full = outcome.cart.lines.nodes.find(({ quantity }) => quantity > MAX_LINE_QUANTITY);
	if (!full) return outcome;
	const limited = await updateLine(context, full.id, MAX_LINE_QUANTITY);
	return { ...limited, warnings: [limitWarning(full), ...limited.warnings] };
}

/** Moves the cart to the visitor's market if needed, so that cart and pages have the same currency. */
export async function inMarket(context: AppContext, cart: CartFragment): Promise<CartFragment> {
	if (cart.buyerIdentity.countryCode === context.market) return cart;
	const { cart: moved } = await updateBuyerIdentity(
		context,
		{},
		({ buyerIdentity }) => buyerIdentity.countryCode === context.market,
	);
	return moved;
}

/** Changes the cart's buyer, always in the visitor's market. `applied` checks whether a cart has the change. */
export async function updateBuyerIdentity(
	context: AppContext,
	identity: BuyerIdentity,
	applied: (cart: CartFragment) => boolean,
): Promise<CartOutcome> {
	return changeCart(context, 'Cannot update cart buyer identity', async (cartId) => {
		const { cartBuyerIdentityUpdate } = await context.shopify.mutate(CART_BUYER_IDENTITY_UPDATE, {
			variables: { cartId, buyerIdentity: { ...identity, countryCode: countryOf(context) } },
			idempotent: true,
			confirm: async () =>
				settledWhen(await fetchCart(context, cartId), applied, (payload) => ({
					cartBuyerIdentityUpdate: payload,
				})),
		});
		return cartBuyerIdentityUpdate;
	});
}

/** Runs a mutation on the visitor's cart. A cart that no longer exists is replaced by a new one with `lines`. */
export async function changeCart(
	context: AppContext,
	failure: string,
	mutate: (cartId: string) => Promise<CartPayload | null | undefined>,
	lines: WantedLine[] = [],
): Promise<CartOutcome> {
	const cartId = context.session.get('cartId');
	if (!cartId) return createCart(context, lines);
	return operation(context, failure, async () => {
		const payload = await mutate(cartId);
		if (payload?.userErrors[0] && isCartMissing(payload.userErrors[0])) {
			logMissingCart(context);
			return createCart(context, lines);
		}
		return outcomeOf(payload);
	});
}

function limitWarning(line: { id: string } | undefined): CartWarning {
	return { code: LINE_LIMIT, message: '', target: line?.id ?? '' };
}

function sameCodes(cart: CartFragment, codes: string[]): boolean {
	const normalized = (list: string[]) =>
		list
			.map((code) => code.toLowerCase())
			.sort()
			.join();
	return normalized(cart.discountCodes.map(({ code }) => code)) === normalized(codes);
}

/** The signed-in customer. If the token cannot be renewed, the old one is used: the cart must work without it. */
async function buyerOf(context: AppContext): Promise<BuyerIdentity> {
	const key = await bestToken(context).catch(() => sessionToken(context));
	return key ? { customerAccessToken: key.accessToken } : {};
}

function countryOf(context: AppContext) {
	return context.market as NonNullable<CartFragment['buyerIdentity']['countryCode']>;
}

function logMissingCart(context: AppContext): void {
	context.log.warn('Cart not found, creating a new one');
}
