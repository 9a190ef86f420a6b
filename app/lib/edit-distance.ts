/**
 * Letters to insert, delete, replace or transpose with their neighbour to make one word of another: the Damerau-Levenshtein
 * distance in which no part is edited twice. `Infinity` where there are more than `limit`. Packages such as
 * `fastest-levenshtein` count two transposed letters as two edits.
 */
export function editDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
	let previous: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			const isTransposed = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			next[j] = Math.min(
				at(next, j - 1) + 1,
				at(row, j) + 1,
				at(row, j - 1) + (isSame ? 0 : 1),
				isTransposed ? at(previous, j - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		// Later rows are only reached through these two.
		if (Math.min(...row, ...next) > limit) return Number.POSITIVE_INFINITY;
		previous = row;
		row = next;
	}
	const edits = at(row, other.length);
	return edits > limit ? Number.POSITIVE_INFINITY : edits;
}

function at(row: readonly number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}
