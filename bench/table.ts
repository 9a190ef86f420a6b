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
