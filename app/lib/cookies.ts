/** Value of a cookie in a `Cookie` header, not decoded; `undefined` where it is missing. */
export function readCookie(header: string | null, name: string): string | undefined {
	for (const part of header?.split(';') ?? []) {
		const separator = part.indexOf('=');
		if (separator > 0 && part.slice(0, separator).trim() === name) {
			return part.slice(separator + 1).trim();
		}
	}
	return undefined;
}

/**
 * A `Set-Cookie` header, or a value for `document.cookie`, whose value is sent as it is: for cookies that scripts
 * read, or that browsers hold as plain text. An empty value removes the cookie.
 * @param value letters, digits, `.` and `-` only
 */
export function plainCookie(name: string, value: string, days: number): string {
	const maxAge = value ? days * 24 * 60 * 60 : 0;
	return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`;
}
