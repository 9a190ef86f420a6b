export interface DetailRow {
	/** Missing where a line is a plain sentence. */
	label?: string;
	text: string;
}

/**
 * The `custom.details` metafield, a line each: `Label: value` becomes a row with a label.
 * A colon only counts near the start of a line, so that sentences stay sentences.
 */
export function detailRows(value: string | null | undefined): DetailRow[] {
	return textLines(value).map((line) => {
		const [, label, text] = /^([^:.]{1,40}):\s+(.+)$/.exec(line) ?? [];
		return label && text ? { label, text } : { text: line };
	});
}

/** The lines of a multi-line metafield, without empty ones. */
export function textLines(value: string | null | undefined): string[] {
	return (value ?? '')
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter(Boolean);
}
