/** In characters. */
const MAX_LENGTH = 2_000;

/**
 * Patterns of secrets and telephone numbers, each with its replacement. Anybody can send a report: a pattern must run in
 * linear time.
 */
const SECRETS: [RegExp, string | ((word: string) => string)][] = [
	[/\b(shp\w{2,3}_|Bearer\s+)\S+/g, '[token]'],
	[/[\w-]{24,}/g, (word) => (/\d/.test(word) ? '[token]' : word)],
	[/\+?\d[\d ()/-]{6,}\d/g, '[number]'],
];

/** Removes e-mail addresses, tokens, telephone numbers and queries; truncates long texts. */
export function scrub(text: string): string {
	const words = text.slice(0, MAX_LENGTH).replace(/[^\s"'<>()]+/g, scrubWord);
	return SECRETS.reduce(
		// The overloads of `replace` take a string or a function, but no union of both.
		(clean, [secret, replacement]) =>
			typeof replacement === 'string'
				? clean.replace(secret, replacement)
				: clean.replace(secret, replacement),
		words,
	);
}

/** A word without e-mail addresses; a URL or path without query and fragment, which end at a colon. */
function scrubWord(word: string): string {
	let clean = '';
	let isPath = false;
	let isQuery = false;
	for (const part of word.split(/([:,;])/)) {
		if (part === ':') isQuery = false;
		if (isQuery) continue;
		const start = part.search(/[?#]/);
		isPath ||= part.slice(0, start < 0 ? part.length : start).includes('/');
		isQuery = isPath && start >= 0;
		const rest = isQuery ? part.slice(0, start) : part;
		clean += isEmail(rest) ? '[e-mail]' : rest;
	}
	return clean;
}

function isEmail(text: string): boolean {
	const at = text.lastIndexOf('@');
	const dot = text.indexOf('.', at + 2);
	return at > 0 && dot > 0 && dot < text.length - 1;
}
