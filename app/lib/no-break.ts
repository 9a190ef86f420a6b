const FIGURE =
	/(?<=\d) (?=(?:V|A|W|Hz|GHz|mm|cm|m|m²|km|kg|lb|mi|kt|kWh|MB|ft|hPa|°[CF]|%|€|\$|EUR|USD|\p{Lu}{2,}s|Uhr|Minuten|minutes|Werktagen?|business|in(?=\)|\s\()|×)(?![\p{L}\d])|[ap]\.m\.|\d+\/\d|\()|(?<=\d\s?×) (?=\d)/gu;

/** `2 m (6.6 ft)`, but not after the two measures of `24 × 16 in`, which is long enough. */
const CONVERTED =
	/(?<=(?:^|[^\d×\s.,/]\s*|[.,]\s+)(?:\d+\s)?\d[\d.,/]*\s(?:mm|cm|m|kg|in|ft|lb)) (?=\()/gu;

/** `5–8`: a word joiner prevents a line break after the dash. */
const RANGE = /(?<=\d)–(?=\d)/g;

/** `USB-C`, `Wi-Fi`: the same after a hyphen beside one or two letters. */
const HYPHEN = /(?<=(?<!\p{L})\p{L}{1,2})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu;

/** Keeps figures on one line: number and unit, brackets after it, dimensions (`90 × 60 cm`), ranges. */
export function withNoBreakSpaces(text: string): string {
	return text.replace(FIGURE, '\u00a0').replace(CONVERTED, '\u00a0').replace(RANGE, '–\u2060');
}

/** The same for short texts, in which no line ends at the hyphen of `USB-C` either. */
export function withNoBreakHyphens(text: string): string {
	return withNoBreakSpaces(text).replace(HYPHEN, '-\u2060');
}
