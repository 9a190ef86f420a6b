/** For comparisons: lower case, without accents and apostrophes inside words, `ß` as `ss`: `Größe` → `grosse`. */
export function normalizeText(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}|(?<=[\p{L}\p{M}])['’](?=\p{L})/gu, '')
		.replaceAll('ß', 'ss');
}

/** The normalized words of a text: letters and digits only, so that they need no escaping in a regular expression. */
export function wordsOf(text: string): string[] {
	return normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
