export const MONEY_FRAGMENT = `#graphql
	fragment Money on MoneyV2 {
		amount
		currencyCode
	}
` as const;
