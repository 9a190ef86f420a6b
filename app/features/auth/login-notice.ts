/** What the login can say of what led there, in `?notice=`. */
const LOGIN_NOTICES = ['expired', 'registered', 'signed-out'] as const;

export type LoginNotice = (typeof LOGIN_NOTICES)[number];

/** The notice of an address, or `undefined` for any other word. */
export function loginNotice({ searchParams }: URL): LoginNotice | undefined {
	const given = searchParams.get('notice');
	return LOGIN_NOTICES.find((notice) => notice === given);
}
