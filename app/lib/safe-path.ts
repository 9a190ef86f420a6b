/**
 * A redirect target that stays on this site: a path with its query and fragment, or `undefined`
 * where the value names another origin (`//host`, `/\host`, `https://…`) or is no path.
 */
export function safePath(value: string): string | undefined {
	if (!value.startsWith('/')) return undefined;
	const base = 'https://site.invalid';
	if (!URL.canParse(value, base)) return undefined;
	const url = new URL(value, base);
	if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
	return `${url.pathname}${url.search}${url.hash}`;
}
