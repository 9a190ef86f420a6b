/** In characters. */
const MAX_LENGTH = 2_000;

/** Patterns of personal data and secrets, each with its replacement. */
const SECRETS: [RegExp, string][] = [
	// URLs without query and fragment.
	[/([a-z][a-z\d+.-]*:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>):]*/gi, '$1'],
	[/(\/[^\s?#"'<>):]*)\?[^\s"'<>):]*/g, '$1'],
	[/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:]+/g, '[e-mail]'],
	[/\b(shp\w{2,3}_|Bearer\s+)\S+/g, '[token]'],
	[/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
	[/\+?\d[\d ()/-]{6,}\d/g, '[number]'],
];

/** Removes e-mail addresses, tokens, telephone numbers and queries; truncates long texts. */
export function scrub(text: string): string {
	const cut = text.slice(0, MAX_LENGTH);
	return SECRETS.reduce((clean, [secret, stand]) => clean.replace(secret, stand), cut);
}
