import * as v from 'valibot';

/** A price, or a price of the price history, as a decimal string. */
export const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

const money = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ amount: decimal, currency_code: v.string() }),
	v.transform(({ amount, currency_code }) => ({ amount, currencyCode: currency_code })),
);

/** The value of a metafield of the type `money`; `undefined` where it is none. */
export function parseMoney(
	value: string | null | undefined,
): { amount: string; currencyCode: string } | undefined {
	const { output, success } = v.safeParse(money, value);
	return success ? output : undefined;
}
