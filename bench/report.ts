/** A section of the results in Markdown, and one sentence for each exact figure above its limit. */
export interface Report {
	text: string;
	exceeded: string[];
}

/** A Markdown table with aligned columns: the first one left, the others right. */
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

/** Median; the lower one of two middle values. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted[Math.ceil(sorted.length / 2) - 1];
	if (middle === undefined) throw new Error('No values to take the median of.');
	return middle;
}
