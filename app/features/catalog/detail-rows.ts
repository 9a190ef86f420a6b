import { textLines } from '~/lib/text-lines';

export interface DetailRow {
	/** Missing for lines without a label. */
	label?: string;
	text: string;
}

/**
 * The lines of the `custom.details` metafield: `Label: value` becomes a row with a label.
 * Only a colon near the start of a line counts, so that sentences stay whole.
 */
export function detailRows(value: string | null | undefined): DetailRow[] {
	return textLines(value).map((line) => {
		const [, label, text] = /^([^:.]{1,40}):\s+(.+)$/.exec(line) ?? [];
		return label && text ? { label, text } : { text: line };
	});
}
