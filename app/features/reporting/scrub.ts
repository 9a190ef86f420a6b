/** Longest text that is reported, in characters. */
const MAX_LENGTH = 2_000;

/** What tells of a person or opens a door, and what stands for it in a report. */
const SECRETS: [RegExp, string][] = [
	// An address ends where its query or fragment begins.
	[/([a-z][a-z\d+.-]*:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>):]*/gi, '$1'],
	[/(\/[^\s?#"'<>):]*)\?[^\s"'<>):]*/g, '$1'],
	[/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:]+/g, '[e-mail]'],
	[/\b(shp\w{2,3}_|Bearer\s+)\S+/g, '[token]'],
	[/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
	[/\+?\d[\d ()/-]{6,}\d/g, '[number]'],
];

/** A text as it may leave the shop: no e-mail, token, telephone number or query, and not too long. */
export function scrub(text: string): string {
	const cut = text.slice(0, MAX_LENGTH);
	return SECRETS.reduce((clean, [secret, stand]) => clean.replace(secret, stand), cut);
}
