import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable, type ShopifyError } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import { CART_CONTENTS_QUERY, CART_LINES_ADD } from './cart.queries';
import {
	type BuyerIdentity,
	type CartContents,
	createDetachedCart,
	keyOf,
	updateBuyerIdentity,
	type WantedLine,
} from './cart.server';
import { addLines } from './cart-lines.server';
import { ownNotice, refusalNotice, warningNotice } from './cart-notices.server';
import { outcomeOf } from './cart-outcome.server';
import { CART_LINES } from './cart-rules';
import type { CartNotice } from './cart-view';

/** The customer's data that the cart needs. */
export interface CartBuyer {
	accessToken: string;
	email: string | null;
}

/** More refused lines than this are an error of another kind. */
const MAX_REFUSED_LINES = 10;

/**
 * Begins a cart of the customer with the contents of the visitor's cart. The customer is never attached to that one: somebody
 * else may have planted its id, and could read the customer's data. After a failure, which is logged, the visitor's cart
 * stays until `finishMove` succeeds.
 */
export async function moveCart(
	context: AppContext,
	{ accessToken, email }: CartBuyer,
): Promise<void> {
	const former = context.session.get('cartId');
	if (!former) return;
	context.session.set('formerCartId', former);
	await withoutFailing(() =>
		beginCart(context, former, { customerAccessToken: accessToken, ...(email && { email }) }),
	);
}

/**
 * Creates the customer's cart if that failed at the sign-in. Otherwise adds the lines that are missing in it: lines that
 * did not fit, or that another tab has added to the former cart since. Returns notices about lines that could not be
 * moved. A failure is logged; the next request tries again.
 */
export async function finishMove(context: AppContext): Promise<CartNotice[]> {
	const { session, locale } = context;
	const former = session.get('formerCartId');
	const cartId = session.get('cartId');
	if (!former || !cartId) return [];
	const notices = await withoutFailing(async () => {
		if (cartId === former) {
			await beginCart(context, former);
			return [];
		}
		const [formerCart, moved] = await Promise.all([
			fetchContents(context, former),
			fetchContents(context, cartId),
		]);
		const missing =
			formerCart && moved ? missingLines(formerCart.contents.lines, moved.contents.lines) : [];
		const { result, refusals } = await leaveOutRefused(missing, async (lines) =>
			lines.length > 0 ? (await addLines(context, lines)).warnings : [],
		);
		session.unset('formerCartId');
		const hasLostGiftCard = formerCart?.hasGiftCard && !moved?.hasGiftCard;
		return [
			...(hasLostGiftCard ? [ownNotice('GIFT_CARD_NOT_MOVED', locale)] : []),
			...refusals.map((refusal) => refusalNotice(refusal, locale)),
			...result.map((warning) => warningNotice(warning, locale)),
		];
	});
	return notices ?? [];
}

/**
 * Finishes the move, then reads. Where that fails, the next request repeats the move, so that its notices are shown.
 */
export async function withMovedCart<T>(
	context: AppContext,
	read: () => Promise<T>,
): Promise<{ result: T; notices: CartNotice[] }> {
	const former = context.session.get('formerCartId');
	const notices = await finishMove(context);
	try {
		return { result: await read(), notices };
	} catch (error) {
		if (former) context.session.set('formerCartId', former);
		throw error;
	}
}

/** Removes the customer from the visitor's cart, and keeps its lines. A failure is logged. */
export async function detachBuyer(context: AppContext): Promise<void> {
	if (!context.session.get('cartId')) return;
	await withoutFailing(() =>
		updateBuyerIdentity(
			context,
			{ customerAccessToken: null, email: null, phone: null },
			({ buyerIdentity }) => !buyerIdentity.customer,
		),
	);
}

/** A cart that no longer exists is replaced by the next reader. */
async function beginCart(
	context: AppContext,
	former: string,
	buyer?: BuyerIdentity,
): Promise<void> {
	const formerCart = await fetchContents(context, former);
	if (!formerCart) {
		context.session.unset('formerCartId');
		return;
	}
	const { contents } = formerCart;
	const lines = contents.lines.map(toInput);
	const { result } = await leaveOutRefused(lines.slice(0, CART_LINES), (first) =>
		createDetachedCart(context, { ...contents, lines: first }, buyer),
	);
	const { id } = result.cart;
	await leaveOutRefused(lines.slice(CART_LINES), (rest) => addRest(context, id, rest));
	context.session.set('cartId', id);
}

