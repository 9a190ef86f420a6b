/** Success messages of the overview page, by its `done` parameter. */
const DONE = [
	'profile',
	'address-created',
	'address-updated',
	'address-deleted',
	'address-default',
] as const;
export type SuccessKey = (typeof DONE)[number];

/** The parameter, or `undefined` for any other value. */
export function readSuccessKey(parameter: string | null): SuccessKey | undefined {
	return DONE.find((key) => key === parameter);
}
