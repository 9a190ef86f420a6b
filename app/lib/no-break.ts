const FIGURE =
	/(?<=\d) (?=(?:V|A|W|Hz|GHz|mm|cm|m|m²|km|kg|kt|kWh|MB|ft|hPa|°C|%|€|\$|EUR|USD|LEDs|Uhr|Werktagen?|business|in(?=\))|×)(?![\p{L}\d])|\()|(?<=\d\s?×) (?=\d)/gu;

/** A line may end after the dash of a range. */
const RANGE = /(?<=\d)–(?=\d)/g;

/** Keeps figures on one line: number and unit, what stands in brackets behind, dimensions (`90 × 60 cm`), ranges. */
export function withNoBreakSpaces(text: string): string {
	return text.replace(FIGURE, '\u00a0').replace(RANGE, '–\u2060');
}
