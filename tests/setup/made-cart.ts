import { openSession } from '../../app/server/session.server';

/** The public token of the demo shop. */
const TOKEN = '8f4b2d6e1a9c47305d8e6b7f2c1a9034';

/** Lines that one call to the platform takes. */
const MOST_LINES = 250;

export interface MadeLine {
	merchandiseId: string;
	quantity: number;
	attributes?: { key: string; value: string }[];
}

/** Asks the platform past the shop, as other apps of it may. */
export async function askPlatform<Data>(
	shopOrigin: string,
	query: string,
	variables: object = {},
): Promise<Data> {
	const response = await fetch(`${shopOrigin}/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': TOKEN },
		body: JSON.stringify({ query, variables }),
	});
	const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
	if (errors) throw new Error(JSON.stringify(errors));
	return data;
}

/** Makes a German cart past the shop; the session cookie of the visitor whose it is. */
export async function makeCart(
	shopOrigin: string,
	sessionSecret: string,
	lines: MadeLine[],
): Promise<string> {
	const { cartCreate } = await askPlatform<{ cartCreate: { cart: { id: string } } }>(
		shopOrigin,
		'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: DE } }) { cart { id } } }',
		{ lines: lines.slice(0, MOST_LINES) },
	);
	const { id } = cartCreate.cart;
	if (lines.length > MOST_LINES) {
		await askPlatform(
			shopOrigin,
			'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
			{ id, lines: lines.slice(MOST_LINES) },
		);
	}
	return cartSession(sessionSecret, id);
}

/** The session cookie of a visitor with this cart. */
export async function cartSession(sessionSecret: string, cartId: string): Promise<string> {
	const session = await openSession(sessionSecret, null);
	session.set('cartId', cartId);
	return (await session.commit())?.split(';')[0] ?? '';
}
