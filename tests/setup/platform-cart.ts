import { openSession } from '../../app/server/session.server';

/** The public token of the demo shop. */
const TOKEN = '8f4b2d6e1a9c47305d8e6b7f2c1a9034';

/** The platform's limit of lines per request. */
const MAX_LINES = 250;

export interface NewLine {
	merchandiseId: string;
	quantity: number;
	attributes?: { key: string; value: string }[];
}

/** Sends a request to the platform without the shop. */
export async function queryStorefront<Data>(
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

/** Creates a German cart at the platform; returns the visitor's session cookie. */
export async function createPlatformCart(
	shopOrigin: string,
	sessionSecret: string,
	lines: NewLine[],
): Promise<string> {
	const { cartCreate } = await queryStorefront<{ cartCreate: { cart: { id: string } } }>(
		shopOrigin,
		'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: DE } }) { cart { id } } }',
		{ lines: lines.slice(0, MAX_LINES) },
	);
	const { id } = cartCreate.cart;
	if (lines.length > MAX_LINES) {
		await queryStorefront(
			shopOrigin,
			'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
			{ id, lines: lines.slice(MAX_LINES) },
		);
	}
	return cartSession(sessionSecret, id);
}

/** Session cookie of a visitor with this cart. */
export async function cartSession(sessionSecret: string, cartId: string): Promise<string> {
	const session = await openSession(sessionSecret, null);
	session.set('cartId', cartId);
	return (await session.commit())?.split(';')[0] ?? '';
}
