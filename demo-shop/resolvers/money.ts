import type { Prices } from '../catalogue/types';
import type { CurrencyCode } from '../shop/markets';
import { formatAmount, parseAmount } from '../shop/money';

/** Source of `MoneyV2`. */
export interface Money {
	__typename: 'MoneyV2';
	amount: string;
	currencyCode: CurrencyCode;
}

export function money(cents: bigint, currencyCode: CurrencyCode): Money {
	return { __typename: 'MoneyV2', amount: formatAmount(cents), currencyCode };
}

/** An amount of a price list in one currency. */
export function priceIn(prices: Prices, currency: CurrencyCode): Money {
	return money(parseAmount(prices[currency]), currency);
}
