/** For text that is not displayed with line breaks, as in titles of windows, structured data and feeds. */
export function withoutSoftHyphens(text: string): string {
	return text.replaceAll('\u00ad', '');
}
