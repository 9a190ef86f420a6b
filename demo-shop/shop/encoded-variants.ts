/**
 * Encodes option value combinations as `Product.encodedVariantExistence` does (format v1, described
 * in the schema): `:` next option, `,` end of a prefix, space a gap, `-` a range.
 * Each combination lists the value's position for every option of the product, in order.
 */
export function encodeVariants(combinations: number[][]): string {
	return `v1_${encodeLevel(combinations, 0)}`;
}

function encodeLevel(combinations: number[][], depth: number): string {
	const byValue = new Map<number, number[][]>();
	for (const combination of combinations) {
		const value = combination[depth];
		if (value !== undefined) {
			byValue.set(value, [...(byValue.get(value) ?? []), combination]);
		}
	}
	const values = [...byValue.keys()].sort((a, b) => a - b);
	const isLast = combinations.every((combination) => combination.length === depth + 1);
	return isLast
		? encodeValues(values)
		: values
				.map((value) => `${value}:${encodeLevel(byValue.get(value) ?? [], depth + 1)},`)
				.join('');
}

function encodeValues(values: number[]): string {
	const ranges: Array<{ from: number; to: number }> = [];
	for (const value of values) {
		const last = ranges.at(-1);
		if (last && last.to === value - 1) {
			last.to = value;
		} else {
			ranges.push({ from: value, to: value });
		}
	}
	return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