/** After a lost response the new cart is not used, so that no line is added twice. */
async function addRest(context: AppContext, cartId: string, lines: WantedLine[]): Promise<void> {
	if (lines.length === 0) return;
	await operation(context, 'Cannot add lines', async () => {
		const { cartLinesAdd } = await context.shopify.mutate(CART_LINES_ADD, {
			variables: { cartId, lines },
			idempotent: false,
		});
		outcomeOf(cartLinesAdd);
	});
}

/** A line that was sold out has the quantity 0. */
function toInput(line: WantedLine): WantedLine {
	return { ...line, quantity: Math.max(1, line.quantity) };
}

/** The contents of a cart, oldest line first as a new cart takes them; `undefined` if it no longer exists. */
async function fetchContents(
	context: AppContext,
	cartId: string,
): Promise<{ contents: CartContents; hasGiftCard: boolean } | undefined> {
	const cart = await fetchContentsPage(context, cartId);
	if (!cart) return undefined;
	const { hasNextPage, endCursor } = cart.lines.pageInfo;
	const rest = hasNextPage ? await fetchContentsPage(context, cartId, endCursor) : undefined;
	const lines = [...cart.lines.nodes, ...(rest?.lines.nodes ?? [])].reverse();
	const contents = {
		lines: lines.map(({ merchandise, quantity, attributes, sellingPlanAllocation }) => ({
			merchandiseId: merchandise.id,
			quantity,
			...(attributes.length > 0 && { attributes: attributes.map(withValue) }),
			...(sellingPlanAllocation && { sellingPlanId: sellingPlanAllocation.sellingPlan.id }),
		})),
		discountCodes: cart.discountCodes.map(({ code }) => code),
		attributes: cart.attributes.map(withValue),
		...(cart.note && { note: cart.note }),
	};
	return { contents, hasGiftCard: cart.appliedGiftCards.length > 0 };
}

function fetchContentsPage(context: AppContext, cartId: string, after?: string | null) {
	return operation(context, 'Cannot get cart data', async () => {
		const { cart } = await context.shopify.query(CART_CONTENTS_QUERY, {
			variables: { cartId, after },
			cacheable: false,
			needs: ['cart'],
		});
		return cart ?? undefined;
	});
}

function withValue({ key, value }: { key: string; value?: string | null }) {
	return { key, value: value ?? '' };
}

/** The lines, or parts of them, that a cart with the lines `moved` lacks. */
function missingLines(lines: readonly WantedLine[], moved: readonly WantedLine[]): WantedLine[] {
	const present = new Map<string, number>();
	for (const line of moved) {
		present.set(keyOf(line), line.quantity + (present.get(keyOf(line)) ?? 0));
	}
	return lines.flatMap((line) => {
		const quantity = line.quantity - (present.get(keyOf(line)) ?? 0);
		return quantity > 0 ? { ...line, quantity } : [];
	});
}

/** Repeats an operation without the line that the platform refuses; it names one at a time. */
async function leaveOutRefused<T>(
	lines: readonly WantedLine[],
	attempt: (lines: WantedLine[]) => Promise<T>,
): Promise<{ result: T; refusals: ShopifyError[] }> {
	const refusals: ShopifyError[] = [];
	let rest = [...lines];
	for (;;) {
		try {
			return { result: await attempt(rest), refusals };
		} catch (error) {
			// The field ends like `lines`, `3`, `merchandiseId`.
			const index = isRefused(error) ? Number(error.field.at(-2)) : Number.NaN;
			if (!isRefused(error) || !rest[index] || refusals.length === MAX_REFUSED_LINES) throw error;
			refusals.push(error);
			rest = rest.filter((_, at) => at !== index);
		}
	}
}

/** The platform's failures are already logged. They must not prevent a login, a logout or a page. */
async function withoutFailing<T>(work: () => Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (!(isUnavailable(error) || isRefused(error))) throw error;
		return undefined;
	}
}
