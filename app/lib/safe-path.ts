/**
 * A redirect target on this site, as a path with query and fragment; `undefined` for other origins
 * (`//host`, `/\host`, `https://…`) and for anything that is not a path.
 */
export function safePath(value: string): string | undefined {
	if (!value.startsWith('/')) return undefined;
	const base = 'https://site.invalid';
	if (!URL.canParse(value, base)) return undefined;
	const url = new URL(value, base);
	if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
	return `${url.pathname}${url.search}${url.hash}`;
}
