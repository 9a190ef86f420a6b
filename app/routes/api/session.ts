import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readCart } from '~/features/cart/cart.server';
import type { CartAnswer } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { available } from '~/shopify/available.server';

/** What the client's mirror needs of this visitor; the one private request of a public page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const cart = await available(readCart(context));
	const answer: CartAnswer = { cart: cart ? toCartView(cart) : null, notices: [] };
	return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
