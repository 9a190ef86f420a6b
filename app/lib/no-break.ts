const FIGURE =
	/(?<=\d) (?=(?:V|A|W|Hz|GHz|mm|cm|m|m²|km|kg|kt|kWh|MB|ft|hPa|°C|%|LEDs|Uhr|×)(?![\p{L}\d]))|(?<=\d\s?×) (?=\d)/gu;

/** Adds no-break spaces between number and unit, and in dimensions: `90 × 60 cm`. */
export function withNoBreakSpaces(text: string): string {
	return text.replace(FIGURE, '\u00a0');
}
