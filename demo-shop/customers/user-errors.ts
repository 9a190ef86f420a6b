/** An error of a customer mutation; `field` is null where the platform returns none. */
export interface CustomerUserError {
	code: string;
	field: string[] | null;
	message: string;
}

export function userError(
	code: string,
	field: string[] | null,
	message: string,
): CustomerUserError {
	return { code, field, message };
}

/** Both error lists of a payload; the deprecated one has no codes. */
export function errorLists(errors: CustomerUserError[]) {
	return {
		customerUserErrors: errors,
		userErrors: errors.map(({ field, message }) => ({ field, message })),
	};
}
