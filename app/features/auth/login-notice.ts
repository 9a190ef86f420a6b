/** Notices of the login page, by its `notice` parameter. */
const LOGIN_NOTICES = ['expired', 'registered', 'signed-out'] as const;

export type LoginNotice = (typeof LOGIN_NOTICES)[number];

/** The notice of a URL, or `undefined` for any other value. */
export function loginNotice({ searchParams }: URL): LoginNotice | undefined {
	const parameter = searchParams.get('notice');
	return LOGIN_NOTICES.find((notice) => notice === parameter);
}
