/**
 * A colour of the platform for a style: `#` with 3, 4, 6 or 8 hex digits, or a word, as CSS names colours; an unknown
 * word has no effect. `undefined` for anything else.
 */
export function cssColor(color: string | null | undefined): string | undefined {
	const value = color?.trim() ?? '';
	return /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20})$/i.test(value) ? value : undefined;
}
