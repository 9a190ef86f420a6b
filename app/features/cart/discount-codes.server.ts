import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { isRefused } from '~/shopify/errors';
import type { CartFragment } from '~/shopify/storefront.generated';
import { CART_DISCOUNT_CODES_UPDATE } from './cart.queries';
import { changeCart, createCart, readCart } from './cart.server';
import { warningNotice } from './cart-notices.server';
import type { CartOutcome, CartWarning } from './cart-outcome.server';
import type { CartNotice } from './cart-view';

/** Links can add codes to an empty cart, where none is judged yet. */
const MAX_CODES = 10;

/** For a code that the platform does not warn of, as after a lost response. */
const NOT_APPLICABLE: CartWarning = { code: 'DISCOUNT_CODE_NOT_HONOURED', message: '', target: '' };

/**
 * Adds a code after the cart's other codes, so that one that does not apply replaces none. Warns if it does not
 * apply, and only about this code.
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

/**
 * Adds the code of a link, and keeps a notice about it for the page that it leads to, see `takeLinkNotices`. A refused
 * code must not keep the visitor from the shop. Throws 503 where the platform is unavailable.
 */
export async function addLinkedCode(context: AppContext, code: string): Promise<void> {
	try {
		context.session.set('linkNotice', linkNotice(await available(addDiscountCode(context, code))));
	} catch (error) {
		if (!isRefused(error)) throw error;
		context.session.set('linkNotice', NOT_APPLICABLE.code);
	}
}

function linkNotice({ cart, warnings }: CartOutcome): string {
	const refusal = warnings.findLast(({ code }) => code.startsWith('DISCOUNT_'))?.code;
	if (!refusal) return 'LINKED_CODE_APPLIES';
	// No other code can be judged without lines.
	const isFinal = refusal === 'DISCOUNT_NOT_FOUND' || refusal === 'DISCOUNT_CURRENTLY_INACTIVE';
	return cart.lines.nodes.length === 0 && !isFinal ? 'LINKED_CODE_SAVED' : refusal;
}

/** The notice about a link's code, once. */
export function takeLinkNotices({ session, locale }: AppContext): CartNotice[] {
	const code = session.get('linkNotice');
	if (!code) return [];
	session.unset('linkNotice');
	const notice = warningNotice({ code, message: '', target: '' }, locale);
	// The platform may have new codes.
	return [notice.message ? notice : warningNotice(NOT_APPLICABLE, locale)];
}

/** Removes a code, and those that do not apply. Throws `ShopifyError`. */
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
	return changeCart(context, 'Cannot update cart discount codes', async (cartId, ifApplied) => {
		const { cartDiscountCodesUpdate } = await context.shopify.mutate(CART_DISCOUNT_CODES_UPDATE, {
			variables: { cartId, discountCodes },
			idempotent: true,
			confirm: ifApplied('cartDiscountCodesUpdate', (cart) => sameCodes(cart, discountCodes)),
		});
		return cartDiscountCodesUpdate;
	});
}

function sameCodes(cart: CartFragment, codes: string[]): boolean {
	const normalized = (list: string[]) =>
		list
			.map((code) => code.toLowerCase())
			.sort()
			.join();
	return normalized(cart.discountCodes.map(({ code }) => code)) === normalized(codes);
}
