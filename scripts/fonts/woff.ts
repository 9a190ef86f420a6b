import { brotliCompressSync, constants, inflateSync } from 'node:zlib';
import { transformGlyphs } from './glyph-streams';

/** A font's tables by their four-letter names. */
export type Tables = Map<string, Buffer>;

/** The tables of a WOFF file (W3C, WOFF 1.0). */
export function readWoff(file: Buffer): Tables {
	if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
	const tables: Tables = new Map();
	for (let entry = 44, left = file.readUInt16BE(12); left > 0; left--, entry += 20) {
		const start = file.readUInt32BE(entry + 4);
		const packed = file.readUInt32BE(entry + 8);
		const data = file.subarray(start, start + packed);
		const whole = file.readUInt32BE(entry + 12) === packed;
		tables.set(file.toString('latin1', entry, entry + 4), whole ? data : inflateSync(data));
	}
	return tables;
}

/** Tables with a number in WOFF2, in the order of the numbers. */
const KNOWN =
	'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'
		.replaceAll('_', ' ')
		.split(/ (?=\S)/);

/** A WOFF2 file (W3C, WOFF 2.0), with glyphs split into streams that compress better. */
export function writeWoff2(tables: Tables): Buffer {
	const names = [...tables.keys()].filter((name) => name !== 'loca');
	// Must follow the glyphs.
	names.splice(names.indexOf('glyf') + 1, 0, 'loca');
	const entries: Buffer[] = [];
	const parts: Buffer[] = [];
	let wholeSize = 12 + 16 * names.length;
	for (const name of names) {
		const table = tables.get(name) ?? Buffer.alloc(0);
		const packed = packTable(name, table, tables);
		const number = KNOWN.indexOf(name);
		if (number < 0) throw new Error(`WOFF2 has no number for the table ${name}.`);
		entries.push(
			Buffer.from([number]),
			base128(table.length),
			packed ? base128(packed.length) : Buffer.alloc(0),
		);
		parts.push(packed ?? table);
		wholeSize += Math.ceil(table.length / 4) * 4;
	}
	const directory = Buffer.concat(entries);
	const data = brotliCompressSync(Buffer.concat(parts), {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		},
	});
	const header = Buffer.alloc(48);
	header.write('wOF2', 'latin1');
	header.writeUInt32BE(0x00010000, 4);
	header.writeUInt16BE(names.length, 12);
	header.writeUInt32BE(wholeSize, 16);
	header.writeUInt32BE(data.length, 20);
	header.writeUInt16BE(1, 24);
	const file = Buffer.concat([header, directory, data]);
	const padded = Buffer.concat([file, Buffer.alloc((4 - (file.length % 4)) % 4)]);
	padded.writeUInt32BE(padded.length, 8);
	return padded;
}

/** Data of a table that WOFF2 transforms. */
function packTable(name: string, table: Buffer, tables: Tables): Buffer | undefined {
	if (name === 'glyf') return transformGlyphs(table, tables.get('loca') ?? Buffer.alloc(0));
	return name === 'loca' ? Buffer.alloc(0) : undefined;
}

/** A number in groups of seven bits, with the eighth bit set in all but the last. */
function base128(value: number): Buffer {
	const groups = [value & 0x7f];
	for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
	return Buffer.from(groups);
}
