import type { AppContext } from '~/server/context.server';
import { optionalToken, sessionToken } from '~/shopify/customer-token.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_BUYER_IDENTITY_UPDATE, CART_CREATE } from './cart.queries';
import {
	type CartOutcome,
	type CartPayload,
	isCartMissing,
	limitWarning,
	outcomeOf,
	payloadOf,
} from './cart-outcome.server';
import { remainingQuantity } from './cart-rules';
import {
	fetchCart,
	fetchWholeCart,
	findLine,
	type LineKey,
	withAllLines,
} from './fetch-cart.server';

export interface Attribute {
	key: string;
	value: string;
}

export interface WantedLine extends LineKey {
	quantity: number;
}

/** The same for lines that the platform merges into one. */
export function keyOf({ merchandiseId, sellingPlanId, attributes }: WantedLine): string {
	return JSON.stringify([merchandiseId, sellingPlanId, attributes]);
}

/** What a cart begins with. */
export interface CartContents {
	lines: WantedLine[];
	discountCodes?: string[];
	attributes?: Attribute[];
	note?: string;
}

/** Changes of a cart's buyer; `null` removes a value. */
export interface BuyerIdentity {
	customerAccessToken?: string | null;
	email?: string | null;
	phone?: string | null;
}

/**
 * The visitor's cart, or `undefined` if there is none yet. A cart that no longer exists (completed, expired) is
 * replaced by a new, empty one.
 */
export async function readCart(context: AppContext): Promise<CartFragment | undefined> {
	const cartId = context.session.get('cartId');
	if (!cartId) return undefined;
	const cart = await fetchCart(context, cartId);
	if (cart) return inMarket(context, await withRenewedToken(context, cart));
	logMissingCart(context);
	return (await createCart(context, [])).cart;
}

/** The visitor's cart with all lines; those after the first 250 take a second request. */
export async function readWholeCart(context: AppContext): Promise<CartFragment | undefined> {
	const cart = await readCart(context);
	return cart && withAllLines(context, cart);
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

/** Creates the visitor's cart. The quantity of a line never exceeds the shop's limit. */
export async function createCart(context: AppContext, wanted: WantedLine[]): Promise<CartOutcome> {
	const lines = wanted.map((line) => ({ ...line, quantity: remainingQuantity(0, line.quantity) }));
	const outcome = await createDetachedCart(context, { lines });
	context.session.set('cartId', outcome.cart.id);
	const limited = wanted
		.filter(({ quantity }, index) => quantity > (lines[index]?.quantity ?? 0))
		.map((line) => limitWarning(findLine(outcome.cart, line)));
	return { ...outcome, warnings: [...limited, ...outcome.warnings] };
}

/**
 * Gives the customer's cart a renewed token: the checkout signs in by the cart's, and the former one has ended. A cart
 * without a customer, or from before the sign-in, may be somebody else's. A failure leaves the cart as it is.
 */
export async function withRenewedToken(
	context: AppContext,
	cart: CartFragment,
): Promise<CartFragment> {
	const { session } = context;
	if (!session.get('tokenRenewed') || session.get('formerCartId')) return cart;
	session.unset('tokenRenewed');
	if (!cart.buyerIdentity.customer) return cart;
	try {
		return (await updateBuyerIdentity(context, await buyerOf(context), () => false)).cart;
	} catch (error) {
		if (isUnavailable(error)) session.set('tokenRenewed', true);
		else if (!isRefused(error)) throw error;
		return cart;
	}
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
	return changeCart(context, 'Cannot update cart buyer identity', async (cartId, ifApplied) => {
		const { cartBuyerIdentityUpdate } = await context.shopify.mutate(CART_BUYER_IDENTITY_UPDATE, {
			variables: { cartId, buyerIdentity: { ...identity, countryCode: countryOf(context) } },
			idempotent: true,
			confirm: ifApplied('cartBuyerIdentityUpdate', applied),
		});
		return cartBuyerIdentityUpdate;
	});
}

/** `confirm` of a mutation: its lost response, rebuilt where the cart shows the effect. */
type IfApplied = <Name extends string>(
	name: Name,
	applied: (cart: CartFragment) => boolean,
) => () => Promise<Record<Name, CartPayload> | undefined>;

/** Runs a mutation on the visitor's cart. A cart that no longer exists is replaced by a new one with `lines`. */
export async function changeCart(
	context: AppContext,
	failure: string,
	mutate: (cartId: string, ifApplied: IfApplied) => Promise<CartPayload | null | undefined>,
	lines: WantedLine[] = [],
): Promise<CartOutcome> {
	const cartId = context.session.get('cartId');
	if (!cartId) return createCart(context, lines);
	const ifApplied: IfApplied = (name, applied) => async () => {
		const cart = await fetchWholeCart(context, cartId);
		if (!cart || !applied(cart)) return undefined;
		return { [name]: payloadOf(cart) } as Record<typeof name, CartPayload>;
	};
	return operation(context, failure, async () => {
		const payload = await mutate(cartId, ifApplied);
		if (payload?.userErrors[0] && isCartMissing(payload.userErrors[0])) {
			logMissingCart(context);
			return createCart(context, lines);
		}
		return outcomeOf(payload);
	});
}

/** The signed-in customer. If the token cannot be renewed, the old one is used: the cart must work without it. */
async function buyerOf(context: AppContext): Promise<BuyerIdentity> {
	const key = await optionalToken(context).catch(() => sessionToken(context));
	return key ? { customerAccessToken: key.accessToken } : {};
}

function countryOf(context: AppContext) {
	return context.market as NonNullable<CartFragment['buyerIdentity']['countryCode']>;
}

export function logMissingCart(context: AppContext): void {
	context.log.warn('Cart not found, creating a new one');
}
