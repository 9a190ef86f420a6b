import { withNoBreakSpaces } from './no-break';

/** The non-empty lines of a text. */
export function textLines(value: string | null | undefined): string[] {
	return (value ?? '')
		.split(/\r?\n/)
		.map((line) => withNoBreakSpaces(line.trim()))
		.filter(Boolean);
}
