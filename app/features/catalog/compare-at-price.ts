import type { Money } from '~/i18n/format';
import { compareDecimals } from '~/lib/decimal';
import { parseMoney } from '~/shopify/money-metafield';

export interface ComparedPrices {
	price: Money;
	/** The merchant's former price. */
	compareAtPrice?: Money | null;
	/** Value of the `custom.lowest_price_30d` metafield: JSON of amount and currency_code. */
	lowestPrice30d?: string | null;
	/** Whether the market's law requires the lowest price of the last 30 days. */
	vatIncluded: boolean;
}

/**
 * The crossed-out price: one that is higher than the current price, else `undefined`. In an EU market it is the
 * lowest price of the last 30 days (Directive 98/6/EC, art. 6a), and missing where that is unknown.
 */
export function crossedOutPrice(prices: ComparedPrices): Money | undefined {
	const former = prices.vatIncluded
		? parseMoney(prices.lowestPrice30d)
		: (prices.compareAtPrice ?? undefined);
	if (!former || former.currencyCode !== prices.price.currencyCode) return undefined;
	return compareDecimals(former.amount, prices.price.amount) > 0 ? former : undefined;
}
