/** What the account's first page may say was done, by the `done` parameter of its address. */
const DONE = [
	'profile',
	'address-created',
	'address-updated',
	'address-deleted',
	'address-default',
] as const;
export type SuccessKey = (typeof DONE)[number];

/** The parameter, or `undefined` where it is none of these. */
export function readSuccessKey(parameter: string | null): SuccessKey | undefined {
	return DONE.find((key) => key === parameter);
}
