import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** Writes a brotli version (`.br`, best quality) of each text file, where that is smaller. Returns their number. */
export async function precompress(folder: string): Promise<number> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && TEXT.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const written = await Promise.all(files.map(compressFile));
	return written.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
	const content = readFileSync(file);
	const compressed = await promisify(brotliCompress)(content, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
		},
	});
	if (compressed.byteLength >= content.byteLength) return false;
	writeFileSync(`${file}.br`, compressed);
	return true;
}
