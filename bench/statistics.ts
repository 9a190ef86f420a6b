/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted[Math.ceil(sorted.length / 2) - 1];
	if (middle === undefined) throw new Error('No values to take the median of.');
	return middle;
}
