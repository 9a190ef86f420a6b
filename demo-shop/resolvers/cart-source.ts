import { openCart } from '../cart/cart-store';
import { type PricedCart, type PricedLine, priceCart } from '../cart/priced-cart';
import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext } from '../schema/request-context';
import type { CartRecord } from '../state/records';

/** Source of `Cart`. Without the key, private fields of the buyer are omitted. */
export interface CartSource {
	__typename: 'Cart';
	cart: PricedCart;
	hasKey: boolean;
}

export interface CartLineSource {
	__typename: 'CartLine';
	cart: PricedCart;
	line: PricedLine;
}

export function cartSource(
	context: RequestContext,
	record: CartRecord,
	hasKey: boolean,
): CartSource {
	return { __typename: 'Cart', cart: priceCart(context.shop, record), hasKey };
}

/** A cart by its id, with or without key; null where there is none. A query never changes it. */
export function findCart(id: string, context: RequestContext): CartSource | null {
	const access = openCart(context.shop, id);
	return access && cartSource(context, access.record, access.hasKey);
}

/** One page of a cart's lines. */
export function cartLinePage(
	cart: PricedCart,
	lines: readonly PricedLine[],
	args: ConnectionArguments,
) {
	return paginate(lines, args, ({ record }) => ({ last_id: 1, last_value: record.id })).map(
		(line): CartLineSource => ({ __typename: 'CartLine', cart, line }),
	);
}
