/** Notices of the login page, by its `notice` parameter. */
const LOGIN_NOTICES = ['expired', 'unsaved', 'registered', 'signed-out'] as const;

export type LoginNotice = (typeof LOGIN_NOTICES)[number];

/** The notice of a URL, or `undefined` for any other value. */
export function loginNotice({ searchParams }: URL): LoginNotice | undefined {
	const parameter = searchParams.get('notice');
	return LOGIN_NOTICES.find((notice) => notice === parameter);
}

/** Whether the customer was signed out without asking for it: the platform then asks for the login again. */
export function hasToLogInAgain(notice: LoginNotice | undefined): notice is 'expired' | 'unsaved' {
	return notice === 'expired' || notice === 'unsaved';
}
