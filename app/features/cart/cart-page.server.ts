import { formResponse, optionalForForm } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { readWholeCart } from './cart.server';
import { withMovedCart } from './cart-buyer.server';
import { runCartCommand } from './cart-command.server';
import { toCartView } from './cart-view.server';
import { loadEmptyCartSuggestions } from './empty-cart.server';

/** The cart with its notices, the page of its lines, and suggestions where it is empty. */
export async function loadCartPage(context: AppContext, request: Request) {
	const read = await optionalForForm(
		context,
		withMovedCart(context, () => available(readWholeCart(context))),
	);
	const cart = read?.result;
	const isEmpty = read && !cart?.lines.nodes.length;
	const { searchParams } = new URL(request.url);
	return {
		suggestions: isEmpty ? await loadEmptyCartSuggestions(context, request) : undefined,
		// Missing where it cannot be read: the form that was just refused is shown again without it.
		...(read && { cart: cart ? toCartView(cart, context) : null }),
		notices: read?.notices ?? [],
		page: Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1),
	};
}

/** Runs a form without JavaScript. Returns what the page is to say; `undefined` where it has only to be shown again. */
export async function submitCartPage(context: AppContext, form: FormData | undefined) {
	const { status, response, typedQuantity } = await runCartCommand(context, form);
	if (status === 200 && response.notices.length === 0) return undefined;
	const isCodeRefused = response.notices.some(({ typed }) => typed !== undefined);
	const notices = response.notices.map((notice) => ({ ...notice, posted: true }));
	return formResponse(context, { ...response, notices, typedQuantity }, status, isCodeRefused);
}
