/** A part of the results: Markdown, and a sentence for each exact figure above its limit. */
export interface Report {
	text: string;
	exceeded: string[];
}

/** A Markdown table whose columns line up in a terminal too; the first column is text, the others are set right. */
export function table(head: string[], rows: string[][]): string {
	const widths = head.map((cell, column) =>
		Math.max(1, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: string[]) =>
		`| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
	const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
	return [line(head), rule, ...rows.map(line)].join('\n');
}

/** `91696` → `91,696`. */
export function bytes(value: number): string {
	return value.toLocaleString('en-US');
}

export function verdict(isMet: boolean): string {
	return isMet ? 'met' : 'not met';
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted[Math.ceil(sorted.length / 2) - 1];
	if (middle === undefined) throw new Error('No values to take the median of.');
	return middle;
}
