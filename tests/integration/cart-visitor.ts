import type { CartResponse } from '../../app/features/cart/cart-view';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as sessionLoader } from '../../app/routes/api/session';
import type { TestVisitor } from './shop';

export async function change(
	visitor: TestVisitor,
	fields: Record<string, string>,
	prefix = '',
): Promise<{ status: number; body: CartResponse }> {
	const response = await visitor.post(`${prefix}/api/cart`, fields, ({ request, context }) =>
		cartApi({ request, context, params: {} }),
	);
	return { status: response.status, body: (await response.json()) as CartResponse };
}

/** What the session endpoint responds with: cart, customer and notices. */
export async function loadSession(visitor: TestVisitor, prefix = ''): Promise<CartResponse> {
	const response = await visitor.visit(`${prefix}/api/session`, ({ request, context }) =>
		sessionLoader({ request, context, params: {} }),
	);
	return (await response.json()) as CartResponse;
}

/** The fields of an addition. */
export const add = (variantId: string, quantity = '1') => ({ intent: 'add', variantId, quantity });

export function quantities(body: CartResponse): Record<string, number> {
	return Object.fromEntries(
		(body.cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]),
	);
}

export function lineId(body: CartResponse, variantId: string): string {
	return body.cart?.lines.find((line) => line.variantId === variantId)?.id ?? '';
}

/** Submits the form of the hosted checkout. */
export async function completeCheckout(url: string, email = 'ada@aerolume.example'): Promise<void> {
	const page = await (await fetch(url)).text();
	const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	const fields = new URLSearchParams({
		...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
		email,
		firstName: 'Ada',
		lastName: 'Winter',
		address1: 'Flughafenstraße 1',
		zip: '60549',
		city: 'Frankfurt am Main',
		countryCode: 'DE',
	});
	const order = await fetch(url, { method: 'POST', body: fields });
	if (!order.ok) throw new Error(`The checkout responded with ${order.status}`);
}
