import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readCart } from '~/features/cart/cart.server';
import { CartRefused } from '~/features/cart/cart-refusal';
import type { CartAnswer } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { wrongMethod } from '~/lib/wrong-method.server';
import { OperationError } from '~/shopify/errors';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** What the client's mirror needs of this visitor; the one private request of a public page. 503 in trouble. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	try {
		const cart = await readCart(context);
		const answer: CartAnswer = { cart: cart ? toCartView(cart, context.env) : null, notices: [] };
		return Response.json(answer, { headers: PRIVATE });
	} catch (error) {
		if (!(error instanceof OperationError || error instanceof CartRefused)) throw error;
		return Response.json({ error: error.message }, { status: 503, headers: PRIVATE });
	}
}

export function action(): Response {
	return wrongMethod('GET');
}
