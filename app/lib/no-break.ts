const FIGURE =
	/(?<=\d) (?=(?:V|A|W|Hz|GHz|mm|cm|m|m²|km|kg|kt|kWh|MB|ft|hPa|°C|%|LEDs|Uhr|×)(?![\p{L}\d]))|(?<=\d\s?×) (?=\d)/gu;

/** The text with figure and unit, and the factors of a format, in one line: `90 × 60 cm`. */
export function withNoBreakSpaces(text: string): string {
	return text.replace(FIGURE, '\u00a0');
}
