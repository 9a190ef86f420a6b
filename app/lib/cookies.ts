/**
 * Value of a cookie in a `Cookie` header, not decoded; `undefined` where it is missing. The package `cookie` would add
 * 1.1 kB to a first visit.
 */
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
 * A `Set-Cookie` header, or a value for `document.cookie`. `createCookie` would encode the value. An empty value removes
 * the cookie.
 * @param value letters, digits, `.`, `_` and `-` only
 * @param more further attributes
 */
export function serializeCookie(
	name: string,
	value: string,
	days: number,
	more = '; Secure',
): string {
	const maxAge = value ? days * 24 * 60 * 60 : 0;
	return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${more}`;
}
