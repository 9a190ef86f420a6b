/** Glyph ids by code point, from the table `cmap`, format 4. */
export function readCharacters(cmap: Buffer): Map<number, number> {
	const start = subtable(cmap);
	const segments = cmap.readUInt16BE(start + 6) / 2;
	const [ends, starts, deltas, offsets] = [14, 16, 16, 16].map(
		(skipped, index) => start + skipped + 2 * segments * index,
	) as [number, number, number, number];
	const characters = new Map<number, number>();
	for (let segment = 0; segment < segments; segment++) {
		const at = 2 * segment;
		const first = cmap.readUInt16BE(starts + at);
		const delta = cmap.readUInt16BE(deltas + at);
		const offset = cmap.readUInt16BE(offsets + at);
		for (let code = first; code <= cmap.readUInt16BE(ends + at) && code < 0xffff; code++) {
			const listed = offset && cmap.readUInt16BE(offsets + at + offset + 2 * (code - first));
			const glyph = offset ? listed && listed + delta : code + delta;
			if (glyph & 0xffff) characters.set(code, glyph & 0xffff);
		}
	}
	return characters;
}

/** The table `cmap` in format 4, with one segment for each run of consecutive characters and glyphs. */
export function writeCharacters(characters: Map<number, number>): Buffer {
	const sorted = [...characters].sort(([a], [b]) => a - b);
	const runs: { first: number; last: number; delta: number }[] = [];
	for (const [code, glyph] of sorted) {
		const run = runs.at(-1);
		if (run && run.last === code - 1 && run.delta === glyph - code) run.last = code;
		else runs.push({ first: code, last: code, delta: glyph - code });
	}
	runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
	const count = runs.length;
	const power = 2 ** Math.floor(Math.log2(count));
	const words = [
		...[4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
		...runs.map(({ last }) => last),
		0,
		...runs.map(({ first }) => first),
		...runs.map(({ delta }) => delta & 0xffff),
		...runs.map(() => 0),
	];
	const table = Buffer.alloc(12 + 2 * words.length);
	table.writeUInt16BE(1, 2);
	// Windows platform, Unicode: supported everywhere.
	table.writeUInt16BE(3, 4);
	table.writeUInt16BE(1, 6);
	table.writeUInt32BE(12, 8);
	words.forEach((word, index) => {
		table.writeUInt16BE(word, 12 + 2 * index);
	});
	return table;
}

function subtable(cmap: Buffer): number {
	for (let entry = 4; entry < 4 + 8 * cmap.readUInt16BE(2); entry += 8) {
		const start = cmap.readUInt32BE(entry + 4);
		if (cmap.readUInt16BE(start) === 4) return start;
	}
	throw new Error('The font has no character map of format 4.');
}
